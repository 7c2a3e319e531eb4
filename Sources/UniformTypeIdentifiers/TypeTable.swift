/// All declared types, read from the tables of `Types` when the first is needed.
struct TypeTable: Sendable {
    static let shared = TypeTable(documents + media + system)

    /// In the order of the tables.
    let all: [UTType]
    private let declarations: [String: TypeDeclaration]
    /// By identifiers in lowercase letters.
    private let identifiers: [String: String]
    /// The identifiers of the types with a tag, in the order of the table.
    private let tagged: [UTTagClass: [String: [String]]]
    /// What each declared type conforms to, without itself.
    private let ancestors: [String: Set<String>]

    init(_ text: String) {
        let all = text.split(separator: "\n").compactMap(TypeDeclaration.init(line:))
        self.all = all.map { UTType(known: $0.identifier) }
        declarations = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }
        identifiers = Dictionary(all.map { ($0.identifier.lowercased(), $0.identifier) }) { first, _ in first }
        var tagged: [UTTagClass: [String: [String]]] = [:]
        for declaration in all {
            for (tagClass, tags) in declaration.tags {
                for tag in tags { tagged[tagClass, default: [:]][tag, default: []].append(declaration.identifier) }
            }
        }
        self.tagged = tagged
        ancestors = declarations.mapValues { [declarations] in Self.ancestors(of: $0.parents, in: declarations) }
    }

    private static func ancestors(of parents: [String], in declarations: [String: TypeDeclaration]) -> Set<String> {
        var (found, next) = (Set<String>(), parents)
        while let identifier = next.popLast() {
            if found.insert(identifier).inserted { next += declarations[identifier]?.parents ?? [] }
        }
        return found
    }

    func declaration(of identifier: String) -> TypeDeclaration? { declarations[identifier] }

    func declaration(ignoringCaseOf identifier: String) -> TypeDeclaration? {
        identifiers[identifier.lowercased()].flatMap { declarations[$0] }
    }

    /// The declared types with a tag in lowercase letters. A MIME type with parameters that has none is looked for
    /// without them.
    func types(tag: String, of tagClass: UTTagClass) -> [UTType] {
        var found = tagged[tagClass]?[tag] ?? []
        if found.isEmpty, tagClass == .mimeType, let plain = tag.split(separator: ";").first, plain.count < tag.count {
            found = tagged[tagClass]?[plain.filter { $0 != " " }] ?? []
        }
        return found.map(UTType.init(known:))
    }

    /// What a type conforms to, without itself.
    func supertypes(of identifier: String) -> Set<String> {
        if let declared = ancestors[identifier] { return declared }
        guard let dynamic = DynamicType(identifier: identifier) else { return [] }
        return Self.ancestors(of: dynamic.parents, in: declarations)
    }
}
