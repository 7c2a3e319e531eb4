import CoreGraphics

/// A view with a part of the lines of a text. It is drawn only once, since scrolling moves the tile.
final class TextTile: UIView {
    /// The height of a tile, which is about six lines, so that typing redraws only one or two tiles.
    static let height: CGFloat = 128
    /// The distance that glyphs, for example italic letters, may extend beyond their lines.
    static let overhang: CGFloat = 8

    /// The maximum width of a part that is drawn at once, in points. Wider lines are divided into parts of about this
    /// width.
    private static let widest: CGFloat = 4096

    /// Returns the horizontal range of the lines that is drawn together so that a rectangle is visible.
    static func columns(of width: CGFloat, showing rect: CGRect) -> ClosedRange<CGFloat> {
        guard width > widest, rect.minX.isFinite, rect.width.isFinite else { return 0...max(0, width) }
        let step = widest / 4
        let start = max(0, (rect.minX / step).rounded(.down) * step - step)
        return start...max(start, min(width, start + max(widest, rect.width.rounded(.up) + 2 * step)))
    }

    private weak var editor: TextEditor?

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        // While a change of the width is animated, the drawn lines are not scaled.
        contentMode = .topLeft
        isOpaque = false
        backgroundColor = nil
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        // The heights of the lines in a hidden tile may be estimated. Drawing would make them exact, and so move the
        // visible lines below.
        guard !isHidden, let editor, let context = UIGraphicsGetCurrentContext() else { return }
        let place = frame
        let color = (editor.color ?? .label).renderColor(in: traitCollection)
        context.saveGState()
        context.clip(to: bounds)
        // Includes the lines above and below, whose glyphs may extend into the tile.
        editor.lines.draw(
            in: place.insetBy(dx: 0, dy: -Self.overhang), of: context, at: CGPoint(x: -place.minX, y: -place.minY),
            color: CGColor.RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
        context.restoreGState()
    }
}
