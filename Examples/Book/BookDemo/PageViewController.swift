import UIKit

/// A page of a book.
public final class PageViewController: UIViewController {
    /// The page's number, from the title page.
    public let index: Int
    private let page: Pagination.Page
    private let style: BookStyle
    private let book: Book

    init(_ index: Int, of pagination: Pagination, book: Book) {
        self.index = index
        page = pagination.pages[index]
        style = pagination.style
        self.book = book
        super.init(nibName: nil, bundle: nil)
        title = page.number.map { "\($0)" }
    }

    /// The text of the page.
    public var text: String { page.blocks.map(\.text.string).joined(separator: "\n") }

    /// Always `nil`: pages are not archived.
    public required init?(coder: NSCoder) { nil }

    /// The side of the spine; `.single` for a page that is shown alone.
    var side: PageView.Side = .single {
        didSet { (viewIfLoaded as? PageView)?.side = side }
    }

    public override func loadView() {
        let view = PageView(page, style, book)
        view.side = side
        self.view = view
    }
}

/// Draws a page.
final class PageView: UIView {
    enum Side { case single, left, right }

    var side = Side.single {
        didSet { if side != oldValue { setNeedsDisplay() } }
    }
    private let page: Pagination.Page
    private let style: BookStyle
    private let book: Book

    init(_ page: Pagination.Page, _ style: BookStyle, _ book: Book) {
        (self.page, self.style, self.book) = (page, style, book)
        super.init(frame: CGRect(origin: .zero, size: style.size))
        backgroundColor = BookStyle.paper
        contentMode = .redraw
        isOpaque = true
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: PageView, _: UITraitCollection) in
            view.setNeedsDisplay()
        }
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        drawGutter()
        if page.isTitle { return drawTitle() }
        for block in page.blocks { block.text.draw(in: block.frame) }
        drawMargins()
    }

    /// Draws the shadow of the page's bend at the spine.
    private func drawGutter() {
        guard side != .single, let context = UIGraphicsGetCurrentContext() else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        let width = min(64, bounds.width * 0.14)
        let strengths: [CGFloat] = isDark ? [0.55, 0.22, 0.07, 0] : [0.24, 0.09, 0.03, 0]
        let colors = strengths.map {
            UIColor(red: isDark ? 0 : 0.12, green: isDark ? 0 : 0.08, blue: isDark ? 0 : 0.04, alpha: $0).cgColor
        }
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.22, 0.55, 1])
        else {
            return
        }
        let spine = side == .left ? bounds.maxX : bounds.minX
        context.drawLinearGradient(
            gradient, start: CGPoint(x: spine, y: 0), end: CGPoint(x: spine + (side == .left ? -width : width), y: 0),
            options: [])
    }

    private func drawMargins() {
        let small = BookStyle.font((style.textSize * 0.72).rounded())
        let frame = style.textFrame
        if let title = page.runningTitle {
            let line = style.centered(title.uppercased(), small, BookStyle.faintInk, kern: 1.6)
            line.draw(in: CGRect(x: frame.minX, y: frame.minY * 0.42, width: frame.width, height: style.lineHeight))
        }
        if let number = page.number {
            let line = style.centered("\(number)", small, BookStyle.faintInk)
            let y = frame.maxY + (bounds.height - frame.maxY - style.lineHeight) * 0.5
            line.draw(in: CGRect(x: frame.minX, y: y, width: frame.width, height: style.lineHeight))
        }
    }

    private func drawTitle() {
        let frame = style.textFrame
        let large = min(style.textSize * 2.1, frame.width / 9)
        var y = frame.minY + frame.height * 0.2
        func draw(_ text: BookText) {
            let height = text.height(width: frame.width).rounded(.up)
            text.draw(in: CGRect(x: frame.minX, y: y, width: frame.width, height: height))
            y += height
        }
        draw(style.centered(book.title, BookStyle.font(large, italic: true), BookStyle.ink))
        y += style.lineHeight * 1.2
        drawOrnament(at: CGPoint(x: bounds.midX, y: y))
        y += style.lineHeight * 1.2
        draw(style.centered("by", BookStyle.font(style.textSize, italic: true), BookStyle.faintInk))
        y += style.lineHeight * 0.4
        draw(
            style.centered(
                book.author.uppercased(), BookStyle.font((style.textSize * 0.95).rounded()), BookStyle.ink, kern: 2.2))
    }

    /// Draws a rule that widens to a diamond in the middle.
    private func drawOrnament(at center: CGPoint) {
        BookStyle.accent.setFill()
        let half = min(70, bounds.width * 0.18)
        let path = UIBezierPath()
        for side in [-1.0, 1.0] {
            path.move(to: CGPoint(x: center.x + side * half, y: center.y))
            path.addLine(to: CGPoint(x: center.x + side * 12, y: center.y - 0.9))
            path.addLine(to: CGPoint(x: center.x + side * 12, y: center.y + 0.9))
            path.close()
        }
        path.move(to: CGPoint(x: center.x - 5, y: center.y))
        path.addLine(to: CGPoint(x: center.x, y: center.y - 5))
        path.addLine(to: CGPoint(x: center.x + 5, y: center.y))
        path.addLine(to: CGPoint(x: center.x, y: center.y + 5))
        path.close()
        path.fill()
    }
}
