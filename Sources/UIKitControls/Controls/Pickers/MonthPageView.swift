import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// A page of a calendar with the days of a month. Each day is a button.
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
