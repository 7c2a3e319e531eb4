import Foundation

/// The texts of a table that depend on numbers, widths or devices (`.stringsdict`).
public enum PluralTable {
    private static let mostBytes = 16 << 20
    private static let deepest = 8

    /// Returns the texts of a table, with their variants.
    ///
    /// - Parameter language: The language of the table, which has the rules for numbers.
    public static func texts(_ data: Data, language: String) -> [String: String] {
        guard data.count <= mostBytes, let value = try? PropertyValue.read(data, path: ""),
            let entries = value.dictionary
        else { return [:] }
        return entries.compactMapValues { text(of: $0, language, depth: 0) }
    }

    private static func text(of value: PropertyValue, _ language: String, depth: Int) -> String? {
        if let text = value.string { return text }
        guard depth < deepest, let entry = value.dictionary else { return nil }
        if let widths = entry["NSStringVariableWidthRuleType"]?.dictionary {
            return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
                .flatMap { text(of: $0.value, language, depth: depth + 1) }
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"]?.dictionary {
            return LocalizedVariants.text(
                devices: devices.compactMapValues { text(of: $0, language, depth: depth + 1) })
        }
        guard let format = entry["NSStringLocalizedFormatKey"]?.string else { return nil }
        let variables = entry.compactMapValues { value -> LocalizedVariants.Variable? in
            guard let rule = value.dictionary else { return nil }
            let forms = rule.filter { !$0.key.hasPrefix("NSString") }
                .compactMapValues { text(of: $0, language, depth: depth + 1) }
            return LocalizedVariants.Variable(forms: forms)
        }
        return LocalizedVariants.text(format: format, variables: variables, language: language)
    }
}
