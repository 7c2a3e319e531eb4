import Foundation

/// Writes how far a date is from another: `2 days ago`, `in 3 hours`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    // Unchecked, as Foundation's formatters: a formatter is set up before it is shared.

    /// How the distance is written.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric = 0
        /// `yesterday`
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full = 0
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// `2mo ago`
        case abbreviated
    }

    /// How the distance is written. The default is `.numeric`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written. The default is `.full`.
    open var unitsStyle = UnitsStyle.full
    /// Where capitals are expected.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that counts days, months and years.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent

    /// The text of a distance in seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The text of the distance of a date from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let presentation: Date.RelativeFormatStyle.Presentation = dateTimeStyle == .named ? .named : .numeric
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: presentation, unitsStyle: units, locale: locale ?? .current,
            calendar: calendar ?? .current)
        return style.format(referenceDate)
    }

    /// The text of components: the largest of them that is not 0.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// The text of a date's distance from now; `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
