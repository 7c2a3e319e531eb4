import CoreGraphics

/// A part of a text's lines, drawn once and moved with the text: what scrolls is not drawn again.
final class TextTile: UIView {
    /// As high as about six lines: a key redraws one or two of them.
    static let height: CGFloat = 128
    /// What italic letters and the like may reach beside their lines.
    static let overhang: CGFloat = 8

    /// Lines that are wider, in points, are drawn in parts of about this width.
    private static let widest: CGFloat = 4096

    /// What of lines of a width is drawn at once, where a part is seen.
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
        isOpaque = false
        backgroundColor = nil
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let editor, let context = UIGraphicsGetCurrentContext() else { return }
        let place = frame
        let color = (editor.color ?? .label).renderColor(in: traitCollection)
        context.saveGState()
        context.clip(to: bounds)
        // Letters reach beyond their lines.
        editor.lines.draw(
            in: place.insetBy(dx: 0, dy: -Self.overhang), of: context, at: CGPoint(x: -place.minX, y: -place.minY),
            color: CGColor.RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
        context.restoreGState()
    }
}
