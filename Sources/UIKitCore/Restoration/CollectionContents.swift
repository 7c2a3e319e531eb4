import Foundation
@_spi(Reflection) import Swift

// Chosen (Restoration): A collection of Foundation is omitted with a warning if it contains itself, is nested more than
// 100 levels deep, or has more than a million elements in total.
/// Reads the elements of Foundation's collections directly from their storage.
///
/// Reading an element of such a collection creates Swift collections of all nested elements at once. For a collection
/// that contains itself, Foundation recurses until the stack overflows, which ends the program. So the elements are
/// read from the storage. If its layout differs from that of the current Foundation, no elements are found, and no
/// value is refused.
enum CollectionContents {
    private static let depthLimit = 100
    private static let limit = 1_000_000

    /// Returns whether a value can be converted to a Swift collection: it is not a Foundation collection, or it does
    /// not contain itself, is at most 100 levels deep, and has at most a million elements, counting duplicates.
    static func hasEnd(_ value: Any) -> Bool {
        guard type(of: value) is AnyClass else { return true }
        let object = value as AnyObject
        guard object is NSArray || object is NSDictionary || object is NSSet else { return true }
        var rest = limit
        return hasEnd(object, depth: 0, &rest)
    }

    private static func hasEnd(_ object: AnyObject, depth: Int, _ rest: inout Int) -> Bool {
        guard depth < depthLimit, rest > 0 else { return false }
        rest -= 1
        for element in elements(object) {
            if !hasEnd(element, depth: depth + 1, &rest) { return false }
        }
        return true
    }

    /// Returns the elements, or the values, of a collection of Foundation's own class; empty for other objects.
    private static func elements(_ object: AnyObject) -> [AnyObject] {
        let type: AnyClass = type(of: object)
        if type == NSArray.self || type == NSMutableArray.self {
            return stored(in: object, at: arrayOffset, as: [AnyObject].self) ?? []
        }
        if type == NSDictionary.self || type == NSMutableDictionary.self {
            return stored(in: object, at: dictionaryOffset, as: [NSObject: AnyObject].self).map { Array($0.values) }
                ?? []
        }
        if type == NSSet.self || type == NSMutableSet.self {
            return stored(in: object, at: setOffset, as: Set<NSObject>.self).map { Array($0) } ?? []
        }
        return []
    }

    private static let arrayOffset = offset(in: NSArray.self, of: [AnyObject].self)
    private static let dictionaryOffset = offset(in: NSDictionary.self, of: [NSObject: AnyObject].self)
    private static let setOffset = offset(in: NSSet.self, of: Set<NSObject>.self)

    /// Returns the offset of a class's stored property for the elements; `nil` if the class has no property of that
    /// type.
    private static func offset<Storage>(in type: AnyClass, of: Storage.Type) -> Int? {
        var found: Int?
        // The option for classes.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            if type == Storage.self, String(cString: name) == "_storage" { found = offset }
            return true
        }
        return found
    }

    private static func stored<Storage>(in object: AnyObject, at offset: Int?, as: Storage.Type) -> Storage? {
        guard let offset else { return nil }
        return withExtendedLifetime(object) {
            Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: offset, as: Storage.self)
        }
    }
}
