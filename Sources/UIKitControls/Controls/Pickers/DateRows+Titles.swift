import Foundation

extension DateRows {
    /// Returns the title of the row for a value of a wheel. The date that the picker displays determines, for example,
    /// the month of a day.
    func title(_ index: Int, value: Int, near date: Date) -> PickerTitle {
        let column = fields[index].column
        switch column {
        case .durationHours: return PickerTitle(plain: number(value), alignment: .right)
        case .durationMinutes: return PickerTitle(plain: number(value * state.minuteInterval), alignment: .right)
        default: break
        }
        let shown = representative(column, value: value, near: date)
        var title = PickerTitle(plain: formatters[index].string(from: shown.date))
        title.isEnabled = shown.exists && state.allows(shown.interval)
        if column == .day {
            title.alignment = Self.readsFromRight(state.locale) ? .left : .right
            if calendar.isDate(shown.date, inSameDayAs: today) { title.plain = todayText }
        }
        return title
    }

    private func number(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = state.locale
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    /// Returns a date with the given value, the interval of dates with this value, and whether the value exists at the
    /// given date.
    private func representative(
        _ column: DateColumn, value: Int, near date: Date
    ) -> (date: Date, interval: DateInterval, exists: Bool) {
        func unit(_ component: Calendar.Component, _ date: Date) -> DateInterval {
            calendar.dateInterval(of: component, for: date) ?? DateInterval(start: date, duration: 0)
        }
        switch column {
        case .year:
            let year = year(value)
            return (year, unit(.year, year), true)
        case .month:
            guard let month = months(ofYearOf: date)[safe: value] else {
                return (date, DateInterval(start: date, duration: 0), false)
            }
            return (month.start, month, true)
        case .monthDay:
            let month = calendar.dateInterval(of: .month, for: date)?.start ?? date
            let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 28
            guard value >= count else {
                let day = day(value, of: month)
                return (day, unit(.day, day), true)
            }
            // Uses a different month that is long enough to contain the day, only to format the day's number.
            let long = months(ofYearOf: date).first {
                (calendar.range(of: .day, in: .month, for: $0.start)?.count ?? 0) > value
            }
            let other = long.map { self.day(value, of: $0.start) } ?? date
            return (other, unit(.day, other), false)
        case .day:
            let day = calendar.date(byAdding: .day, value: value - Self.days / 2, to: anchorDay) ?? anchorDay
            return (day, unit(.day, day), true)
        case .hour:
            let hour = self.date(date, setting: .hour, to: value)
            return (hour, unit(.hour, hour), true)
        case .minute:
            let minute = self.date(date, setting: .minute, to: value)
            return (minute, DateInterval(start: minute, duration: 60), true)
        case .period:
            let noon = time(12, 0, 0, on: date)
            let day = unit(.day, date)
            let (start, end) = value == 0 ? (day.start, max(day.start, noon)) : (min(noon, day.end), day.end)
            return (self.date(date, setting: .period, to: value), DateInterval(start: start, end: end), true)
        case .durationHours, .durationMinutes: return (date, DateInterval(start: date, duration: 0), true)
        }
    }
}
