import Foundation

/// A city of the world clock: a name and a time zone.
public struct City: Hashable, Sendable {
    /// The displayed name.
    public let name: String
    /// The zone's identifier in the time zone database, such as "Asia/Tokyo".
    public let zone: String

    /// Creates a city in a time zone.
    public init(name: String, zone: String) {
        self.name = name
        self.zone = zone
    }

    /// The time zone; Greenwich Mean Time if the identifier is unknown.
    public var timeZone: TimeZone { TimeZone(identifier: zone) ?? TimeZone(secondsFromGMT: 0) ?? .current }

    /// The difference from the local time: "Today, +8HRS".
    public func difference(at date: Date, from here: TimeZone) -> String {
        let seconds = timeZone.secondsFromGMT(for: date) - here.secondsFromGMT(for: date)
        let hours = Double(abs(seconds)) / 3600
        let amount = hours == hours.rounded() ? String(Int(hours)) : String(format: "%.1f", hours)
        return "\(day(at: date, from: here)), \(seconds < 0 ? "−" : "+")\(amount)\(hours == 1 ? "HR" : "HRS")"
    }

    private func day(at date: Date, from here: TimeZone) -> String {
        // The days since a common reference, so that the end of a month needs no special case.
        func dayNumber(_ zone: TimeZone) -> Int {
            Int(((date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))) / 86_400).rounded(.down))
        }
        let difference = dayNumber(timeZone) - dayNumber(here)
        return difference == 0 ? "Today" : difference < 0 ? "Yesterday" : "Tomorrow"
    }

    /// The city's time of day: "9:41".
    public func time(at date: Date) -> String { TimeText.hoursAndMinutes(of: date, in: timeZone) }

    /// The cities that can be added.
    public static let all: [City] = [
        City(name: "Accra", zone: "Africa/Accra"), City(name: "Addis Ababa", zone: "Africa/Addis_Ababa"),
        City(name: "Amsterdam", zone: "Europe/Amsterdam"), City(name: "Athens", zone: "Europe/Athens"),
        City(name: "Auckland", zone: "Pacific/Auckland"), City(name: "Bangkok", zone: "Asia/Bangkok"),
        City(name: "Beijing", zone: "Asia/Shanghai"), City(name: "Berlin", zone: "Europe/Berlin"),
        City(name: "Bogotá", zone: "America/Bogota"),
        City(name: "Buenos Aires", zone: "America/Argentina/Buenos_Aires"),
        City(name: "Cairo", zone: "Africa/Cairo"), City(name: "Cape Town", zone: "Africa/Johannesburg"),
        City(name: "Chicago", zone: "America/Chicago"), City(name: "Cupertino", zone: "America/Los_Angeles"),
        City(name: "Delhi", zone: "Asia/Kolkata"), City(name: "Denver", zone: "America/Denver"),
        City(name: "Dubai", zone: "Asia/Dubai"), City(name: "Dublin", zone: "Europe/Dublin"),
        City(name: "Halifax", zone: "America/Halifax"), City(name: "Hanoi", zone: "Asia/Ho_Chi_Minh"),
        City(name: "Helsinki", zone: "Europe/Helsinki"), City(name: "Hong Kong", zone: "Asia/Hong_Kong"),
        City(name: "Honolulu", zone: "Pacific/Honolulu"), City(name: "Istanbul", zone: "Europe/Istanbul"),
        City(name: "Jakarta", zone: "Asia/Jakarta"), City(name: "Kathmandu", zone: "Asia/Kathmandu"),
        City(name: "Kyiv", zone: "Europe/Kyiv"), City(name: "Lagos", zone: "Africa/Lagos"),
        City(name: "Lima", zone: "America/Lima"), City(name: "Lisbon", zone: "Europe/Lisbon"),
        City(name: "London", zone: "Europe/London"), City(name: "Madrid", zone: "Europe/Madrid"),
        City(name: "Mexico City", zone: "America/Mexico_City"), City(name: "Nairobi", zone: "Africa/Nairobi"),
        City(name: "New York", zone: "America/New_York"), City(name: "Oslo", zone: "Europe/Oslo"),
        City(name: "Paris", zone: "Europe/Paris"), City(name: "Perth", zone: "Australia/Perth"),
        City(name: "Prague", zone: "Europe/Prague"), City(name: "Reykjavík", zone: "Atlantic/Reykjavik"),
        City(name: "Rio de Janeiro", zone: "America/Sao_Paulo"), City(name: "Rome", zone: "Europe/Rome"),
        City(name: "San Francisco", zone: "America/Los_Angeles"), City(name: "Santiago", zone: "America/Santiago"),
        City(name: "Seoul", zone: "Asia/Seoul"), City(name: "Singapore", zone: "Asia/Singapore"),
        City(name: "Stockholm", zone: "Europe/Stockholm"), City(name: "Sydney", zone: "Australia/Sydney"),
        City(name: "Tehran", zone: "Asia/Tehran"), City(name: "Tokyo", zone: "Asia/Tokyo"),
        City(name: "Toronto", zone: "America/Toronto"), City(name: "Vienna", zone: "Europe/Vienna"),
        City(name: "Warsaw", zone: "Europe/Warsaw"), City(name: "Zurich", zone: "Europe/Zurich"),
    ]
}
