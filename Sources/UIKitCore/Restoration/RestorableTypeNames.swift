import Foundation

/// The names of types in an archive, and the search for these types in the next launch.
///
/// A name is `Module.Outer.Type`. Foundation's `NSClassFromString` does not find nested types, and archives are
/// untrusted, so names are resolved one identifier at a time. The result is a class, structure or enumeration of the
/// program or its libraries, or `nil`.
struct RestorableTypeNames {
    /// The cache of resolved names; a hostile archive may have any number of names.
    private var known: [String: Any.Type?] = [:]
    private static let limit = 1000

    /// Returns the name of a type. For a private or local type, the memory address in Swift's name is removed, since
    /// it differs between launches.
    static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        guard name.contains("(") else { return name }
        var (parts, depth) = ("", 0)
        for character in name {
            if character == "(" { depth += 1 }
            if depth == 0 { parts.append(character) }
            if character == ")" { depth -= 1 }
        }
        return parts.replacingOccurrences(of: "..", with: ".(private).")
    }

    /// Returns whether a class or a superclass has a name.
    static func isClass(_ type: AnyClass, named name: String) -> Bool {
        var current: AnyClass? = type
        while let found = current {
            if self.name(of: found) == name { return true }
            current = _getSuperclass(found)
        }
        return false
    }

    /// Returns the type with a name; `nil` if it does not exist.
    mutating func type(named name: String) -> Any.Type? {
        if let found = known[name] { return found }
        guard known.count < Self.limit else { return nil }
        let found = Self.find(name)
        known.updateValue(found, forKey: name)
        return found
    }

    private static func find(_ name: String) -> Any.Type? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard name.utf8.count <= 300, (2...5).contains(parts.count), parts.allSatisfy(isIdentifier) else { return nil }
        var mangled = ["\(parts[0].utf8.count)\(parts[0])"]
        for (place, part) in parts.enumerated().dropFirst() {
            let kinds = ["C", "V", "O"]
            mangled = mangled.flatMap { outer in kinds.map { "\(outer)\(part.utf8.count)\(part)\($0)" } }
            if place < parts.count - 1 { mangled = mangled.filter { _typeByName($0) != nil } }
        }
        return mangled.lazy.compactMap { _typeByName($0) }.first
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, !(48...57).contains(first) else { return false }
        return text.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
        }
    }
}
