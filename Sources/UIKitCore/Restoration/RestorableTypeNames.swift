import Foundation

/// How an archive names types, and how they are found by these names in the next launch.
///
/// A name is `Module.Outer.Type`. Foundation's `NSClassFromString` finds no nested types, and archives may say anything, so
/// names are looked up one identifier at a time: what comes out is a class, structure or enumeration of the program or of a
/// library in it, or nothing.
struct RestorableTypeNames {
    /// What was looked for; a hostile archive has any number of names.
    private var known: [String: Any.Type?] = [:]
    private static let limit = 1000

    /// The name of a type. What is private or local has a place in memory in Swift's name for it, which is left out: it differs
    /// from launch to launch.
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

    /// Whether a class has a name, or is below one that has.
    static func isClass(_ type: AnyClass, named name: String) -> Bool {
        var current: AnyClass? = type
        while let found = current {
            if self.name(of: found) == name { return true }
            current = _getSuperclass(found)
        }
        return false
    }

    /// The type of a name; `nil` where there is none.
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
