import Foundation

/// A string catalog (`.xcstrings`), as tables of texts by language.
public struct StringCatalog {
    /// The texts by language and key.
    public private(set) var tables: [String: [String: String]] = [:]

    private static let mostTexts = 1_000_000

    /// Reads a catalog; `nil` if the data is not a catalog.
    ///
    /// A text that depends on a number is its form for most numbers. A text that depends on a device is its form for
    /// an iPhone.
    public init?(_ data: Data) {
        guard data.count < 256 << 20, !Self.isTooDeep(data),
            let top = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let source = top["sourceLanguage"] as? String, let strings = top["strings"] as? [String: Any]
        else { return nil }
        tables[source] = [:]
        var count = 0
        for (key, value) in strings {
            let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            if localizations[source] == nil { tables[source]?[key] = key }
            for (language, entry) in localizations where Self.isLanguage(language) {
                guard let entry = entry as? [String: Any], var text = Self.text(of: entry) else { continue }
                for (name, part) in entry["substitutions"] as? [String: Any] ?? [:] {
                    guard let part = part as? [String: Any], let replacement = Self.text(of: part) else { continue }
                    let specifier = part["formatSpecifier"] as? String ?? "d"
                    text = text.replacingOccurrences(
                        of: "%#@\(name)@", with: replacement.replacingOccurrences(of: "%arg", with: "%" + specifier))
                }
                count += 1
                guard count < Self.mostTexts else { return }
                tables[language, default: [:]][key] = text
            }
        }
    }

    private static func text(of entry: [String: Any]) -> String? {
        if let unit = entry["stringUnit"] as? [String: Any] { return unit["value"] as? String }
        guard let variations = entry["variations"] as? [String: Any] else { return nil }
        for (kind, names) in [("plural", ["other", "many", "few"]), ("device", ["iphone", "other"])] {
            guard let forms = variations[kind] as? [String: Any] else { continue }
            for name in names {
                if let form = forms[name] as? [String: Any], let text = text(of: form) { return text }
            }
        }
        return nil
    }

    private static func isLanguage(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count < 64
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    }

    private static func isTooDeep(_ data: Data) -> Bool {
        var depth = 0
        for byte in data {
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
            if depth > 2000 { return true }
        }
        return false
    }

    /// The text of a table in the form of a `.strings` file.
    public static func stringsFile(_ table: [String: String]) -> String {
        table.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) = \(quoted($0.value));\n" }.joined()
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}

/// The texts of a table that depend on numbers (`.stringsdict`).
public enum PluralTable {
    /// Returns each text in its form for most numbers.
    public static func texts(_ data: Data) -> [String: String] {
        let read = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let entries = read as? [String: Any] else { return [:] }
        return entries.compactMapValues { value in
            guard let entry = value as? [String: Any] else { return nil }
            if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
                return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
            }
            guard var text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
            // A rule may contain a further variable.
            for _ in 0..<5 where text.contains("%#@") {
                for (name, rule) in entry {
                    guard let rule = rule as? [String: Any], let other = rule["other"] as? String else { continue }
                    text = text.replacingOccurrences(of: "%#@\(name)@", with: other)
                }
                guard text.utf8.count < 1 << 16 else { return nil }
            }
            return text
        }
    }
}
