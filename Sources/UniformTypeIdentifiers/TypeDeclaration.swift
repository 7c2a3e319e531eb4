/// A type of the table: what it is called, what it conforms to, and what its files are known by.
struct TypeDeclaration: Sendable {
    let identifier: String
    /// What people call it; `nil` for types that only group others.
    let text: String?
    /// The identifiers of the types that it conforms to itself.
    let parents: [String]
    let tags: [UTTagClass: [String]]

    /// - Parameter line: `identifier | text | parents | extensions | MIME types`, several divided by blanks; what
    ///   follows the last that is there may be missing.
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
    }
}
