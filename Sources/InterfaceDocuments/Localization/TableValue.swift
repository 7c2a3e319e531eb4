import Foundation

/// What a property list has for a key of a table of strings.
enum TableValue {
    case string(String)
    case table([String: TableValue])
    /// What a table of strings does not have.
    case other

    /// Tables in tables deeper than this are not looked into: those of plurals have three levels.
    static let deepest = 8

    /// The string; of a plural, the form that is for any number.
    var text: String? {
        switch self {
        case .string(let text): return text
        case .other: return nil
        case .table(let rules):
            guard case .string(var format)? = rules["NSStringLocalizedFormatKey"] else { return nil }
            for (variable, rule) in rules {
                guard case .table(let forms) = rule, case .string(let other)? = forms["other"] else { continue }
                format = format.replacingOccurrences(of: "%#@\(variable)@", with: other)
            }
            return format
        }
    }
}
