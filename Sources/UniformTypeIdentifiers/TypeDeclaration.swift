import Foundation

/// A type of the table: its name, its supertypes, and its tags.
struct TypeDeclaration: Sendable {
    let identifier: String
    /// The user-visible name, or `nil` for types that only group other types.
    let text: String?
    /// The identifiers of its direct supertypes.
    let parents: [String]
    let tags: [UTTagClass: [String]]
    /// Whether the tables or the Info.plist declare it, rather than only the program's code.
    let isDeclared: Bool

    /// Creates a type that only the program's code names.
    init(identifier: String, conformingTo parent: String) {
        (self.identifier, text, parents, tags, isDeclared) = (identifier, nil, [parent], [:], false)
    }

    /// - Parameter line: `identifier | text | parents | extensions | MIME types`, with spaces between several values.
    ///   Empty columns at the end may be missing.
    init?(line: Substring) {
        let columns = line.split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").map(String.init) }
        guard let identifier = columns.first?.first else { return nil }
        func words(_ column: Int) -> [String] { columns.indices.contains(column) ? columns[column] : [] }
        self.identifier = identifier
        text = words(1).isEmpty ? nil : words(1).joined(separator: " ")
        parents = words(2)
        var tags: [UTTagClass: [String]] = [:]
        if !words(3).isEmpty { tags[.filenameExtension] = words(3) }
        if !words(4).isEmpty { tags[.mimeType] = words(4) }
        self.tags = tags
        isDeclared = true
    }

    // MARK: The program's Info.plist

    /// The maximum number of declarations.
    private static let limit = 1000

    /// Returns the types that an Info.plist exports or imports. Entries without an identifier are ignored, as are
    /// values of undocumented types.
    static func declarations(info: [String: Any]?) -> [TypeDeclaration] {
        ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
            (info?[key] as? [[String: Any]] ?? []).prefix(limit).compactMap(TypeDeclaration.init(entry:))
        }
    }

    private init?(entry: [String: Any]) {
        guard let identifier = entry["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
        self.identifier = identifier
        text = entry["UTTypeDescription"] as? String
        let parents = Self.strings(entry["UTTypeConformsTo"])
        self.parents = parents.isEmpty ? ["public.data"] : parents
        var tags: [UTTagClass: [String]] = [:]
        for (name, value) in entry["UTTypeTagSpecification"] as? [String: Any] ?? [:] {
            let words = Self.strings(value).map { $0.lowercased() }
            if !words.isEmpty { tags[UTTagClass(rawValue: name)] = words }
        }
        self.tags = tags
        isDeclared = true
    }

    /// Returns a string, or several.
    private static func strings(_ value: Any?) -> [String] {
        if let one = value as? String { return [one] }
        return (value as? [Any] ?? []).prefix(100).compactMap { $0 as? String }.filter { !$0.isEmpty }
    }
}
