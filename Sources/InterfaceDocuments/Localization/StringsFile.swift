import Foundation

/// A table of strings: a `.strings`, `.stringsdict` or `.xcstrings` file.
package struct StringsFile: Sendable, Hashable {
    /// The strings by their keys.
    package var entries: [String: String]

    static let largestFile = 8 << 20

    package init(entries: [String: String] = [:]) { self.entries = entries }

    /// Reads a table in any of these formats. The format is detected by the first bytes.
    ///
    /// - Parameters:
    ///   - data: The file's bytes.
    ///   - name: The file's name, for messages.
    ///   - language: The language to read if the file contains several.
    package static func read(
        data: Data, name: String, language: String = "en"
    ) throws(StringsFileError) -> StringsFile {
        guard data.count <= largestFile else {
            throw StringsFileError(file: name, reason: .tooLarge(bytes: data.count, limit: largestFile))
        }
        let start = data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
        if data.starts(with: "bplist".utf8) { return try table(BinaryTable.read(data), name) }
        if start == UInt8(ascii: "<") { return try table(XMLTable.read(data), name) }
        if start == UInt8(ascii: "{"), name.hasSuffix(".xcstrings") {
            return try StringCatalog.read(data, name: name, language: language)
        }
        return StringsFile(entries: try StringsText.entries(of: data, name: name))
    }

    private static func table(_ table: [String: TableValue]?, _ name: String) throws(StringsFileError) -> StringsFile {
        guard let table else { throw StringsFileError(file: name, reason: .malformed) }
        return StringsFile(entries: table.compactMapValues(\.text))
    }
}
