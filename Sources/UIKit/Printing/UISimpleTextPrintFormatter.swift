import CoreGraphics
import Foundation
import UIKitCore

/// Lays out a text in pages.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisimpletextprintformatter>.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    private var plainText: String?
    private var styledText: NSAttributedString?
    private var pages: [Page]?
    /// The text system of the pages.
    private var storage: NSTextStorage?
    private let manager = NSLayoutManager()

    /// The lines of a page.
    private struct Page {
        var glyphs: NSRange
        /// The position of the first line in the container.
        var top: CGFloat
    }

    /// The maximum number of pages (chosen).
    static let mostPages = 10_000

    /// Creates a formatter of a text with the formatter's font, color and alignment.
    public init(text: String) {
        plainText = text
        super.init()
    }

    /// Creates a formatter of an attributed text.
    public init(attributedText: NSAttributedString) {
        styledText = NSAttributedString(attributedString: attributedText)
        super.init()
    }

    // MARK: Accessing the text

    /// The text; `nil` for an attributed text.
    open var text: String? {
        get { plainText }
        set {
            (plainText, styledText) = (newValue, nil)
            layoutDidChange()
        }
    }

    /// The attributed text; `nil` for a text without attributes.
    open var attributedText: NSAttributedString? {
        get { styledText }
        set {
            (plainText, styledText) = (nil, newValue.map { NSAttributedString(attributedString: $0) })
            layoutDidChange()
        }
    }

    // MARK: Formatting the text

    /// The font of a text without attributes; the system font of 12 points for `nil`, the default.
    open var font: UIFont? { didSet { layoutDidChange() } }

    /// The color of a text without attributes; black for `nil`, the default.
    open var color: UIColor? { didSet { layoutDidChange() } }

    /// The alignment of a text without attributes. The default is `natural`.
    open var textAlignment = NSTextAlignment.natural { didSet { layoutDidChange() } }

    private var content: NSAttributedString {
        if let styledText { return styledText }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        return NSAttributedString(
            string: plainText ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: paragraph,
            ])
    }

    // MARK: Pages

    override func layoutDidChange() { pages = nil }

    /// The number of pages that the text needs: 0 for an empty text, and at most 10,000.
    open override var pageCount: Int { laidOutPages().count }

    private func laidOutPages() -> [Page] {
        if let pages { return pages }
        let (first, later) = (rectForPage(at: startPage), rectForPage(at: startPage + 1))
        var found: [Page] = []
        let text = content
        if text.length > 0, first.width > 0, first.height > 0, later.height > 0 {
            let storage = NSTextStorage()
            storage.setAttributedString(text)
            let container = NSTextContainer(size: CGSize(width: first.width, height: .greatestFiniteMagnitude))
            container.lineFragmentPadding = 0
            while !manager.textContainers.isEmpty { manager.removeTextContainer(at: 0) }
            self.storage?.removeLayoutManager(manager)
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            self.storage = storage
            var room = first.height
            manager.enumerateLineFragments(
                forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
            ) { fragment, _, _, glyphs, stop in
                if let page = found.last, fragment.maxY - page.top <= room {
                    found[found.count - 1].glyphs.length = NSMaxRange(glyphs) - page.glyphs.location
                } else if found.count == Self.mostPages {
                    stop.pointee = true
                } else {
                    room = found.isEmpty ? first.height : later.height
                    found.append(Page(glyphs: glyphs, top: fragment.minY))
                }
            }
        }
        pages = found
        return found
    }

    /// Draws the lines of a page.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let pages = laidOutPages()
        guard pages.indices.contains(pageIndex - startPage) else { return }
        let page = pages[pageIndex - startPage]
        let origin = CGPoint(x: rect.minX, y: rect.minY - page.top)
        manager.drawBackground(forGlyphRange: page.glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: page.glyphs, at: origin)
    }
}
