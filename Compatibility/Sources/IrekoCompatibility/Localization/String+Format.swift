import Foundation

// The functions of Foundation with a fixed number of arguments, which Swift prefers to those with any number: the
// format may have forms for numbers. `ireko` renames the label `arguments` of calls, since the initializers of both
// modules would be ambiguous.

extension String {
    /// Returns a format with its arguments, for the user's locale.
    public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg) -> String {
        formatted(format, .current, [a])
    }
    /// Returns a format with its arguments, for the user's locale.
    public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg, _ b: any CVarArg) -> String {
        formatted(format, .current, [a, b])
    }
    /// Returns a format with its arguments, for the user's locale.
    public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg)
        -> String
    {
        formatted(format, .current, [a, b, c])
    }
    /// Returns a format with its arguments, for the user's locale.
    public static func localizedStringWithFormat(
        _ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg
    ) -> String {
        formatted(format, .current, [a, b, c, d])
    }
    /// Returns a format with its arguments, for the user's locale.
    public static func localizedStringWithFormat(
        _ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg
    ) -> String {
        formatted(format, .current, [a, b, c, d, e])
    }
    /// Returns a format with its arguments, for the user's locale.
    public static func localizedStringWithFormat(
        _ format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg,
        _ f: any CVarArg
    ) -> String {
        formatted(format, .current, [a, b, c, d, e, f])
    }
    /// Makes a text of a format and its arguments.
    public init(format: String, _ a: any CVarArg) { self = Self.formatted(format, nil, [a]) }
    /// Makes a text of a format and its arguments.
    public init(format: String, _ a: any CVarArg, _ b: any CVarArg) { self = Self.formatted(format, nil, [a, b]) }
    /// Makes a text of a format and its arguments.
    public init(format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg) {
        self = Self.formatted(format, nil, [a, b, c])
    }
    /// Makes a text of a format and its arguments.
    public init(format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg) {
        self = Self.formatted(format, nil, [a, b, c, d])
    }
    /// Makes a text of a format and its arguments.
    public init(
        format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg
    ) { self = Self.formatted(format, nil, [a, b, c, d, e]) }
    /// Makes a text of a format and its arguments.
    public init(
        format: String, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg, _ e: any CVarArg,
        _ f: any CVarArg
    ) { self = Self.formatted(format, nil, [a, b, c, d, e, f]) }
    /// Makes a text of a format and its arguments, for a locale.
    public init(format: String, locale: Locale?, _ a: any CVarArg) {
        self = Self.formatted(format, locale, [a])
    }
    /// Makes a text of a format and its arguments, for a locale.
    public init(format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg) {
        self = Self.formatted(format, locale, [a, b])
    }
    /// Makes a text of a format and its arguments, for a locale.
    public init(format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg) {
        self = Self.formatted(format, locale, [a, b, c])
    }
    /// Makes a text of a format and its arguments, for a locale.
    public init(format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg)
    {
        self = Self.formatted(format, locale, [a, b, c, d])
    }
    /// Makes a text of a format and its arguments, for a locale.
    public init(
        format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg,
        _ e: any CVarArg
    ) {
        self = Self.formatted(format, locale, [a, b, c, d, e])
    }
    /// Makes a text of a format and its arguments, for a locale.
    public init(
        format: String, locale: Locale?, _ a: any CVarArg, _ b: any CVarArg, _ c: any CVarArg, _ d: any CVarArg,
        _ e: any CVarArg, _ f: any CVarArg
    ) {
        self = Self.formatted(format, locale, [a, b, c, d, e, f])
    }
    /// Makes a text of a format and its arguments.
    public init(format: String, argumentList: [any CVarArg]) { self = Self.formatted(format, nil, argumentList) }
    /// Makes a text of a format and its arguments, for a locale.
    public init(format: String, locale: Locale?, argumentList: [any CVarArg]) {
        self = Self.formatted(format, locale, argumentList)
    }

    fileprivate static func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        let expansion = FormatExpansion(format, numbers: arguments.map(FormatExpansion.number))
        let format = expansion?.text ?? format
        let values = expansion?.order.map { arguments[$0] } ?? arguments
        guard let locale else { return String(format: format, arguments: values) }
        return String(format: format, locale: locale, arguments: values)
    }
}

extension NSString {
    /// Returns a format with its arguments, for the user's locale.
    public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
        NSString(string: String.formatted(format.description, .current, arguments))
    }
}
