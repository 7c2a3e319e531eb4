import Foundation

/// An alarm: a time of day, the days it repeats on, and what it is called.
public struct Alarm: Hashable, Sendable, Identifiable, Codable {
    /// Tells the alarm from others.
    public let id: Int
    /// 0 to 23.
    public var hour: Int
    /// 0 to 59.
    public var minute: Int
    /// What it is called.
    public var label: String
    /// On which days it repeats; on none it rings once.
    public var days: Set<Weekday>
    /// What it rings with.
    public var sound: String
    /// Whether it can be put off.
    public var snoozes: Bool
    /// Whether it rings.
    public var isOn: Bool

    /// Makes an alarm.
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
    public static let sounds = [
        "Radar", "Beacon", "Chimes", "Circuit", "Cosmic", "Crystals", "Night Owl", "Ripples", "Signal", "Waves",
    ]
    /// The labels there are to choose from.
    public static let labels = [
        "Alarm", "Wake up", "Breakfast", "Leave the house", "Train", "Medicine", "Tea", "Call home", "Good night",
    ]
}

/// A day of the week, from Sunday.
public enum Weekday: Int, CaseIterable, Comparable, Sendable, Codable {
    case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday

    /// Sunday comes first.
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
