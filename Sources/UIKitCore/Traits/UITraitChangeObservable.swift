import Foundation

/// An object whose traits can be observed: a view, a view controller or a window scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94>.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Called after a change, with the object whose traits changed, and its previous traits.
    public typealias TraitChangeHandler<TraitChangeObservable> = (
        _ traitEnvironment: TraitChangeObservable, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitChangeObservable: UITraitChangeObservable

    /// Calls the handler after each change of any of the traits, until the registration is removed or the object is
    /// deallocated.
    ///
    ///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
    ///         self.updateColors()
    ///     }
    ///
    /// Called after `traitCollectionDidChange(_:)`, with the new traits as `UITraitCollection.current`. The object is
    /// an argument, so the handler need not capture it.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            guard let environment = environment as? Self else { return }
            handler(environment, previous)
        }
    }

    /// Registers a handler with an explicit argument type, which may be a superclass of the object's class: `{
    /// (controller: ClockViewController, previous: UITraitCollection) in … }`. The handler is not called for an object
    /// of a different type.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Observed: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            guard let environment = environment as? Observed else { return }
            handler(environment, previous)
        }
    }

    /// Calls a method of the target after each change of any of the traits. The target is not retained.
    ///
    /// The method may have the object whose traits changed as an argument, followed by the previous traits. The method
    /// is named in its class's ``UIResponder/namedActions``.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return register(traits) { [weak target] environment, previous in
            guard let target else { return }
            ActionDelivery.call(action, of: target, environment, previous)
        }
    }

    /// Calls a method of this object after each change of any of its traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Removes a registration. Has no effect for registrations of different objects and for removed registrations.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any OverridingTraitEnvironment)?.environmentTraits.registrations.removeAll { $0 === registration }
    }

    private func register(
        _ traits: [UITrait], _ send: @escaping @MainActor (any OverridingTraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits, send: send)
        (self as? any OverridingTraitEnvironment)?.environmentTraits.registrations.append(registration)
        return registration
    }
}

/// A registration for changes of traits, removed with `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// A registration: the observed traits and the function to call.
package final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    let send: @MainActor (any OverridingTraitEnvironment, UITraitCollection) -> Void

    init(
        traits: [UITrait], send: @escaping @MainActor (any OverridingTraitEnvironment, UITraitCollection) -> Void
    ) {
        self.traits = traits
        self.send = send
    }

    /// Returns the registration itself, since it is immutable.
    nonisolated package func copy(with zone: NSZone?) -> Any { self }

    /// Returns whether any of the traits differs.
    func isAbout(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traits.contains { !new.values.isEqual(to: old.values, in: $0) }
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
