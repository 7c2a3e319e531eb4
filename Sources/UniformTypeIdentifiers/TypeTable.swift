import Foundation
import Synchronization

// Chosen (Files): The existing uniform types are a table.
/// All types with an identifier: the tables of `Types`, the declarations of the program's Info.plist, and the types
/// that the program creates by identifier.
struct TypeTable: Sendable {
    private static let store = Mutex(
        TypeTable(
            (documents + media + system).split(separator: "\n").compactMap(TypeDeclaration.init(line:))
                + TypeDeclaration.declarations(info: Bundle.main.infoDictionary)))

    /// The current table. It is created when the first type is needed.
    static var shared: TypeTable { store.withLock { $0 } }

    /// Adds a type with an identifier that the program uses, unless the identifier is known.
    static func add(_ declaration: TypeDeclaration) { store.withLock { $0.add(declaration) } }

    /// The declared types, in the order of the tables.
    private(set) var all: [UTType] = []
    private var declarations: [String: TypeDeclaration] = [:]
    /// By identifiers in lowercase letters.
    private var identifiers: [String: String] = [:]
    /// The identifiers of the types with a tag, in the order of the table.
    private var tagged: [UTTagClass: [String: [String]]] = [:]
    /// The supertypes of each type.
    private var ancestors: [String: Set<String>] = [:]

    init(_ all: [TypeDeclaration]) {
        for declaration in all { insert(declaration) }
        ancestors = declarations.mapValues { [declarations] in Self.ancestors(of: $0, in: declarations) }
    }

    private mutating func add(_ declaration: TypeDeclaration) {
        guard insert(declaration) else { return }
        ancestors[declaration.identifier] = Self.ancestors(of: declaration, in: declarations)
    }

    @discardableResult
    private mutating func insert(_ declaration: TypeDeclaration) -> Bool {
        let (identifier, key) = (declaration.identifier, declaration.identifier.lowercased())
        guard identifiers[key] == nil else { return false }
        (identifiers[key], declarations[identifier]) = (identifier, declaration)
        if declaration.isDeclared { all.append(UTType(known: identifier)) }
        for (tagClass, tags) in declaration.tags {
            for tag in tags { tagged[tagClass, default: [:]][tag, default: []].append(identifier) }
        }
        return true
    }

    private static func ancestors(
        of declaration: TypeDeclaration, in declarations: [String: TypeDeclaration]
    ) -> Set<String> {
        ancestors(of: declaration.parents, in: declarations).subtracting([declaration.identifier])
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

    /// Returns the declared types with a tag in lowercase letters. If a MIME type with parameters is unknown, it is
    /// looked up without the parameters.
    func types(tag: String, of tagClass: UTTagClass) -> [UTType] {
        var found = tagged[tagClass]?[tag] ?? []
        if found.isEmpty, tagClass == .mimeType, let plain = tag.split(separator: ";").first, plain.count < tag.count {
            found = tagged[tagClass]?[plain.filter { $0 != " " }] ?? []
        }
        return found.map(UTType.init(known:))
    }

    /// All supertypes of a type, without the type itself.
    func supertypes(of identifier: String) -> Set<String> {
        if let declared = ancestors[identifier] { return declared }
        guard let dynamic = DynamicType(identifier: identifier) else { return [] }
        return Self.ancestors(of: dynamic.parents, in: declarations)
    }
}
