import CoreGraphics
import QuartzCore

/// A field of a compact date picker. It displays a date or a time, and a tap opens a card for changing it.
final class DateCapsule: UIControl, SingleTapControl {
    private let label = UILabel()
    var text = "" { didSet { if text != oldValue { show() } } }
    /// Whether the card is open.
    var isOpen = false { didSet { if isOpen != oldValue { show() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private var keepsTint = false

    private func show() {
        label.text = text
        // While the card is open, the field keeps its tint color and only the views around it are dimmed. Setting
        // `tintAdjustmentMode` updates the tint color, which calls this method again.
        if keepsTint != isOpen {
            keepsTint = isOpen
            tintAdjustmentMode = isOpen ? .normal : .automatic
        }
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        label.textColor = isOpen ? tintColor : isHighlighted ? .secondaryLabel : .label
        label.isEnabled = isEnabled
        accessibilityLabel = text
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    /// Returns the size of the text with margins of 12 points at both sides. The height is at least 34 points.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        let text = label.intrinsicContentSize
        return CGSize(width: text.width.rounded(.up) + 24, height: max(34, text.height.rounded(.up) + 12))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    }

    override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits.button.union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }
}
