import Foundation
@_spi(NamedMembers) import UIKit

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

extension Selector {
    /// The method that a class offers now, to be called from any thread.
    static func method(_ name: Selector, of object: AnyObject) -> NamedMembers.Method? {
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) var method: NamedMembers.Method?
        onMainThread { method = NamedMembers.method(name, of: object) }
        return method
    }

    /// Calls a method on the main thread.
    @discardableResult
    static func call(_ name: Selector, of object: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
        if Thread.isMainThread {
            nonisolated(unsafe) let (object, first, second) = (object, first, second)
            return MainActor.assumeIsolated { NamedMembers.call(name, of: object, first, second) }
        }
        return method(name, of: object)?(object, first, second) ?? false
    }
}

private func onMainThread(_ body: @MainActor () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated(body)
    } else {
        DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
}

extension NSObjectProtocol {
    /// Whether the object is of a class or of a subclass of it.
    public func isKind(of type: AnyClass) -> Bool {
        var next: AnyClass? = Swift.type(of: self as AnyObject)
        while let current = next {
            if current == type { return true }
            next = _getSuperclass(current)
        }
        return false
    }

    /// Whether the object is of a class itself.
    public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self as AnyObject) == type }

    /// Whether the object's class offers a method by name.
    public func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return Selector.method(selector, of: self as AnyObject) != nil
    }

    /// Calls a method by name. The method's result is not returned.
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any? = nil) -> Unmanaged<AnyObject>! {
        guard let selector else { return nil }
        Selector.call(selector, of: self as AnyObject, object)
        return nil
    }

    /// Calls a method with two arguments by name.
    @discardableResult
    public func perform(_ selector: Selector!, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>! {
        guard let selector else { return nil }
        Selector.call(selector, of: self as AnyObject, first, second)
        return nil
    }
}

extension AnyObject? {
    /// The object, whose methods can be called by name.
    public var __ireko_object: NSObject? { self as? NSObject }
}

extension (any NSObjectProtocol)? {
    /// The object, whose methods can be called by name.
    public var __ireko_object: NSObject? { self as? NSObject }
}

extension Any? {
    /// The object, whose methods can be called by name.
    @_disfavoredOverload
    public var __ireko_object: NSObject? { self as? NSObject }
}

extension Optional where Wrapped: NSObjectProtocol {
    /// The object itself.
    public var __ireko_object: Wrapped? { self }
}

extension NSObject {
    /// Calls a method by name after a delay in seconds, on the main thread. The object is retained until then.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        perform(selector, with: argument, afterDelay: delay, inModes: [.default])
    }

    /// Calls a method by name after a delay in seconds, on the main thread. The object is retained until then.
    public func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        nonisolated(unsafe) let (target, argument) = (self, argument)
        // Foundation's initializer without a date fires at once on Linux.
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false) { timer in
            PendingCalls.remove { $0.timer === timer }
            Selector.call(selector, of: target, argument)
        }
        PendingCalls.add(PendingCalls.Call(timer: timer, target: self, selector: selector, argument: argument))
        for mode in modes { RunLoop.main.add(timer, forMode: mode) }
    }

    /// Calls a method by name on the main thread.
    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (target, argument) = (self, argument)
        if wait {
            onMainThread { Selector.call(selector, of: target, argument) }
        } else {
            DispatchQueue.main.async { Selector.call(selector, of: target, argument) }
        }
    }

    /// Calls a method by name on a background thread.
    public func performSelector(inBackground selector: Selector, with argument: Any?) {
        guard let method = Selector.method(selector, of: self) else { return }
        nonisolated(unsafe) let (target, argument, call) = (self, argument, method)
        DispatchQueue.global().async { _ = call(target, argument, nil) }
    }

    /// Removes all delayed calls of an object's methods.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        PendingCalls.remove { $0.target === target as AnyObject }
    }

    /// Removes the delayed calls of a method with an argument.
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        PendingCalls.remove { call in
            guard call.target === target as AnyObject, call.selector == selector else { return false }
            switch (call.argument, object) {
            case (nil, nil): return true
            case (let a?, let b?):
                if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
                return a as AnyObject === b as AnyObject
            default: return false
            }
        }
    }
}

