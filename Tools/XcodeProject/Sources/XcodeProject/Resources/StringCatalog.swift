import Foundation

/// A string catalog (`.xcstrings`), as tables of texts by language.
public struct StringCatalog {
    /// The texts by language and key.
    public private(set) var tables: [String: [String: String]] = [:]

    private static let mostTexts = 1_000_000

    /// Reads a catalog; `nil` if the data is not a catalog.
    ///
    /// Texts that depend on a number or a device have their variants.
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
                guard let entry = entry as? [String: Any], let text = Self.localization(entry, language) else {
                    continue
                }
                count += 1
                guard count < Self.mostTexts else { return }
                tables[language, default: [:]][key] = text
            }
        }
    }

    private static let deepest = 8

    /// The text of a key in a language.
    private static func localization(_ entry: [String: Any], _ language: String) -> String? {
        let parts = entry["substitutions"] as? [String: Any] ?? [:]
        guard !parts.isEmpty else {
            return text(of: entry, depth: 0) { forms in
                LocalizedVariants.text(forms: forms, argument: firstNumber(forms), language: language)
            }
        }
        var variables: [String: LocalizedVariants.Variable] = [:]
        for case (let name, let part as [String: Any]) in parts {
            let specifier = "%" + (part["formatSpecifier"] as? String ?? "d")
            let plural = (part["variations"] as? [String: Any])?["plural"] as? [String: Any] ?? [:]
            let forms = plural.compactMapValues { form in
                (form as? [String: Any]).flatMap { text(of: $0, depth: 0) { $0["other"] } }?
                    .replacingOccurrences(of: "%arg", with: specifier)
            }
            variables[name] = LocalizedVariants.Variable(argument: part["argNum"] as? Int, forms: forms)
        }
        // The format may vary, too, by the device or by its first number.
        return text(of: entry, depth: 0) { forms in
            LocalizedVariants.text(forms: forms, argument: firstNumber(forms), language: language)
        }.flatMap { LocalizedVariants.text(format: $0, variables: variables, language: language) }
    }

    /// - Parameter plural: Returns the text with the given forms.
    private static func text(of entry: [String: Any], depth: Int, plural: ([String: String]) -> String?) -> String? {
        if let unit = entry["stringUnit"] as? [String: Any] { return unit["value"] as? String }
        guard depth < deepest, let variations = entry["variations"] as? [String: Any] else { return nil }
        for kind in ["device", "plural"] {
            guard let entries = variations[kind] as? [String: Any] else { continue }
            let texts = entries.compactMapValues { value in
                (value as? [String: Any]).flatMap { text(of: $0, depth: depth + 1, plural: plural) }
            }
            return kind == "device" ? LocalizedVariants.text(devices: texts) : plural(texts)
        }
        return nil
    }

    /// The number of the argument that the forms of a whole text depend on: the first that is a number.
    private static func firstNumber(_ forms: [String: String]) -> Int {
        let text = LocalizedVariants.mostFrequent(forms) ?? ""
        let specifier = #/%(?:(\d{1,3})\$)?[-+ #0-9.]{0,20}[hlqjztL]{0,2}([@dDiuUxXoOfFeEgGaA%])/#
        var number = 0
        for match in text.prefix(10_000).matches(of: specifier)
        where match.2 != "%" {
            number += 1
            if match.2 != "@" { return match.1.flatMap { Int($0) } ?? number }
        }
        return 1
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
