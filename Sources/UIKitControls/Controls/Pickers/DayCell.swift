import CoreGraphics
import Foundation
import QuartzCore

/// A day of a calendar.
final class DayCell: UIControl, SingleTapControl {
    private let circle = UIView()
    private let label = UILabel()
    private var isToday = false
    var day: Date?

    override init(frame: CGRect) {
        super.init(frame: frame)
        circle.isUserInteractionEnabled = false
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(circle)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, isToday: Bool) {
        label.text = text
        self.isToday = isToday
        showState()
    }

    private func showState() {
        // Chosen (Pickers): The number of a day in a calendar grows with the text size up to 28 points, so that the
        // selected day does not grow beyond its cell.
        let size = UIFontMetrics(forTextStyle: .title3).scaledFont(
            for: .systemFont(ofSize: 20), maximumPointSize: 28, compatibleWith: traitCollection
        ).pointSize
        label.font = .systemFont(ofSize: size, weight: isSelected ? .semibold : .regular)
        circle.isHidden = !isSelected && !isHighlighted
        circle.backgroundColor =
            isSelected ? (isToday ? tintColor : tintColor.withAlphaComponent(0.15)) : .quaternarySystemFill
        label.textColor =
            !isEnabled ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tintColor : .label
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(44, bounds.width, bounds.height)
        circle.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        circle.layer.cornerRadius = side / 2
        label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    }

    override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits.button.union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }

    override var ringShape: (rect: CGRect, cornerRadius: CGFloat) { (circle.frame, circle.layer.cornerRadius) }
}