/// The calls that are made after a delay.
private enum PendingCalls {
    struct Call {
        let timer: Timer
        let target: AnyObject
        let selector: Selector
        let argument: Any?
    }

    private static let lock = NSLock()
    // Only used while the lock is held.
    nonisolated(unsafe) private static var calls: [Call] = []

    static func add(_ call: Call) { lock.withLock { calls.append(call) } }

    static func remove(_ isRemoved: (Call) -> Bool) {
        var removed: [Call] = []
        lock.withLock {
            removed = calls.filter(isRemoved)
            calls.removeAll(where: isRemoved)
        }
        for call in removed { call.timer.invalidate() }
    }
}

// MARK: - Notifications

extension NotificationCenter {
    /// Calls a method of an observer by name for each notification, on the thread that posts it. The observer is kept
    /// weakly.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let target = observer as AnyObject
        nonisolated(unsafe) let method = Selector.method(selector, of: target)
        nonisolated(unsafe) weak let weakTarget: AnyObject? = target
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let target = weakTarget else { return }
            if method?(target, notification, nil) != true { Selector.call(selector, of: target, notification) }
        }
        let entry = ObserverTokens.Entry(center: self, name: name, object: object as AnyObject?, token: token)
        SideTable.observers[target, default: ObserverTokens()].add(entry)
    }

    /// Removes an observer: a result of `addObserver(forName:object:queue:using:)`, or an object with a method.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Removes an observer of a notification, of an object, or of both.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        removeObserver(observer as Any, name: name, object: object)
        SideTable.observers[observer]?.remove(from: self, name: name, object: object as AnyObject?)
    }
}

/// The observers with methods that an object is. They are removed with the object.
final class ObserverTokens: @unchecked Sendable {
    struct Entry {
        let center: NotificationCenter
        let name: NSNotification.Name?
        weak var object: AnyObject?
        let token: any NSObjectProtocol
        let hasObject: Bool

        init(center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?, token: any NSObjectProtocol) {
            (self.center, self.name, self.object, self.token, hasObject) = (center, name, object, token, object != nil)
        }
    }

    private let lock = NSLock()
    // Only used while the lock is held.
    private var entries: [Entry] = []

    func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

    func remove(from center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?) {
        var removed: [Entry] = []
        lock.withLock {
            let isRemoved = { (entry: Entry) in
                entry.center === center && (name == nil || entry.name == name)
                    && (object == nil || entry.object === object)
            }
            removed = entries.filter(isRemoved)
            entries.removeAll(where: isRemoved)
        }
        for entry in removed { center.removeObserver(entry.token) }
    }

    deinit {
        for entry in entries { entry.center.removeObserver(entry.token) }
    }
}

extension SideTable where Value == ObserverTokens {
    static let observers = SideTable<ObserverTokens>()
}

// MARK: - Timers

extension Timer {
    /// Makes a timer that calls a method of a target by name, and adds it to the current run loop. The target is
    /// retained until the timer is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = TimerWithValue(
            fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
            block: block(target, selector))
        timer.value = userInfo
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Makes a timer that calls a method of a target by name, as `Timer(timeInterval:target:selector:userInfo:repeats:)`
    /// does.
    public class func __ireko_timer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        __ireko_timer(
            fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target, selector: selector,
            userInfo: userInfo, repeats: repeats)
    }

    /// Makes a timer that calls a method of a target by name, from a date on.
    public class func __ireko_timer(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = TimerWithValue(fire: date, interval: interval, repeats: repeats, block: block(target, selector))
        timer.value = userInfo
        return timer
    }

    /// Makes a timer that calls a closure. Foundation's initializer without a date fires at once on Linux.
    public class func __ireko_timer(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    private class func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
        nonisolated(unsafe) let target = target as AnyObject
        return { Selector.call(selector, of: target, $0) }
    }
}

/// A timer with a value of the program's.
private final class TimerWithValue: Timer {
    var value: Any?

    override var userInfo: Any? { value }
}
