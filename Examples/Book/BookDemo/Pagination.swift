import UIKit

/// The content of each page of a book, for a page size.
@MainActor
struct Pagination {
    /// A text and its frame.
    struct Block {
        let text: BookText
        let frame: CGRect
    }

    struct Page {
        var blocks: [Block] = []
        /// The title above the text, except on the first page of a chapter.
        var runningTitle: String?
        var number: Int?
        /// The index of the page's chapter.
        var chapter = 0
        var isTitle = false
    }

    let style: BookStyle
    private(set) var pages: [Page] = []
    private var y: CGFloat = 0

    init(_ book: Book, size: CGSize) {
        style = BookStyle(size: size)
        pages = [Page(isTitle: true)]
        for (index, chapter) in book.chapters.enumerated() { add(chapter, index, of: book) }
        for index in pages.indices where !pages[index].isTitle { pages[index].number = index }
        // An open book has a left and a right page.
        if pages.count % 2 != 0 { pages.append(Page()) }
    }

    private mutating func add(_ chapter: Book.Chapter, _ index: Int, of book: Book) {
        let frame = style.textFrame
        beginPage(chapter: index, title: nil)
        // The title takes a third of the first page.
        let unit = style.lineHeight
        let drop = frame.height > 16 * unit ? 3 * unit : unit / 2
        let number = style.centered(
            chapter.number.uppercased(), BookStyle.font((style.textSize * 0.78).rounded()), BookStyle.accent, kern: 2.5)
        let title = style.centered(
            chapter.title, BookStyle.font((style.textSize * 1.6).rounded(), italic: true), BookStyle.ink)
        append(number, at: frame.minY + drop, height: unit)
        append(title, at: frame.minY + drop + 1.2 * unit, height: 2 * unit)
        y = frame.minY + drop + (drop > unit ? 5 : 3.5) * unit
        y = frame.minY + ((y - frame.minY) / unit).rounded() * unit
        for (position, paragraph) in chapter.paragraphs.enumerated() {
            add(paragraph, isIndented: position > 0, chapter: index, title: chapter.title)
        }
    }

    private mutating func beginPage(chapter: Int, title: String?) {
        pages.append(Page(runningTitle: title, chapter: chapter))
        y = style.textFrame.minY
    }

    private mutating func append(_ text: BookText, at y: CGFloat, height: CGFloat) {
        let frame = style.textFrame
        pages[pages.count - 1].blocks.append(
            Block(text: text, frame: CGRect(x: frame.minX, y: y, width: frame.width, height: height)))
    }

    /// Adds a paragraph, and continues it on the next pages if it does not fit.
    private mutating func add(_ text: String, isIndented: Bool, chapter: Int, title: String) {
        var words = text.split(separator: " ", omittingEmptySubsequences: true)[...]
        var isIndented = isIndented
        while !words.isEmpty {
            let room = ((style.textFrame.maxY - y) / style.lineHeight + 0.01).rounded(.down)
            let count = room < 1 ? 0 : fitting(words, isIndented, lines: Int(room))
            guard count > 0 || y > style.textFrame.minY else { return }
            if count > 0 {
                let part = style.paragraph(words.prefix(count).joined(separator: " "), isIndented: isIndented)
                let height = CGFloat(lines(of: part)) * style.lineHeight
                append(part, at: y, height: height)
                y += height
                words = words.dropFirst(count)
                isIndented = false
            }
            if !words.isEmpty { beginPage(chapter: chapter, title: title) }
        }
    }

    private func lines(of text: BookText) -> Int {
        max(1, Int((text.height(width: style.textFrame.width) / style.lineHeight).rounded()))
    }

    /// The number of words that fit into some lines.
    private func fitting(_ words: ArraySlice<Substring>, _ isIndented: Bool, lines limit: Int) -> Int {
        func fits(_ count: Int) -> Bool {
            lines(of: style.paragraph(words.prefix(count).joined(separator: " "), isIndented: isIndented)) <= limit
        }
        if fits(words.count) { return words.count }
        var (fitting, tooMany) = (0, words.count)
        while tooMany - fitting > 1 {
            let middle = (fitting + tooMany) / 2
            if fits(middle) { fitting = middle } else { tooMany = middle }
        }
        return fitting
    }
}
