import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// A month of a calendar: a button for each day.
final class MonthPageView: UIView {
    private var cells: [DayCell] = []
    private(set) var grid: MonthGrid?
    var choose: (Date) -> Void = { _ in }

    func show(_ grid: MonthGrid?, _ state: DatePickerState, isEnabled: Bool) {
        self.grid = grid
        guard let grid else { return }
        let calendar = state.workingCalendar
        let (number, spoken) = (state.formatter("d"), state.formatter())
        (spoken.dateStyle, spoken.timeStyle) = (.full, .none)
        let today = WallClock.now
        while cells.count < grid.days.count {
            let cell = DayCell()
            cell.addAction(
                UIAction { [weak self, weak cell] _ in
                    if let day = cell?.day { self?.choose(day) }
                }, for: .touchUpInside)
            cells.append(cell)
            addSubview(cell)
        }
        for (index, cell) in cells.enumerated() {
            cell.isHidden = index >= grid.days.count
            guard !cell.isHidden else { continue }
            let day = grid.days[index]
            cell.day = day
            cell.accessibilityLabel = spoken.string(from: day)
            cell.isEnabled =
                isEnabled
                && state.allows(calendar.dateInterval(of: .day, for: day) ?? DateInterval(start: day, duration: 0))
            cell.isSelected = calendar.isDate(day, inSameDayAs: state.date)
            cell.show(number.string(from: day), isToday: calendar.isDate(day, inSameDayAs: today))
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let grid else { return }
        let size = CGSize(width: bounds.width / 7, height: bounds.height / 6)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, cell) in cells.enumerated() where !cell.isHidden {
            let place = grid.offset + index
            let column = isRightToLeft ? 6 - place % 7 : place % 7
            cell.frame = CGRect(
                x: CGFloat(column) * size.width, y: CGFloat(place / 7) * size.height, width: size.width,
                height: size.height)
        }
    }
}

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
        // Chosen: the selected day grows no further than its place.
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
