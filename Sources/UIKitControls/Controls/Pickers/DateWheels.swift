import CoreGraphics
import Foundation
import QuartzCore

/// The wheels of a date picker.
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private var dateRows: DateRows
    private var state: DatePickerState
    /// Called when the user has turned a wheel. The arguments are the date and the duration of a timer.
    var didChange: (Date, TimeInterval) -> Void = { _, _ in }
    private let units = [UILabel(), UILabel()]
    private var monthCount = 12

    init(_ state: DatePickerState) {
        self.state = state
        dateRows = DateRows(state, anchor: state.date)
        super.init(frame: .zero)
        // The columns are in the order that the locale determines, beginning at the left.
        semanticContentAttribute = .forceLeftToRight
        for unit in units {
            unit.isHidden = state.mode != .countDownTimer
            addSubview(unit)
        }
        (dataSource, delegate) = (self, self)
        show(state, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    private var columns: [DateColumn] { dateRows.fields.map(\.column) }

    // MARK: Contents

    /// Displays the date or duration of the picker. The wheels must have been created for its mode.
    func show(_ state: DatePickerState, animated: Bool) {
        let mode = self.state.mode
        self.state = state
        self.state.mode = mode
        let shown = DatePickerState.duration(state.duration)
        self.state.duration = shown
        let isFar =
            [0, DateRows.years - 1].contains(dateRows.value(.year, of: state.date))
            || [0, DateRows.days - 1].contains(dateRows.value(.day, of: state.date))
        dateRows = DateRows(self.state, anchor: isFar ? state.date : dateRows.anchorDay)
        let months = dateRows.values(.month, near: state.date)
        if months != monthCount, let index = columns.firstIndex(of: .month) {
            monthCount = months
            reloadComponent(index)
        }
        turn(animated: animated && !isFar)
        refreshRows()
        let words = DurationWords.hoursAndMinutes(state.locale, hours: Int(shown) / 3600)
        (units[0].text, units[1].text) = words
        setNeedsLayout()
    }

    /// The date that the wheels display, which is rounded to the minute interval.
    private var shownDate: Date { state.rounded(state.date) }

    private func turn(animated: Bool) {
        let date = shownDate
        for (index, column) in columns.enumerated() {
            let values = dateRows.values(column, near: date)
            let value = min(dateRows.value(column, of: date), values - 1)
            let count = numberOfRows(inComponent: index)
            var row = value
            if dateRows.isCyclic(column) {
                let now = animated ? selectedRow(inComponent: index) : count / 2
                let turns = (Double(now - value) / Double(values)).rounded()
                row = min(max(Int(turns), 0), count / values - 1) * values + value
            }
            if row != selectedRow(inComponent: index), row < count {
                selectRow(row, inComponent: index, animated: animated)
            }
        }
    }

    // MARK: Data

    func numberOfComponents(in pickerView: UIPickerView) -> Int { dateRows.fields.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        dateRows.rows(columns[component], near: state.date)
    }

    private func value(ofRow row: Int, in component: Int) -> Int {
        row % max(1, dateRows.values(columns[component], near: state.date))
    }

    // Chosen (Pickers): In the wheels of a date picker, days that the month does not have and values outside the
    // limits are gray. If the user selects one, the wheel returns to a valid value.
    override func content(ofRow row: Int, inComponent component: Int, reusing spare: UIView?) -> RowContent {
        .title(dateRows.title(component, value: value(ofRow: row, in: component), near: state.date))
    }

    /// Returns the width of the widest value that is likely to occur.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let column = columns[component]
        let samples: [Int]
        switch column {
        case .durationHours, .durationMinutes: return 52
        case .day: samples = (0..<28).map { DateRows.days / 2 + $0 * 13 }
        case .year: samples = [DateRows.years / 2, DateRows.years / 2 + 1]
        case .minute, .hour, .monthDay:
            samples = [0, 10, 20, 23].filter { $0 < dateRows.values(column, near: state.date) }
        default: samples = Array(0..<dateRows.values(column, near: state.date))
        }
        let label = UILabel()
        label.font = titleFont
        return samples.reduce(0) { widest, value in
            label.text = dateRows.title(component, value: value, near: state.date).plain
            return max(widest, label.intrinsicContentSize.width.rounded(.up))
        } + 32
    }

    // MARK: Turning

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let column = columns[component]
        let value = value(ofRow: row, in: component)
        var new = state
        switch column {
        case .durationHours:
            new.duration = DatePickerState.duration(
                Double(value * 3600) + state.duration.truncatingRemainder(dividingBy: 3600))
        case .durationMinutes:
            let hours = (state.duration / 3600).rounded(.down) * 3600
            let minutes = Double(value * state.minuteInterval * 60)
            new.duration = hours + minutes > 0 ? hours + minutes : Double(state.minuteInterval * 60)
        default: new.date = state.clamped(dateRows.date(shownDate, setting: column, to: value))
        }
        if new.mode == .countDownTimer, new.duration < Double(state.minuteInterval * 60) {
            new.duration = Double(state.minuteInterval * 60)
        }
        let isChanged = new.date != state.date || new.duration != state.duration
        show(new, animated: true)
        if isChanged { didChange(state.date, state.duration) }
    }

    override func textSizeDidChange() {
        super.textSizeDidChange()
        reloadAllComponents()
        turn(animated: false)
    }

    // Chosen (Accessibility): The wheels of a date picker have no positions for accessibility, except AM and PM.
    override func isEndless(component: Int) -> Bool { columns[component] != .period }

    override func accessibilityLabel(ofComponent component: Int) -> String? {
        switch columns[component] {
        case .durationHours: units[0].text
        case .durationMinutes: units[1].text
        default: nil
        }
    }

    // MARK: Layout

    override func columnFrames(_ widths: [CGFloat]) -> [CGRect] {
        guard state.mode == .countDownTimer else { return super.columnFrames(widths) }
        let part = min(136, bounds.width / 2)
        let left = bounds.midX - part
        return widths.indices.map { index in
            CGRect(x: left + CGFloat(index) * part, y: 0, width: part * 0.42, height: max(0, bounds.height))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard state.mode == .countDownTimer else { return }
        let frames = columnFrames([0, 0])
        let height = rowSize(forComponent: 0).height
        // The label of a unit keeps its position while the other wheel is turned.
        for (unit, frame) in zip(DateRows.readsFromRight(state.locale) ? units.reversed() : units, frames) {
            unit.font = UIFont.systemFont(ofSize: min(titleFont.pointSize, 28) * 17 / 23, weight: .semibold)
            unit.textAlignment = .left
            unit.frame = CGRect(
                x: frame.maxX + 2, y: (bounds.height - height) / 2, width: min(136, bounds.width / 2) * 0.58 - 6,
                height: height)
        }
    }
}
