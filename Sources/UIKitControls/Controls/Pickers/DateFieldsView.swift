import CoreGraphics
import QuartzCore

/// The fields of a compact date picker, side by side at the trailing edge.
final class DateFieldsView: UIView {
    let dateField = DateCapsule()
    let timeField = DateCapsule()
    private static let gap: CGFloat = 6

    init() {
        super.init(frame: .zero)
        addSubview(dateField)
        addSubview(timeField)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ state: DatePickerState, hasDate: Bool, hasTime: Bool, isEnabled: Bool) {
        (dateField.isHidden, timeField.isHidden) = (!hasDate, !hasTime)
        if hasDate { dateField.text = state.dateText }
        if hasTime { timeField.text = state.timeText }
        (dateField.isEnabled, timeField.isEnabled) = (isEnabled, isEnabled)
        setNeedsLayout()
    }

    private var fields: [DateCapsule] { [dateField, timeField].filter { !$0.isHidden } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sizes = fields.map { $0.sizeThatFits(size) }
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, sizes.count - 1)),
            height: sizes.reduce(0) { max($0, $1.height) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sizes = fields.map { $0.sizeThatFits(bounds.size) }
        let gaps = Self.gap * CGFloat(max(0, sizes.count - 1))
        let wanted = sizes.reduce(0) { $0 + $1.width }
        let share = wanted > 0 ? min(1, max(0, bounds.width - gaps) / wanted) : 1
        var x = max(0, bounds.width - gaps - wanted * share)
        for (field, size) in zip(fields, sizes) {
            let width = size.width * share
            let height = min(size.height, max(bounds.height, 0))
            field.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width,
                height: height)
            x += width + Self.gap
        }
    }
}
