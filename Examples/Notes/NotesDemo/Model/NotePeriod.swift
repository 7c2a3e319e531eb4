import Foundation

/// The periods of the notes' last changes: the sections of the list, the latest first.
enum NotePeriod: Hashable, Comparable, Sendable {
    case today, yesterday, week, month, year(before: Int)

    /// The period of a date, relative to the current date.
    init(of date: Date, now: Date, _ calendar: Calendar) {
        let (day, today) = (calendar.startOfDay(for: date), calendar.startOfDay(for: now))
        switch calendar.dateComponents([.day], from: day, to: today).day ?? 0 {
        case ...0: self = .today
        case 1: self = .yesterday
        case ...7: self = .week
        case ...30: self = .month
        default: self = .year(before: -calendar.component(.year, from: date))
        }
    }

    /// The title of the section.
    var title: String {
        switch self {
        case .today: "Today"
        case .yesterday: "Yesterday"
        case .week: "Previous 7 Days"
        case .month: "Previous 30 Days"
        case .year(let year): String(-year)
        }
    }
}
