import Foundation

extension Alarm {
    /// When the alarm rings next after a moment, whether it is on or not. A time that a day does not have, where clocks are
    /// put forward, is the first moment after the gap.
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
