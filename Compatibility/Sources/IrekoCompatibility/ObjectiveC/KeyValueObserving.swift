import Foundation
@_spi(NamedMembers) import UIKit

/// Which changes and values an observer gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after a change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before a change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change as well.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// The keys of a change's dictionary.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of a change of a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is about to be made.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange
    /// The kind of the change.
    public let kind: Kind
    /// The value after the change, if the options contain `new`.
    public let newValue: Value?
    /// The value before the change, if the options contain `old`.
    public let oldValue: Value?
    /// The indexes of a change of a collection; `nil` here.
    public let indexes: IndexSet?
    /// Whether the change is about to be made.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// An observation of a property, which ends when it is released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    // Only used while the lock is held.
    private var observer: PropertyObserver?

    init(_ observer: PropertyObserver) { self.observer = observer }

    /// Ends the observation.
    public func invalidate() {
        let old = lock.withLock {
            defer { observer = nil }
            return observer
        }
        old?.invalidate()
    }

    deinit { observer?.invalidate() }
}

/// An object that observes properties of objects by key path.
public protocol __IrekoKeyValueObserver: AnyObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// Replaces `super.observeValue(forKeyPath:of:change:context:)` in a class whose superclass is no observer. Empty.
public func __ireko_observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
) {}

/// Objects whose properties can be observed.
public protocol __IrekoObservable: NSObjectProtocol {}
extension NSObject: __IrekoObservable {}

extension __IrekoObservable {
    /// Calls a closure when a property changes, until the result is released or invalidated.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, named key: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = PropertyObserver(self as AnyObject, key, get: { ($0 as? Self)?[keyPath: keyPath] }) {
            object, old, new, isPrior in
            guard let object = object as? Self, options.contains(.prior) || !isPrior else { return }
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) && !isPrior ? new as? Value : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: isPrior))
        }
        observer.start()
        if options.contains(.initial) {
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil,
                    indexes: nil,
                    isPrior: false))
        }
        return NSKeyValueObservation(observer)
    }

    /// Announces that a property is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named key: String) {
        __ireko_willChange(self as AnyObject, key)
    }

    /// Announces that a property has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named key: String) {
        __ireko_didChange(self as AnyObject, key)
    }
}

extension NSObject {
    /// Adds an observer of a property.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        nonisolated(unsafe) weak let weakObserver = observer as? any __IrekoKeyValueObserver
        nonisolated(unsafe) let context = context
        let tell = { (object: AnyObject, old: Any?, new: Any?, isPrior: Bool) in
            guard options.contains(.prior) || !isPrior else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
            if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
            if isPrior { change[.notificationIsPriorKey] = true }
            weakObserver?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        let property = PropertyObserver(
            self, keyPath, get: { KeyValueCoding.value(at: keyPath, of: $0) }, changed: tell)
        property.listener = ObjectIdentifier(observer)
        property.context = context
        property.start()
        SideTable.listeners[observer, default: Listeners()].observers.append(property)
        if options.contains(.initial) {
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = KeyValueCoding.value(at: keyPath, of: self) ?? NSNull() }
            weakObserver?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
    }

    /// Removes an observer of a property.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
    ) {
        guard let listeners = SideTable.listeners[observer] else { return }
        let place = listeners.observers.lastIndex {
            $0.object === self && $0.key == keyPath && (context == nil || $0.context == context)
        }
        if let place { listeners.observers.remove(at: place).invalidate() }
    }

    /// Announces that a property is about to change. Foundation's method is called for operations, whose queues
    /// depend on it.
    @_disfavoredOverload
    public func willChangeValue(forKey key: String) { __ireko_willChange(self, key) }

    /// Announces that a property has changed.
    @_disfavoredOverload
    public func didChangeValue(forKey key: String) { __ireko_didChange(self, key) }
}

/// The observers that an object is by key path. They end with the object.
final class Listeners: @unchecked Sendable {
    var observers: [PropertyObserver] = []

    deinit {
        for observer in observers { observer.invalidate() }
    }
}

/// An observer of a property, by key path. Each property of the path is observed.
final class PropertyObserver: @unchecked Sendable {
    typealias Change = (_ object: AnyObject, _ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void

    private(set) weak var object: AnyObject?
    let key: String
    var listener: ObjectIdentifier?
    var context: UnsafeMutableRawPointer?
    private let get: (AnyObject) -> Any?
    private let changed: Change
    private var old: Any?
    /// How many changes of the property have begun and not ended.
    private var depth = 0
    private var parts: [Part] = []

    /// An object that the path leads through. Its observers do not retain it.
    private struct Part {
        weak var object: AnyObject?
        var key: String
        /// The observer of all changes, for objects of UIKit.
        var changes: AnyObject?
    }

    init(_ object: AnyObject, _ key: String, get: @escaping (AnyObject) -> Any?, changed: @escaping Change) {
        (self.object, self.key, self.get, self.changed) = (object, key, get, changed)
    }

    func start() {
        guard let object else { return }
        old = get(object)
        follow()
    }

    func invalidate() {
        unfollow()
        object = nil
    }

    private func follow() {
        guard var next = object else { return }
        let names = key.split(separator: ".").map(String.init)
        for (place, name) in names.enumerated() {
            SideTable.observed[next, default: ObservedProperties()].add(self, name)
            parts.append(Part(object: next, key: name, changes: changes(of: next)))
            if place < names.count - 1 {
                guard let value = KeyValueCoding.value(at: name, of: next) else { return }
                next = value as AnyObject
            }
        }
    }

    /// Observes an object of UIKit, whose setters do not call `__ireko_didChange`.
    private func changes(of object: AnyObject) -> AnyObject? {
        guard Thread.isMainThread else { return nil }
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            nonisolated(unsafe) let changes = NamedMembers.observe(object) { [weak self] in self?.compare() }
            return UncheckedObject(object: changes)
        }.object
    }

