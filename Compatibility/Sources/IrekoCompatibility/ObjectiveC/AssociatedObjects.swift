import Foundation

/// How an associated object is kept.
// swift-format-ignore: TypeNamesShouldBeCapitalized, AllPublicDeclarationsHaveDocumentation
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object, under a key. `OBJC_ASSOCIATION_ASSIGN` keeps objects weakly.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    SideTable.associated[object as AnyObject, default: [:]][key] =
        policy == .OBJC_ASSOCIATION_ASSIGN
        ? value.map { Reference(weak: $0 as AnyObject) } : value.map { Reference($0) }
}

/// The value that is kept with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    SideTable.associated[object as AnyObject]?[key]?.value
}

/// Removes all values that are kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) { SideTable.associated[object as AnyObject] = nil }

/// Locks an object; the same thread can lock it again.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    SideTable.locks[object as AnyObject, default: NSRecursiveLock()].lock()
    return 0
}

/// Unlocks an object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    SideTable.locks[object as AnyObject]?.unlock()
    return 0
}

/// A value, kept strongly or weakly.
struct Reference {
    private var strong: Any?
    private weak var object: AnyObject?

    init(_ value: Any) { strong = value }
    init(weak object: AnyObject) { self.object = object }

    var value: Any? { strong ?? object }
}

/// Values by object, which the table does not retain. The values of a released object are removed when values are
/// added.
final class SideTable<Value>: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        var value: Value
    }

    // Only used while the lock is held.
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var countToPurge = 64
    private let lock = NSRecursiveLock()

    subscript(object: AnyObject) -> Value? {
        get {
            lock.withLock {
                guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
                return entry.value
            }
        }
        set {
            // Removed values are released after the lock.
            var removed: [Entry] = []
            lock.withLock {
                if let old = entries.removeValue(forKey: ObjectIdentifier(object)) { removed.append(old) }
                if let newValue { entries[ObjectIdentifier(object)] = Entry(object: object, value: newValue) }
                if entries.count > countToPurge {
                    for (key, entry) in entries where entry.object == nil {
                        removed.append(entry)
                        entries[key] = nil
                    }
                    countToPurge = max(64, entries.count * 2)
                }
            }
            withExtendedLifetime(removed) {}
        }
    }

    subscript(object: AnyObject, default value: @autoclosure () -> Value) -> Value {
        get {
            if let found = self[object] { return found }
            let new = value()
            self[object] = new
            return new
        }
        set { self[object] = newValue }
    }
}

extension SideTable where Value == [UnsafeRawPointer: Reference] {
    static let associated = SideTable<[UnsafeRawPointer: Reference]>()
}

extension SideTable where Value == NSRecursiveLock {
    static let locks = SideTable<NSRecursiveLock>()
}
