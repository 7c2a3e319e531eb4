import Foundation

/// Foundation's class, which is unavailable on Linux, under the name `DateComponentsFormatter`: writes durations. The
/// words are English.
open class _DateComponentFormatter: Formatter, @unchecked Sendable {
    // Unchecked, as Foundation's formatters: a formatter is set up before it is shared.

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `1:10:15`
        case positional = 0
        /// `1h 10m 15s`
        case abbreviated
        /// `1 hr, 10 min, 15 sec`
        case short
        /// `1 hour, 10 minutes, 15 seconds`
        case full
        /// `one hour, ten minutes, fifteen seconds`
        case spellOut
        /// `1hr 10min 15sec`
        case brief
    }

    /// Which units without a value are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The number of the options.
        public let rawValue: UInt
        /// Makes options of their number.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Leading zeros are left out, and those in the middle of a positional style are written.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Leading zeros are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Zeros in the middle are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Trailing zeros are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All zeros are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All zeros are written, with two digits in the positional style.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// How units are written. The default is `.positional`.
    open var unitsStyle = UnitsStyle.positional
    /// The units; those of the duration if empty, the default.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units without a value are written.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that counts days, months and years.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which components are counted.
    open var referenceDate: Date?
    /// Whether the smallest unit may have a fraction. It is not written here.
    open var allowsFractionalUnits = false
    /// The most units that are written, the largest ones; all for 0, the default.
    open var maximumUnitCount = 0
    /// Whether a largest unit of 1 becomes units below it. The default is `false`.
    open var collapsesLargestUnit = false
    /// Whether `About` precedes. The default is `false`.
    open var includesApproximationPhrase = false
    /// Whether `remaining` follows. The default is `false`.
    open var includesTimeRemainingPhrase = false

    private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, names: [String])] = [
        (.year, .year, ["y", "yr", "year"]), (.month, .month, ["mo", "mth", "month"]),
        (.weekOfMonth, .weekOfMonth, ["w", "wk", "week"]), (.day, .day, ["d", "day", "day"]),
        (.hour, .hour, ["h", "hr", "hour"]), (.minute, .minute, ["m", "min", "minute"]),
        (.second, .second, ["s", "sec", "second"]),
    ]

    /// The text of a duration in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let rounded = ti.rounded(.toNearestOrAwayFromZero)
        let text = string(from: start, to: start.addingTimeInterval(abs(rounded)))
        return rounded < 0 ? text.map { "-" + $0 } : text
    }

    /// The text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let used = Self.used(allowedUnits)
        let calendar = calendar ?? .current
        let components = calendar.dateComponents(
            Set(used.map { Self.units[$0].component }), from: startDate, to: endDate)
        return text(used.map { (unit: $0, value: components.value(for: Self.units[$0].component) ?? 0) })
    }

    /// The text of components.
    open func string(from components: DateComponents) -> String? {
        let given = Self.units.indices.filter { components.value(for: Self.units[$0].component) != nil }
        guard !given.isEmpty else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let calendar = calendar ?? .current
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        let used = allowedUnits.isEmpty ? given : Self.used(allowedUnits)
        let parts = calendar.dateComponents(Set(used.map { Self.units[$0].component }), from: start, to: end)
        return text(used.map { (unit: $0, value: parts.value(for: Self.units[$0].component) ?? 0) })
    }

    /// The text of components, or of a duration as a number; `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    /// The text of components in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = Self()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Makes a formatter with default settings.
    public required override init() { super.init() }
    /// Makes a formatter of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static func used(_ allowed: NSCalendar.Unit) -> [Int] {
        guard !allowed.isEmpty else { return units.indices.filter { units[$0].unit != .weekOfMonth } }
        return units.indices.filter { allowed.contains(units[$0].unit) }
    }

    private func text(_ all: [(unit: Int, value: Int)]) -> String? {
        guard !all.isEmpty else { return nil }
        var parts = all
        if collapsesLargestUnit, let place = parts.firstIndex(where: { $0.value != 0 }), parts[place].value == 1,
            place + 1 < parts.count, let factor = Self.factor(parts[place].unit, parts[place + 1].unit)
        {
            parts[place + 1].value += factor
            parts[place].value = 0
        }
        let isPositional = unitsStyle == .positional
        let behavior = zeroFormattingBehavior
        if !behavior.contains(.pad) {
            let drops = behavior.contains(.default)
            if drops || behavior.contains(.dropLeading) {
                while parts.count > 1, parts[0].value == 0 { parts.removeFirst() }
            }
            if behavior.contains(.dropTrailing) || drops && !isPositional {
                while parts.count > 1, parts[parts.count - 1].value == 0 { parts.removeLast() }
            }
            if behavior.contains(.dropMiddle) || drops && !isPositional, parts.count > 2 {
                parts = [parts[0]] + parts[1..<(parts.count - 1)].filter { $0.value != 0 } + [parts[parts.count - 1]]
            }
        }
        if maximumUnitCount > 0, let first = parts.firstIndex(where: { $0.value != 0 }) {
            parts = Array(parts[first...].prefix(maximumUnitCount))
        }
        var text: String
        if isPositional {
            text = parts.enumerated().map { place, part in
                let pads = place > 0 || behavior.contains(.pad)
                return pads && part.value.magnitude < 10 ? "0\(part.value)" : "\(part.value)"
            }.joined(separator: ":")
        } else {
            let separator = [.abbreviated, .brief].contains(unitsStyle) ? " " : ", "
            text = parts.map { word($0.unit, $0.value) }.joined(separator: separator)
        }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    private static func factor(_ unit: Int, _ next: Int) -> Int? {
        switch (units[unit].unit, units[next].unit) {
        case (.hour, .minute), (.minute, .second): 60
        case (.day, .hour): 24
        case (.weekOfMonth, .day): 7
        case (.year, .month): 12
        default: nil
        }
    }

    private func word(_ unit: Int, _ value: Int) -> String {
        let names = Self.units[unit].names
        let plural = value.magnitude == 1 ? "" : "s"
        switch unitsStyle {
        case .abbreviated, .positional: return "\(value)\(names[0])"
        case .brief: return "\(value)\(names[1])\(["yr", "wk", "day", "mth"].contains(names[1]) ? plural : "")"
        case .short: return "\(value) \(names[1])\(["yr", "wk", "day", "mth"].contains(names[1]) ? plural : "")"
        case .full: return "\(value) \(names[2])\(plural)"
        case .spellOut:
            let formatter = NumberFormatter()
            formatter.numberStyle = .spellOut
            formatter.locale = Locale(identifier: "en")
            return (formatter.string(from: NSNumber(value: value)) ?? "\(value)") + " \(names[2])\(plural)"
        }
    }
}
