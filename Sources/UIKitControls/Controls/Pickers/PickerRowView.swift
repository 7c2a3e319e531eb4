import CoreGraphics
import QuartzCore

/// A row of a wheel: its title, or the view of the delegate.
final class PickerRowView: UIView {
    /// A placeholder that represents a row without a view of the delegate.
    static let none = UIView()

    private let label = UILabel()
    /// The view of the delegate.
    private(set) var content: UIView?
    /// The text of the row for accessibility.
    var text: String? { content?.accessibilityLabel ?? (content as? UILabel)?.text ?? label.text }

    init() {
        super.init(frame: .zero)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.textColor = .label
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: PickerTitle, font: UIFont) {
        label.textAlignment = title.alignment
        label.isHidden = false
        label.font = font
        label.isEnabled = title.isEnabled
        if let attributed = title.attributed { label.attributedText = attributed } else { label.text = title.plain }
    }

    func show(_ view: UIView) {
        label.isHidden = true
        content = view
        addSubview(view)
    }

    /// Removes the view of the delegate and returns it.
    func clear() -> UIView? {
        defer { content = nil }
        if content?.superview === self { content?.removeFromSuperview() }
        return content
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
        guard let content else { return }
        if content.bounds.width <= 0 || content.bounds.height <= 0 { content.bounds.size = bounds.size }
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

/// The title of a row.
struct PickerTitle {
    var plain: String?
    var attributed: NSAttributedString?
    var alignment = NSTextAlignment.center
    var isEnabled = true
}
