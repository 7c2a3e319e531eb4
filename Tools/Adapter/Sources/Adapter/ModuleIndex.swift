import SwiftParser
import SwiftSyntax

/// The declarations of modules: classes and protocols with the members that other files refer to by name.
public struct ModuleIndex: Sendable, Codable, Equatable {
    var types: [String: [TypeDeclaration]] = [:]
    /// The full names of nested types by their last name.
    private var nested: [String: String] = [:]
    /// The types that aliases name.
    private var aliases: [String: String] = [:]
    var extensions: [String: [ExtensionDeclaration]] = [:]
    /// The names of the methods that selectors refer to: `save` or `save(_:)`.
    var selected: Set<String> = []
    /// The keys that key paths by name refer to.
    var keys: Set<String> = []
    /// The optional requirements, by name and labels.
    var optionalRequirements: [String: OptionalRequirement] = [:]

    /// The members of extensions that subclasses override, by `Type.name(_:)`.
    var hoisted: Set<String> = []
    /// The names of properties whose values may be closures.
    var closures: Set<String> = []
    /// The members of extensions of other modules' classes that classes override, by `Type.name(_:)`.
    var dispatched: Set<String> = []

    /// Makes an empty index.
    public init() {}

    /// Makes the index of a module's files.
    public init(files: [SourceFile], options: AdapterOptions = AdapterOptions(moduleName: "")) {
        self.init(files.map { FileIndex($0, options: options) })
    }

    /// - Parameter known: The declarations of the modules that the module depends on.
    init(_ files: [FileIndex], known: ModuleIndex = ModuleIndex()) {
        aliases = known.aliases
        for file in files { aliases.merge(file.aliases) { _, own in own } }
        for file in files {
            for type in file.types {
                types[type.name, default: []].append(type)
                if type.name != type.lastName { nested[type.lastName] = type.name }
            }
            for part in file.extensions.map(resolved) { extensions[part.typeName, default: []].append(part) }
            selected.formUnion(file.selected)
            keys.formUnion(file.keys)
        }
        for type in types.values.joined() where type.kind == .protocol {
            for member in type.members where member.isOptional {
                optionalRequirements[member.fullName] = OptionalRequirement(type: type, member: member)
            }
        }
        let properties = types.values.joined().flatMap(\.members) + extensions.values.joined().flatMap(\.members)
        for member in properties where member.kind == .property { closures.insert(member.name) }
        var all = self
        all.merge(known)
        for (name, group) in types {
            types[name] = group.map { type in
                var type = type
                let members = type.members + allExtensions(of: type.name).flatMap { $0.isConstrained ? [] : $0.members }
                type.offersActions = type.kind == .class && members.contains { offers($0, of: type, in: all) }
                type.offersProperties = type.kind == .class && members.contains { offersProperty($0, of: type) }
                return type
            }
        }
        findHoisted(in: all)
    }

    /// Whether a table has a method: it is marked for Objective-C, or a selector names it and Objective-C sees it.
    func offers(_ member: Member, of type: TypeDeclaration?, in all: ModuleIndex) -> Bool {
        guard member.canBeAction else { return false }
        if member.isObjC { return true }
        guard selected.contains(member.name) || selected.contains(member.fullName) || selected.contains(member.selector)
        else { return false }
        if member.isOverride { return true }
        guard let type else { return false }
        if KitNames.isRequirement(member.fullName) { return true }
        if all.chain(of: type.name).contains(where: { all.type($0)?.hasObjCMembers == true }) { return true }
        return all.protocols(of: type.name).contains {
            all.type($0)?.members.contains { $0.fullName == member.fullName } == true
        }
    }

    /// Whether a table has a property: documents set it, or Objective-C sees it and a key names it.
    func offersProperty(_ member: Member, of type: TypeDeclaration?) -> Bool {
        guard member.kind == .property, !member.isStatic, !member.hasOtherActor, !member.isOverride else {
            return false
        }
        let isNamed = keys.contains(member.name) || keys.contains(Self.anyKey)
        let isObjC = member.isObjC || member.isDynamic
        if !member.isSettable { return isNamed && (isObjC || type?.hasObjCMembers == true) }
        if member.isOutlet || member.isInspectable || isObjC { return true }
        return type?.hasObjCMembers == true && isNamed
    }

    /// The key for keys that are not literals.
    static let anyKey = "*"

