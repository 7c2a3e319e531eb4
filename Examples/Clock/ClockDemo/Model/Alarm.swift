import Foundation

/// An alarm: a time of day, the days it repeats on, and what it is called.
public struct Alarm: Hashable, Sendable, Identifiable {
    public let id: Int
    public var hour: Int
    public var minute: Int
    public var label: String
    public var days: Set<Weekday>
    public var sound: String
    public var snoozes: Bool
    public var isOn: Bool

    public init(
        id: Int, hour: Int, minute: Int, label: String = "Alarm", days: Set<Weekday> = [], sound: String = "Radar",
        snoozes: Bool = true, isOn: Bool = true
    ) {
        self.id = id
        self.hour = hour
        self.minute = minute
        self.label = label
        self.days = days
        self.sound = sound
        self.snoozes = snoozes
        self.isOn = isOn
    }

    /// "6:30"
    public var time: String { TimeText.hoursAndMinutes(hour, minute) }

    /// "Wake up, every weekday"
    public var summary: String {
        let repetition = Weekday.summary(of: days)
        return days.isEmpty ? label : "\(label), \(repetition.lowercased())"
    }

    /// The sounds there are to choose from.
    public static let sounds = ["Radar", "Beacon", "Chimes", "Circuit", "Cosmic", "Crystals", "Night Owl", "Ripples", "Signal", "Waves"]
    /// The labels there are to choose from.
    public static let labels = ["Alarm", "Wake up", "Breakfast", "Leave the house", "Train", "Medicine", "Tea", "Call home", "Good night"]
}

/// A day of the week, from Sunday.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
    case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday

    public static func < (first: Weekday, second: Weekday) -> Bool { first.rawValue < second.rawValue }

    /// "Monday"
    public var name: String {
        ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][rawValue - 1]
    }

    /// What the Repeat row says: "Never", "Every day", "Weekdays", "Weekends", "Mon Tue".
    static func summary(of days: Set<Weekday>) -> String {
        let weekend: Set<Weekday> = [.saturday, .sunday]
        if days.isEmpty { return "Never" }
        if days.count == 7 { return "Every day" }
        if days == weekend { return "Weekends" }
        if days == Set(allCases).subtracting(weekend) { return "Weekdays" }
        return days.sorted().map { String($0.name.prefix(3)) }.joined(separator: " ")
    }
}
