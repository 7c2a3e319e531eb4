import CoreGraphics
import QuartzCore

/// A tool tip: a few words in a small box, above all views of a window. It ignores touches.
final class ToolTipView: UIView {
    private let label = UILabel()

    private static let padding = CGSize(width: 8, height: 5)
    private static let widest: CGFloat = 280
    /// The distance of the text below the pointer's hot spot, so that the arrow does not cover it.
    private static let belowPointer: CGFloat = 20
    private static let margin: CGFloat = 6

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .label
        label.numberOfLines = 0
        addSubview(label)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 6
        layer.borderWidth = 0.5
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the tip below a point of a window, or above it if the room is too small.
    func show(at point: CGPoint, in window: UIWindow, for source: UIView) {
        overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        let (padding, margin) = (Self.padding, Self.margin)
        let room = window.bounds.insetBy(dx: margin, dy: margin)
        let widest = max(1, min(Self.widest, room.width - 2 * padding.width))
        let text = label.sizeThatFits(CGSize(width: widest, height: .greatestFiniteMagnitude))
        let size = CGSize(
            width: min(text.width, widest).rounded(.up) + 2 * padding.width,
            height: text.height.rounded(.up) + 2 * padding.height)
        var frame = CGRect(origin: CGPoint(x: point.x, y: point.y + Self.belowPointer), size: size)
        if source.effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = point.x - size.width }
        frame.origin.x = max(room.minX, min(frame.origin.x, room.maxX - size.width)).rounded()
        if frame.maxY > room.maxY { frame.origin.y = point.y - margin - size.height }
        frame.origin.y = max(room.minY, frame.origin.y).rounded()
        self.frame = frame
        label.frame = bounds.insetBy(dx: padding.width, dy: padding.height)
        window.addSubview(self)
        colorBorder()
    }

    private func colorBorder() { layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorBorder()
    }
}
