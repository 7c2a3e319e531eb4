import Foundation
import RenderServer

/// Converts between dates and the rows of a date picker's wheels. The conversion depends only on the calendar and the
/// settings.
struct DateRows {
    let state: DatePickerState
    let calendar: Calendar
    let fields: [DateField]
    /// The start of the year in the middle of the wheel of years.
    let anchorYear: Date
    let anchorDay: Date
    let formatters: [DateFormatter]
    let todayText: String
    let today: Date

    /// The months of the last requested year. They are cached since every row of a wheel requests them.
    private let lastYear = KnownYear()

    private final class KnownYear {
        var interval: DateInterval?
        var months: [DateInterval] = []
    }

    // Chosen (Pickers): The wheel of days in a date picker covers 10,000 days before and after the initial date, and
    // the wheel of years 2,000 years before and after it. If a date outside this range is set, the range moves.
    static let days = 20_001
    static let years = 4_001
    private static let loopedRows = 10_000

    /// - Parameter anchor: A date near the initially selected date, which is in the middle of the wheels.
    init(_ state: DatePickerState, anchor: Date) {
        self.state = state
        let calendar = state.workingCalendar
        self.calendar = calendar
        var fields: [DateField]
        switch state.mode {
        case .time: fields = DateField.fields(of: state.pattern("jmm"))
        case .date: fields = DateField.fields(of: state.pattern("yMMMMd"))
        case .yearAndMonth: fields = DateField.fields(of: state.pattern("yMMMM"))
        case .dateAndTime:
            fields =
                [DateField(column: .day, format: state.pattern("EEEMMMd"))] + DateField.fields(of: state.pattern("jmm"))
        case .countDownTimer:
            fields = [DateField(column: .durationHours, format: ""), DateField(column: .durationMinutes, format: "")]
        }
        if Self.readsFromRight(state.locale) { fields = Self.mirrored(fields) }
        self.fields = fields
        anchorYear = calendar.dateInterval(of: .year, for: anchor)?.start ?? anchor
        anchorDay = calendar.startOfDay(for: anchor)
        formatters = fields.map { state.formatter($0.format.isEmpty ? "s" : $0.format) }
        today = calendar.startOfDay(for: WallClock.now)
        // Foundation's `doesRelativeDateFormatting` has no effect on Linux.
        let relative = Date.AnchoredRelativeFormatStyle(
            anchor: today, allowedFields: [.day], presentation: .named, unitsStyle: .wide, locale: state.locale,
            calendar: calendar, capitalizationContext: .beginningOfSentence)
        todayText = relative.format(today)
    }

    static func readsFromRight(_ locale: Locale) -> Bool {
        Locale.Language(identifier: locale.identifier).characterDirection == .rightToLeft
    }

    /// Reverses the order of the wheels for a right-to-left language, since wheels are placed from the left. Hours are
    /// always to the left of minutes.
    private static func mirrored(_ fields: [DateField]) -> [DateField] {
        var turned = Array(fields.reversed())
        if let hour = turned.firstIndex(where: { $0.column == .hour }),
            let minute = turned.firstIndex(where: { $0.column == .minute }), minute < hour
        {
            turned.swapAt(hour, minute)
        }
        return turned
    }

    // MARK: Counts

    /// Returns the number of distinct values of a wheel.
    func values(_ column: DateColumn, near date: Date) -> Int {
        switch column {
        case .day: Self.days
        case .year: Self.years
        case .month: max(1, months(ofYearOf: date).count)
        case .monthDay: calendar.maximumRange(of: .day)?.count ?? 31
        case .hour, .durationHours: 24
        case .minute, .durationMinutes: 60 / state.minuteInterval
        case .period: 2
        }
    }

    /// Returns the number of rows of a wheel. Wheels that wrap around repeat their values.
    func rows(_ column: DateColumn, near date: Date) -> Int {
        let values = values(column, near: date)
        return isCyclic(column) ? values * max(1, Self.loopedRows / values) : values
    }

