import CoreGraphics

/// A part of a text's lines, drawn once and moved with the text: what scrolls is not drawn again.
final class TextTile: UIView {
    /// As high as about six lines: a key redraws one or two of them.
    static let height: CGFloat = 128
    /// What italic letters and the like may reach beside their lines.
    static let overhang: CGFloat = 8

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