    private struct UncheckedObject: @unchecked Sendable {
        // Only passes a result from the main actor to the main thread.
        var object: AnyObject?
    }

    private func unfollow() {
        for part in parts {
            if let object = part.object { SideTable.observed[object]?.remove(self, part.key) }
        }
        parts = []
    }

    func willChange() {
        guard let object else { return }
        depth += 1
        old = get(object)
        changed(object, old, nil, true)
    }

    func didChange() {
        guard let object else { return }
        depth = max(depth - 1, 0)
        let new = get(object)
        let before = old
        old = new
        if key.contains(".") {
            unfollow()
            follow()
        }
        changed(object, before, new, false)
    }

    /// Reports a change if the value is a different one.
    private func compare() {
        // A setter of the program's own property reports the change when it ends.
        guard let object, depth == 0 else { return }
        if let before = old as? AnyHashable, let new = get(object) as? AnyHashable {
            if before == new { return }
        } else if let before = old, let new = get(object), "\(before)" == "\(new)" {
            return
        }
        didChange()
    }
}

/// The observers of an object's properties.
final class ObservedProperties: @unchecked Sendable {
    private let lock = NSLock()
    // Only used while the lock is held.
    private var observers: [String: [PropertyObserver]] = [:]

    func add(_ observer: PropertyObserver, _ key: String) {
        lock.withLock { observers[key, default: []].append(observer) }
    }

    func remove(_ observer: PropertyObserver, _ key: String) {
        lock.withLock { observers[key]?.removeAll { $0 === observer } }
    }

    func observers(of key: String) -> [PropertyObserver] { lock.withLock { observers[key] ?? [] } }
}

extension SideTable where Value == ObservedProperties {
    static let observed = SideTable<ObservedProperties>()
}

extension SideTable where Value == Listeners {
    static let listeners = SideTable<Listeners>()
}

/// Called before an observable property is set.
public func __ireko_willChange(_ object: AnyObject, _ key: String) {
    guard let observers = SideTable.observed[object]?.observers(of: key), !observers.isEmpty else { return }
    for observer in observers { observer.willChange() }
}

/// Called after an observable property was set.
public func __ireko_didChange(_ object: AnyObject, _ key: String) {
    guard let observers = SideTable.observed[object]?.observers(of: key), !observers.isEmpty else { return }
    for observer in observers { observer.didChange() }
}

// MARK: - Values by key

extension NamedPropertyOwner {
    /// A property that can be read, in the form of one that can be set. Setting it has no effect.
    public subscript<Value>(__ireko_reading keyPath: KeyPath<Self, Value>) -> Value {
        get { self[keyPath: keyPath] }
        set {}
    }
}

enum KeyValueCoding {
    /// The value of a path of properties that classes offer by name.
    static func value(at path: String, of object: AnyObject) -> Any? {
        var next: Any? = object
        for name in path.split(separator: ".") {
            guard let current = next else { return nil }
            next = read(String(name), current as AnyObject)
        }
        return next
    }

    private static func read(_ name: String, _ object: AnyObject) -> Any? {
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) var value: Any?
        let read = { @MainActor in value = NamedMembers.value(of: name, in: object) }
        if Thread.isMainThread {
            MainActor.assumeIsolated(read)
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated(read) }
        }
        if let optional = value as? any OptionalValue { return optional.wrapped }
        return value
    }
}

/// An optional whose type is not known.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}

extension NSObject {
    /// The value of a property that the class offers by name.
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(at: key, of: self) }

    /// The value of a path of such properties.
    public func value(forKeyPath path: String) -> Any? { KeyValueCoding.value(at: path, of: self) }

    /// Sets a property that the class offers by name.
    public func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let (object, value) = (self, value)
        let isSet = MainActor.assumeIsolated { NamedMembers.setValue(value, of: key, in: object) }
        if !isSet {
            print(
                "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
            )
        }
    }

    /// Sets a property at the end of a path.
    public func setValue(_ value: Any?, forKeyPath path: String) {
        guard let dot = path.lastIndex(of: ".") else { return setValue(value, forKey: path) }
        let owner = self.value(forKeyPath: String(path[..<dot])) as? NSObject
        owner?.setValue(value, forKey: String(path[path.index(after: dot)...]))
    }
}
