import Foundation

/// Finds declarations that are `package` but are not used outside of their module.
///
/// Declarations that must be `package` for a different reason are skipped: requirements of a `package` or public
/// protocol, overrides and implementations of declarations with that access, parents of such declarations, and
/// declarations in their signatures. Uses in test files with `@testable` do not count, since these files can access
/// internal declarations.
struct AccessRules {
    private enum Access: Comparable { case inside, package, outside }

    private struct Declaration {
        let place: Source.Place
        let end: Source.Place
        let file: Int
        let kind: Int32
        let parent: String?
        var access: Access
        /// Whether it has the access of its parent: a case, a protocol requirement, the value of a property wrapper.
        let inherits: Bool
        /// The declarations that it overrides or implements.
        let overridden: [String]
    }

    private let project: Project
    private var declarations: [String: Declaration] = [:]
    /// The requirements that a declaration implements through a conformance that is declared elsewhere.
    private var implemented: [String: [String]] = [:]
    /// The declarations in the signature of the key.
    private var uses: [String: Set<String>] = [:]
    private var children: [String: [String]] = [:]
    /// The types that are property wrappers, whose initializers are called without being named.
    private var wrappers: Set<String> = []

    init(project: Project) throws {
        self.project = project
        for (index, file) in project.files.enumerated() where file.path.hasPrefix("Sources/") {
            try read(index, file)
        }
    }

    // MARK: Reading

    private mutating func read(_ index: Int, _ file: Project.File) throws {
        let source = try Source(path: file.path)
        let occurrences = project.store.occurrences(in: file.unit)
        var signatures: [(from: Source.Place, to: Source.Place, usr: String)] = []
        for here in occurrences where here.roles & Role.definition != 0 && !here.symbol.isLocal {
            let usr = here.symbol.usr
            guard here.roles & (Role.accessorOf | Role.implicit) == 0,
                ![Kind.parameter, Kind.module].contains(here.symbol.kind), !usr.hasSuffix("mfp")
            else { continue }

            let place = (here.line, here.column)
            let words = source.modifiers(before: place)
            let isInlined =
                source.hasAttribute(["@inlinable", "@inline(__always)"], at: here.line) && words.contains("package")
            let end = source.endOfSignature(from: place, wholeBody: isInlined)
            let parent = here.relations.first { $0.roles & Role.childOf != 0 }?.usr
            let overridden = here.relations.filter { $0.roles & Role.overrideOf != 0 }.map(\.usr)
            if source.hasAttribute(["@propertyWrapper"], at: here.line) { wrappers.insert(usr) }
            let parentKind = parent.flatMap { declarations[$0]?.kind }
            let isRequired = parentKind == Kind.protocolType && Self.access(words) == .inside
            let isOfWrapper =
                ["wrappedValue", "projectedValue", "init(wrappedValue:)"].contains(here.symbol.name)
                || parent.map { wrappers.contains($0) } == true && here.symbol.name == "init()"
            let inherits = here.symbol.kind == Kind.enumerationCase || isRequired || isOfWrapper
            declarations[usr] = Declaration(
                place: place, end: end, file: index, kind: here.symbol.kind, parent: parent, access: Self.access(words),
                inherits: inherits, overridden: overridden)
            if let parent { children[parent, default: []].append(usr) }
            signatures.append(((here.line, 1), end, usr))
        }
        for here in occurrences where here.roles & Role.reference != 0 && !here.symbol.isLocal {
            for signature in signatures
            where signature.from <= (here.line, here.column) && (here.line, here.column) < signature.to {
                // A type may conform to a protocol that only its module can access.
                let kind = declarations[signature.usr]?.kind ?? 0
                if here.symbol.kind == Kind.protocolType, Kind.types.contains(kind), kind != Kind.protocolType,
                    here.relations.contains(where: { $0.usr == signature.usr })
                {
                    continue
                }
                uses[signature.usr, default: []].insert(here.symbol.usr)
            }
        }
        // An inherited member implements a protocol requirement at the conformance of the subclass.
        for here in occurrences where here.roles & Role.definition == 0 {
            let overridden = here.relations.filter { $0.roles & Role.overrideOf != 0 }.map(\.usr)
            if !overridden.isEmpty { implemented[here.symbol.usr, default: []] += overridden }
        }
    }

    private static func access(_ words: [Substring]) -> Access {
        if words.contains("public") || words.contains("open") { return .outside }
        return words.contains("package") ? .package : .inside
    }

    // MARK: Finding

    func findings() throws -> [String] {
        var needed: Set<String> = []
        var pending = Array(declarations.filter { $0.value.access == .outside }.keys)
        pending += try mentionedElsewhere()
        for (usr, declaration) in declarations where declaration.access == .package {
            let overridden = declaration.overridden + (implemented[usr] ?? [])
            if overridden.contains(where: isSeenOutside) { pending.append(usr) }
        }
        while let usr = pending.popLast() {
            guard let declaration = declarations[usr], needed.insert(usr).inserted else { continue }
            if let parent = declaration.parent { pending.append(parent) }
            pending += uses[usr] ?? []
            pending += (children[usr] ?? []).filter { declarations[$0]?.inherits == true }
        }
        // All declarations of a line have the same access.
        struct Line: Hashable {
            let file, number: Int
        }
        let all = declarations.filter { $0.value.access == .package }
        let lines = Dictionary(grouping: all) { Line(file: $0.value.file, number: $0.value.place.line) }
        return lines.filter { !$0.value.contains { needed.contains($0.key) } }
            .sorted { ($0.key.file, $0.key.number) < ($1.key.file, $1.key.number) }
            .map { line, found in
                let names = found.map { project.names[project.numbers[$0.key]!] }.sorted().joined(separator: ", ")
                return
                    "\(project.files[line.file].path):\(line.number): no other module mentions \(names); it can be internal"
            }
    }

    private func isSeenOutside(_ usr: String) -> Bool {
        guard let declaration = declarations[usr] else { return true }
        if declaration.inherits, let parent = declaration.parent { return isSeenOutside(parent) }
        return declaration.access > .inside
    }

    /// The symbols that files of other modules mention, except for files that can access the whole module.
    private func mentionedElsewhere() throws -> Set<String> {
        var mentioned: Set<Int> = []
        for file in project.files {
            let modules = try Self.modulesForTest(file.path)
            for symbol in file.used {
                guard let home = project.home[symbol] else { continue }
                let other = project.files[home].target
                guard other != file.target, other.hasPrefix("Sources/"), !modules.contains(other) else { continue }
                mentioned.insert(symbol)
            }
        }
        return Set(declarations.keys.filter { mentioned.contains(project.numbers[$0]!) })
    }

    private static func modulesForTest(_ path: String) throws -> Set<String> {
        guard !path.hasPrefix("Sources/") else { return [] }
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        return Set(
            lines.filter { $0.hasPrefix("@testable import ") }.map {
                "Sources/" + $0.dropFirst("@testable import ".count)
            })
    }
}