    func isCyclic(_ column: DateColumn) -> Bool { ![.day, .year, .period].contains(column) }

    // MARK: Dates

    /// Returns the months of the year that contains a date.
    func months(ofYearOf date: Date) -> [DateInterval] {
        if let known = lastYear.interval, known.start <= date, date < known.end { return lastYear.months }
        guard let year = calendar.dateInterval(of: .year, for: date) else { return [] }
        var months: [DateInterval] = []
        var start = year.start
        while start < year.end, months.count < 14, let month = calendar.dateInterval(of: .month, for: start),
            month.end > start
        {
            months.append(month)
            start = month.end
        }
        (lastYear.interval, lastYear.months) = (year, months)
        return months
    }

    func year(_ row: Int) -> Date {
        calendar.date(byAdding: .year, value: row - Self.years / 2, to: anchorYear) ?? anchorYear
    }

    /// Returns the day with an index in a month, counted from 0; the last day if the month has fewer days.
    func day(_ index: Int, of month: Date) -> Date {
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 28
        return calendar.date(byAdding: .day, value: min(index, count - 1), to: month) ?? month
    }

    func time(_ hour: Int, _ minute: Int, _ second: Int, on day: Date) -> Date {
        calendar.date(bySettingHour: hour, minute: minute, second: second, of: day)
            ?? calendar.startOfDay(for: day).addingTimeInterval(Double(hour * 3600 + minute * 60 + second))
    }

    /// Returns the value of a wheel for a date, counted from 0.
    func value(_ column: DateColumn, of date: Date) -> Int {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        switch column {
        case .day:
            let days = calendar.dateComponents([.day], from: anchorDay, to: calendar.startOfDay(for: date)).day ?? 0
            return min(max(days + Self.days / 2, 0), Self.days - 1)
        case .year:
            let start = calendar.dateInterval(of: .year, for: date)?.start ?? date
            let years = calendar.dateComponents([.year], from: anchorYear, to: start).year ?? 0
            return min(max(years + Self.years / 2, 0), Self.years - 1)
        case .month: return months(ofYearOf: date).lastIndex { $0.start <= date } ?? 0
        case .monthDay:
            let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
            return calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? 0
        case .hour: return parts.hour ?? 0
        case .minute: return (parts.minute ?? 0) / state.minuteInterval
        case .period: return (parts.hour ?? 0) / 12
        case .durationHours: return Int(state.duration) / 3600
        case .durationMinutes: return Int(state.duration) % 3600 / 60 / state.minuteInterval
        }
    }

    /// Returns the date that results when the user turns a wheel to a value.
    func date(_ date: Date, setting column: DateColumn, to value: Int) -> Date {
        let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
        let (hour, minute, second) = (parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
        func atSameTime(_ day: Date) -> Date { time(hour, minute, second, on: day) }
        switch column {
        case .day:
            let day = calendar.date(byAdding: .day, value: value - Self.days / 2, to: anchorDay) ?? anchorDay
            return time(hour, minute, 0, on: day)
        case .year:
            let months = months(ofYearOf: year(value))
            guard let month = months[safe: min(self.value(.month, of: date), months.count - 1)] else { return date }
            return atSameTime(day(self.value(.monthDay, of: date), of: month.start))
        case .month:
            guard let month = months(ofYearOf: date)[safe: value] else { return date }
            return atSameTime(day(self.value(.monthDay, of: date), of: month.start))
        case .monthDay:
            let month = calendar.dateInterval(of: .month, for: date)?.start ?? date
            return atSameTime(day(value, of: month))
        case .hour: return time(value, minute, 0, on: date)
        case .minute: return time(hour, value * state.minuteInterval, 0, on: date)
        case .period: return time(hour % 12 + value * 12, minute, 0, on: date)
        case .durationHours, .durationMinutes: return date
        }
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
