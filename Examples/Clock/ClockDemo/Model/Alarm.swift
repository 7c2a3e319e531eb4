import Foundation

/// An alarm: a time of day, the days of its repetition, and a label.
public struct Alarm: Hashable, Sendable, Identifiable, Codable {
    /// The identifier of the alarm.
    public let id: Int
    /// The hour, from 0 to 23.
    public var hour: Int
    /// The minute, from 0 to 59.
    public var minute: Int
    /// The label.
    public var label: String
    /// The days on which it repeats; an alarm without days rings once.
    public var days: Set<Weekday>
    /// The name of the sound.
    public var sound: String
    /// Whether the alarm can be snoozed.
    public var snoozes: Bool
    /// Whether the alarm is switched on.
    public var isOn: Bool

    /// Creates an alarm.
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

    /// The time as text: "6:30"
    public var time: String { TimeText.hoursAndMinutes(hour, minute) }

    /// The label and the repetition: "Wake up, every weekday"
    public var summary: String {
        let repetition = Weekday.summary(of: days)
        return days.isEmpty ? label : "\(label), \(repetition.lowercased())"
    }

    /// The available sounds.
    public static let sounds = [
        "Radar", "Beacon", "Chimes", "Circuit", "Cosmic", "Crystals", "Night Owl", "Ripples", "Signal", "Waves",
    ]
    /// The available labels.
    public static let labels = [
        "Alarm", "Wake up", "Breakfast", "Leave the house", "Train", "Medicine", "Tea", "Call home", "Good night",
    ]
}

/// A day of the week, beginning with Sunday.
public enum Weekday: Int, CaseIterable, Comparable, Sendable, Codable {
    case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday

    /// Sunday is the first day.
    public static func < (first: Weekday, second: Weekday) -> Bool { first.rawValue < second.rawValue }

    /// The name of the day: "Monday"
    public var name: String {
        ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][rawValue - 1]
    }

    /// The text of the Repeat row: "Never", "Every day", "Weekdays", "Weekends", "Mon Tue".
    static func summary(of days: Set<Weekday>) -> String {
        let weekend: Set<Weekday> = [.saturday, .sunday]
        if days.isEmpty { return "Never" }
        if days.count == 7 { return "Every day" }
        if days == weekend { return "Weekends" }
        if days == Set(allCases).subtracting(weekend) { return "Weekdays" }
        return days.sorted().map { String($0.name.prefix(3)) }.joined(separator: " ")
    }
}
