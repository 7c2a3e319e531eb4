import Foundation

/// The settings and the value of a date picker.
struct DatePickerState {
    var mode = UIDatePicker.Mode.dateAndTime
    var locale = Locale.current
    var calendar = Calendar.current
    var timeZone: TimeZone?
    var date: Date
    var minimum: Date?
    var maximum: Date?
    /// The interval in minutes: a divisor of 60 from 1 to 30.
    var minuteInterval = 1
    var roundsToMinuteInterval = true
    /// The duration of a timer, in seconds.
    var duration: TimeInterval = 0

    /// The calendar with the time zone and locale.
    var workingCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    /// The range of selectable dates. Both limits are ignored if the minimum is later than the maximum.
    var limits: (from: Date?, to: Date?) {
        if let minimum, let maximum, minimum > maximum { return (nil, nil) }
        return (minimum, maximum)
    }

    func clamped(_ date: Date) -> Date {
        let limits = limits
        if let from = limits.from, date < from { return from }
        if let to = limits.to, date > to { return to }
        return date
    }

    /// Returns whether an interval contains a selectable date.
    func allows(_ interval: DateInterval) -> Bool {
        let limits = limits
        if let to = limits.to, interval.start > to { return false }
        if let from = limits.from, interval.end <= from { return false }
        return true
    }

    /// Returns the date, rounded to the nearest multiple of the minute interval.
    func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, mode == .time || mode == .dateAndTime else { return date }
        let parts = workingCalendar.dateComponents([.minute, .second], from: date)
        guard let minute = parts.minute, let second = parts.second else { return date }
        let seconds = Double(minute * 60 + second)
        let step = Double(minuteInterval * 60)
        let nearest = (seconds / step).rounded() * step
        // Also removes the fraction of a second.
        let whole = date.timeIntervalSinceReferenceDate.rounded(.down)
        return nearest == seconds ? date : Date(timeIntervalSinceReferenceDate: whole + nearest - seconds)
    }

    // Chosen (Pickers): If the minute interval is 1, a date that the program sets keeps its seconds. The seconds of a
    // date that the user selects with the time wheels are 0.
    mutating func set(_ date: Date) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        // Calendars support only a limited range of years.
        let bounded = min(
            max(date, Date(timeIntervalSinceReferenceDate: -6e10)), Date(timeIntervalSinceReferenceDate: 2.4e11))
        self.date = clamped(roundsToMinuteInterval ? rounded(bounded) : bounded)
    }

    /// Returns a duration in seconds, rounded down to whole minutes: at least one minute, and less than a day.
    static func duration(_ seconds: TimeInterval) -> TimeInterval {
        guard seconds.isFinite else { return 60 }
        return (min(max(seconds, 60), 86_399) / 60).rounded(.down) * 60
    }

    var hasDate: Bool { mode == .date || mode == .dateAndTime }
    var hasTime: Bool { mode == .time || mode == .dateAndTime }

    // MARK: Texts

    func formatter(_ format: String? = nil) -> DateFormatter {
        let formatter = DateFormatter()
        let calendar = workingCalendar
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        if let format { formatter.dateFormat = format }
        return formatter
    }

    /// Returns the date format of a template, with the field order of the locale.
    func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    var dateText: String {
        let formatter = formatter()
        (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
        return formatter.string(from: date)
    }

    var timeText: String {
        let formatter = formatter()
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        return formatter.string(from: date)
    }
}
