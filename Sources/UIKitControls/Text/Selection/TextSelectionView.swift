import CoreGraphics
import QuartzCore

/// A view that highlights the selected text in the tint color, behind the letters.
final class TextSelectionView: UIView, UITextSelectionHighlightView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private static let alpha: CGFloat = 0.2
    /// The color of the highlight; `nil` for the tint color.
    private let color: UIColor?

    init(_ color: UIColor? = nil) {
        self.color = color
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    var rects: [CGRect] = [] {
        didSet { if rects != oldValue { update() } }
    }

    /// The rectangles as `UITextSelectionRect` objects.
    var selectionRects: [UITextSelectionRect] = [] {
        didSet { rects = selectionRects.map(\.rect) }
    }

    private func update() {
        guard let layer = layer as? CAShapeLayer else { return }
        let path = CGMutablePath()
        for rect in rects { path.addRect(rect) }
        layer.path = rects.isEmpty ? nil : path
        tintColorDidChange()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        (layer as? CAShapeLayer)?.fillColor =
            (color ?? tintColor.withAlphaComponent(Self.alpha)).resolvedColor(with: traitCollection).cgColor
    }
}
