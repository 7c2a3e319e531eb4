import Foundation

extension Alarm {
    /// The next time of the alarm after a date, whether it is on or not. A time in the gap when clocks are put forward
    /// is moved to the first moment after the gap.
    func nextDate(after date: Date, in zone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let time = DateComponents(hour: hour, minute: minute, second: 0)
        let weekdays: [Int?] = days.isEmpty ? [nil] : days.map(\.rawValue)
        let dates = weekdays.compactMap { weekday in
            var parts = time
            parts.weekday = weekday
            return calendar.nextDate(after: date, matching: parts, matchingPolicy: .nextTime)
        }
        return dates.min()
    }
}