    /// The methods of extensions that subclasses override, by `Type.name(_:)`.
    private mutating func findHoisted(in all: ModuleIndex) {
        for type in types.values.joined() where type.kind == .class {
            let superclasses = all.chain(of: type.name).dropFirst()
            for member in ownMembers(of: type.name) where member.isOverride {
                for superclass in superclasses {
                    guard let declaration = self.type(superclass) else {
                        if all.type(superclass)?.members.contains(where: { $0.fullName == member.fullName }) == true {
                            break
                        }
                        let parts = (extensions[superclass] ?? []).flatMap(\.members)
                        if parts.contains(where: { $0.fullName == member.fullName && !$0.isOverride && !$0.isStatic }) {
                            dispatched.insert(superclass + "." + member.fullName)
                            break
                        }
                        continue
                    }
                    if declaration.members.contains(where: { $0.fullName == member.fullName }) { break }
                    let parts = allExtensions(of: superclass).flatMap(\.members)
                    if parts.contains(where: { $0.fullName == member.fullName && !$0.isOverride }) {
                        hoisted.insert(declaration.name + "." + member.fullName)
                        break
                    }
                }
            }
        }
        for part in extensions.values.joined() {
            guard let type = type(part.typeName) else {
                // Classes of dependent modules may override the members.
                guard all.type(part.typeName) == nil, all.isClass(part.typeName), !part.isConstrained else { continue }
                for member in part.members
                where member.access == .open && !member.isOverride && !member.isStatic && !member.isGeneric
                    && !member.signature.contains("Self") && member.result?.contains("Self") != true
                {
                    dispatched.insert(part.typeName + "." + member.fullName)
                }
                continue
            }
            guard type.kind == .class, type.access == .open else { continue }
            for member in part.members where member.access == .open && !member.isOverride {
                hoisted.insert(type.name + "." + member.fullName)
            }
        }
    }

    /// The protocols that a class and its superclasses name.
    func protocols(of name: String) -> [String] {
        chain(of: name).flatMap { part in
            ((type(part)?.inherited ?? []) + allExtensions(of: part).flatMap(\.inherited)).filter { !isClass($0) }
        }
    }

    /// A hash of the declarations.
    var hash: UInt64 {
        var writer = ByteWriter()
        for name in types.keys.sorted() { for type in types[name] ?? [] { type.write(to: &writer) } }
        for name in extensions.keys.sorted() { for part in extensions[name] ?? [] { part.write(to: &writer) } }
        var hash = StableHash()
        writer.bytes.withUnsafeBufferPointer { hash.add($0) }
        return hash.value
    }

    /// Adds the declarations of a different module.
    public mutating func merge(_ other: ModuleIndex) {
        types.merge(other.types) { $0 + $1 }
        nested.merge(other.nested) { own, _ in own }
        aliases.merge(other.aliases) { own, _ in own }
        extensions.merge(other.extensions) { $0 + $1 }
        optionalRequirements.merge(other.optionalRequirements) { own, _ in own }
        dispatched.formUnion(other.dispatched)
    }

    // MARK: - Looking up

    /// The type of a name, in the form of its use: `Cell`, `Outer.Cell`, `Module.Cell`.
    func type(_ name: String) -> TypeDeclaration? {
        if let found = types[name]?.first { return found }
        // A nested type is named without its outer type inside of that one, and a type with its module.
        let last = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
        if let found = nested[last].flatMap({ types[$0]?.first }) ?? (last == name ? nil : types[last]?.first) {
            return found
        }
        let aliased = resolved(name)
        return aliased == name ? nil : types[aliased]?.first
    }

    /// The name of the type that an alias names; other names stay.
    private func resolved(_ name: String) -> String {
        var name = name
        for _ in 0..<8 {
            guard types[name] == nil, let next = aliases[name] else { break }
            name = next
        }
        return name
    }

    /// An extension with the name of the type that an alias names.
    func resolved(_ part: ExtensionDeclaration) -> ExtensionDeclaration {
        guard aliases[part.typeName] != nil else { return part }
        var part = part
        part.typeName = resolved(part.typeName)
        return part
    }

    /// The superclass chain of a class, from the class itself, as far as it is known; the last name may be of UIKit
    /// or Foundation.
    func chain(of name: String) -> [String] {
        var result: [String] = []
        var next: String? = name
        while let name = next, result.count < 100 {
            let current = resolved(name)
            if result.contains(current) { break }
            result.append(current)
            if let type = type(current) {
                guard type.kind == .class else { break }
                next = type.inherited.first { isClass($0) }
            } else {
                next = KitNames.superclass(of: current)
            }
        }
        return result
    }

    /// Whether a class has the name.
    func isClass(_ name: String) -> Bool {
        if let type = type(name) { return type.kind == .class }
        return KitNames.isClass(resolved(name))
    }

    /// The tables that a class inherits from its superclasses.
    func tables(of name: String) -> Tables {
        let chain = chain(of: name)
        if chain.contains("UIResponder") { return .responder }
        if chain.contains(where: { KitNames.propertyOwners.contains($0) }) { return .propertyOwner }
        guard let last = chain.last, type(last) == nil, !KitNames.isClass(last) else { return .none }
        // A class of a module that is not known.
        return ["View", "Controller", "Cell", "Button", "Label", "Control", "Window"].contains { last.hasSuffix($0) }
            ? .responder : .none
    }

    /// The tables that a class inherits.
    enum Tables {
        /// `namedActions` and `namedProperties`.
        case responder
        /// `namedProperties`.
        case propertyOwner
        /// No table.
        case none
    }

    /// The members of a class and of its extensions with a name.
    func members(_ base: String, of name: String) -> [Member] {
        chain(of: name).flatMap { ownMembers(of: $0).filter { $0.name == base } }
    }

