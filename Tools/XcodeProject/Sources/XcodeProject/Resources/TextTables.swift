import Foundation

/// The tables of texts in a bundle, in the form of `.strings` files.
///
/// Foundation on Linux reads a table from one `.strings` file. String catalogs, and tables of texts that depend on
/// numbers or devices (`.stringsdict`), are joined with the `.strings` file of the same table.
public struct TextTables {
    /// The texts by key, by the path of the `.strings` file in the bundle.
    public private(set) var texts: [String: [String: String]] = [:]

    /// Creates an empty value.
    public init() {}

    /// Adds the texts of a file.
    ///
    /// - Parameters:
    ///   - path: The path of a `.strings`, `.stringsdict` or `.xcstrings` file.
    ///   - destination: The file's path in the bundle.
    ///   - language: The development language, for texts outside of the folder of a language.
    /// - Returns: `false` if the file is not a table.
    @discardableResult
    public mutating func add(_ path: String, to destination: String, language: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path) else { return false }
        let place = (destination as NSString).deletingPathExtension
        switch (path as NSString).pathExtension.lowercased() {
        case "xcstrings":
            guard let catalog = StringCatalog(data) else { return false }
            let (folder, table) = Self.parts(of: place)
            for (language, strings) in catalog.tables {
                texts["\(folder)\(language).lproj/\(table).strings", default: [:]].merge(strings) { first, _ in first }
            }
        case "stringsdict":
            let folder = (destination as NSString).pathComponents.last { $0.hasSuffix(".lproj") }
            let own = folder.map { String($0.dropLast(6)) }
            let table = PluralTable.texts(data, language: own.flatMap { $0 == "Base" ? nil : $0 } ?? language)
            // A text with variants takes precedence over the text of a `.strings` file.
            texts[place + ".strings", default: [:]].merge(table) { old, new in
                old.unicodeScalars.contains("\u{E0001}") ? old : new
            }
        case "strings":
            texts[destination, default: [:]].merge(SafePropertyList.strings(data)) { first, _ in first }
        default: return false
        }
        return true
    }

    /// Adds texts for keys that a table does not have. A missing table stays missing.
    public mutating func complete(_ destination: String, with values: [String: String]) {
        texts[destination]?.merge(values) { localized, _ in localized }
    }

    /// The folder that contains the folders of languages, with a slash at its end, and the name of a table.
    private static func parts(of path: String) -> (folder: String, name: String) {
        var folders = path.split(separator: "/").map(String.init)
        let name = folders.popLast() ?? ""
        if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
        return (folders.map { $0 + "/" }.joined(), name)
    }
}
