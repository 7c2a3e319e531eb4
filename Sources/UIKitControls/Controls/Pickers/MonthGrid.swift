import Foundation

/// The arrangement of a month's days in rows of a week each, as in a calendar.
struct MonthGrid {
    let month: DateInterval
    /// The number of empty cells before the first day of the month.
    let offset: Int
    let days: [Date]

    init?(_ date: Date, _ calendar: Calendar) {
        guard let month = calendar.dateInterval(of: .month, for: date), month.duration > 0 else { return nil }
        self.month = month
        let count = min(max(calendar.range(of: .day, in: .month, for: month.start)?.count ?? 0, 1), 36)
        days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: month.start) }
        offset = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    }

    var next: Date { month.end }
    var previous: Date { month.start.addingTimeInterval(-1) }
}
