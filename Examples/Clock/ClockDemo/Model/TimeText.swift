import Foundation

/// Formats times, always with 24 hours and Latin digits, so that pictures are the same on each machine.
enum TimeText {
    /// The time in a time zone: "9:41"
    static func hoursAndMinutes(of date: Date, in zone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return hoursAndMinutes(parts.hour ?? 0, parts.minute ?? 0)
    }

    static func hoursAndMinutes(_ hour: Int, _ minute: Int) -> String { String(format: "%d:%02d", hour, minute) }
}
