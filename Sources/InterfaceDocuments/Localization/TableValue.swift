import Foundation

/// A value of a property list that contains a table of strings.
enum TableValue {
    case string(String)
    case table([String: TableValue])
    /// A value that tables of strings do not contain.
    case other

    /// The maximum depth of nested tables. Plurals have three levels.
    static let deepest = 8

    /// The string; for a plural, the form for any number.
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
