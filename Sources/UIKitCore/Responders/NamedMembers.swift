import Foundation
import QuartzCore

/// Calls methods, and reads and sets properties, by name. Used by the module that replaces the Objective-C runtime in
/// adapted sources.
@_spi(NamedMembers) @MainActor
public enum NamedMembers {
    /// A method of an object's class. It may be called on any thread, and returns whether it accepts the arguments.
    public typealias Method = (AnyObject, Any?, Any?) -> Bool

    /// Returns the method with a name in the class of an object.
    public static func method(_ name: Selector, of object: AnyObject) -> Method? {
        guard let target = object as? any NamedActionTarget, let method = NamedActions.method(name, of: target) else {
            return nil
        }
        // The method belongs to the actor of the class, which is not always the main actor.
        return unsafeBitCast(method.call, to: Method.self)
    }

    /// Calls a method by name. It is an error if the object's class does not offer it, as in UIKit.
    @discardableResult
    public static func call(_ name: Selector, of object: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
        ActionDelivery.call(name, of: object, first, second)
    }

    /// Returns whether an object's class offers a property.
    public static func hasProperty(_ name: String, of object: AnyObject) -> Bool {
        NamedProperties.property(name, of: object) != nil
    }

    /// Returns the value of a property.
    public static func value(of name: String, in object: AnyObject) -> Any? {
        NamedProperties.property(name, of: object)?.get(object)
    }

    /// Sets a property. Returns `false` if the class does not offer the property, or if the value does not fit.
    public static func setValue(_ value: Any?, of name: String, in object: AnyObject) -> Bool {
        NamedProperties.property(name, of: object)?.set(object, value) ?? false
    }

    /// Calls a closure after changes of a view, a layer, a view controller or an item of a bar, until the returned
    /// object is released. The closure has to compare values, since it is called after a change of any property. After
    /// most changes it is called at once, and after animated changes of a control's subviews at the end of the turn.
    public static func observe(_ object: AnyObject, _ change: @escaping @MainActor () -> Void) -> AnyObject? {
        guard object is UIResponder || object is CALayer || object is UIBarItem || object is UINavigationItem else {
            return nil
        }
        return MemberObserver(object, change)
    }
}

/// Observes an object of UIKit as long as it exists.
@MainActor
private final class MemberObserver: ScrollObserver {
    private let change: @MainActor () -> Void
    private let endSubscriptions: @MainActor @Sendable () -> Void

    init(_ object: AnyObject, _ change: @escaping @MainActor () -> Void) {
        self.change = change
        let identity = ObjectIdentifier(object)
        let layer = ((object as? UIView)?.layer ?? object as? CALayer)?.subscribeToChanges(change)
        let members = UIContext.current.memberChanges.subscribe { if ObjectIdentifier($0) == identity { change() } }
        let commits = LayerContext.current.commits.subscribe { _ in change() }
        endSubscriptions = {
            layer?.end()
            members.end()
            commits.end()
        }
        (object as? UIScrollView)?.addObserver(self)
    }

    deinit {
        if Thread.isMainThread {
            MainActor.assumeIsolated(endSubscriptions)
        } else {
            let end = endSubscriptions
            MainLoop.send { end() }
        }
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) { change() }
}