    /// The members in the body and in the extensions of a type.
    func ownMembers(of name: String) -> [Member] {
        let body = type(name)?.members ?? []
        return body + allExtensions(of: name).flatMap(\.members)
    }

    /// The extensions of a type.
    func allExtensions(of name: String) -> [ExtensionDeclaration] {
        let full = type(name)?.name ?? name
        return (extensions[full] ?? []) + (full == name ? [] : extensions[name] ?? [])
    }

    /// Whether a class or a superclass of it adopts a protocol.
    func adopts(_ name: String, _ protocolName: String) -> Bool {
        chain(of: name).contains { part in
            let inherited = (type(part)?.inherited ?? []) + allExtensions(of: part).flatMap(\.inherited)
            return inherited.contains { refines($0, protocolName, depth: 0) }
        }
    }

    /// Whether a protocol belongs to the main actor: by its attribute, or by a protocol of UIKit's that it refines.
    func isMainActorProtocol(_ name: String, depth: Int = 0) -> Bool {
        guard let type = type(name) else { return name.hasPrefix("UI") }
        return type.isMainActor || (depth < 20 && type.inherited.contains { isMainActorProtocol($0, depth: depth + 1) })
    }

    private func refines(_ name: String, _ other: String, depth: Int) -> Bool {
        if name == other || name.hasSuffix("." + other) { return true }
        guard depth < 20, let type = type(name), type.kind == .protocol else { return false }
        return type.inherited.contains { refines($0, other, depth: depth + 1) }
    }
}

/// An optional requirement of a protocol.
struct OptionalRequirement: Sendable, Codable, Equatable {
    var protocolName: String
    var isPublic: Bool
    var isMainActor: Bool
    var member: Member

    init(type: TypeDeclaration, member: Member) {
        protocolName = type.name
        isPublic = type.access >= .public
        isMainActor = type.isMainActor
        self.member = member
    }
}

/// How widely a declaration can be used.
enum Access: Int, Sendable, Codable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }

    var keyword: String {
        switch self {
        case .private: "private"
        case .fileprivate: "fileprivate"
        case .internal: "internal"
        case .package: "package"
        case .public: "public"
        case .open: "open"
        }
    }
}

/// A declared class, structure, enumeration, actor or protocol.
struct TypeDeclaration: Sendable, Codable, Equatable {
    enum Kind: String, Sendable, Codable { case `class`, value, actor, `protocol` }

    var kind: Kind
    /// The name, with the names of the types around it.
    var name: String
    /// The names of the superclass and the protocols, without generic arguments.
    var inherited: [String]
    var access: Access
    var isGeneric: Bool
    /// Whether the type is declared in a function.
    var isLocal: Bool
    var isMainActor: Bool
    var hasObjCMembers: Bool
    /// Whether the type cannot be named at the top of its file.
    var isHidden: Bool
    var members: [Member]
    /// Whether the class has tables of methods and properties, in its body or extensions.
    var offersActions = false
    var offersProperties = false

    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// An extension.
struct ExtensionDeclaration: Sendable, Codable, Equatable {
    var typeName: String
    var inherited: [String]
    var access: Access?
    var isConstrained: Bool
    var isObjC: Bool
    var path: String
    /// The number of the extension in its file.
    var ordinal: Int
    var members: [Member]
}

/// A method, property or initializer.
struct Member: Sendable, Codable, Equatable {
    enum Kind: String, Sendable, Codable { case method, property, initializer }

    var kind: Kind
    var name: String
    /// The arguments' labels; `_` if there is no label.
    var labels: [String]
    /// The parameters' types as they are written.
    var types: [String]
    /// The parameters' names in the body.
    var parameterNames: [String] = []
    /// The text after the name: `(_ sender: Any) throws -> Bool`, without default arguments.
    var signature = ""
    /// The type of the result, or of the property.
    var result: String?
    /// The name that `@objc(name)` gives.
    var objCName: String?
    var isObjC = false
    var isAction = false
    var isSegueAction = false
    var isOutlet = false
    var isInspectable = false
    var isDynamic = false
    var isOptional = false
    var isOverride = false
    var isStatic = false
    var isAsync = false
    var isThrowing = false
    var isGeneric = false
    var isSettable = false
    var isInExtension = false
    var access: Access?
    /// Whether the member is isolated to a global actor that is not the main actor.
    var hasOtherActor = false

    /// The name with its labels: `save(_:)`.
    var fullName: String { kind == .property ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))" }

    /// The name in Objective-C.
    var selector: String {
        if let objCName { return objCName }
        guard kind == .method, let first = labels.first else { return name }
        var selector = Selectors.firstPart(name, label: first) + ":"
        for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
        if isThrowing { selector += "error:" }
        return selector
    }

    /// Whether a table can call the method by name.
    var canBeAction: Bool {
        kind == .method && !isStatic && !isAsync && !isGeneric && !hasOtherActor && labels.count <= 2
            && types.allSatisfy {
                !$0.contains("->") && !$0.contains("inout ") && !$0.contains("...") && !$0.hasPrefix("some ")
            }
    }
}
