import Foundation

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

    /// Calls a closure after each change of a scroll view's offset, content size, bounds or insets, until the returned
    /// object is released.
    public static func observe(_ scrollView: UIScrollView, _ change: @escaping @MainActor () -> Void) -> AnyObject {
        let observer = ScrollChangeObserver(change)
        scrollView.addObserver(observer)
        return observer
    }
}

@MainActor
private final class ScrollChangeObserver: ScrollObserver {
    private let change: @MainActor () -> Void

    init(_ change: @escaping @MainActor () -> Void) { self.change = change }

    func scrollViewDidMove(_ scrollView: UIScrollView) { change() }
}
