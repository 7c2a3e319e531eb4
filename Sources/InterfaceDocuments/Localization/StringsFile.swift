import Foundation

/// A table of strings: a `.strings`, `.stringsdict` or `.xcstrings` file.
package struct StringsFile: Sendable, Hashable {
    /// The strings by their keys.
    package var entries: [String: String]

    static let largestFile = 8 << 20

    package init(entries: [String: String] = [:]) { self.entries = entries }

    /// Reads a table of any of these formats, which it tells by the first bytes.
    ///
    /// - Parameters:
    ///   - data: The file's bytes.
    ///   - name: The file's name, for messages.
    ///   - language: The language whose strings are read where the file has several.
    package static func read(
        data: Data, name: String, language: String = "en"
    ) throws(StringsFileError) -> StringsFile {
        guard data.count <= largestFile else {
            throw StringsFileError(file: name, reason: .tooLarge(bytes: data.count, limit: largestFile))
        }
        let start = data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
        if data.starts(with: "bplist".utf8) {
            guard PropertyListNesting.isShallow(binary: data) else {
                throw StringsFileError(file: name, reason: .tooDeep)
            }
            return try propertyList(data, name)
        }
        if start == UInt8(ascii: "<") {
            guard PropertyListNesting.isShallow(xml: data) else { throw StringsFileError(file: name, reason: .tooDeep) }
            return try propertyList(data, name)
        }
        if start == UInt8(ascii: "{"), name.hasSuffix(".xcstrings") {
            return try StringCatalog.read(data, name: name, language: language)
        }
        return StringsFile(entries: try StringsText.entries(of: data, name: name))
    }

    // MARK: Property lists

    private static func propertyList(_ data: Data, _ name: String) throws(StringsFileError) -> StringsFile {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let table = list as? [String: Any]
        else { throw StringsFileError(file: name, reason: .malformed) }
        return StringsFile(entries: table.compactMapValues(text))
    }

    /// A string, or the form of a plural that is for any number.
    private static func text(_ value: Any) -> String? {
        if let text = value as? String { return text }
        guard let rules = value as? [String: Any], var format = rules["NSStringLocalizedFormatKey"] as? String else {
            return nil
        }
        for (variable, rule) in rules {
            guard let forms = rule as? [String: Any], let other = forms["other"] as? String else { continue }
            format = format.replacingOccurrences(of: "%#@\(variable)@", with: other)
        }
        return format
    }
}
