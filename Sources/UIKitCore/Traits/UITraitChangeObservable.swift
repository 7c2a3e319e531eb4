import Foundation

/// Something whose traits can be observed: views, view controllers and window scenes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94>.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Called after a change, with the object whose traits changed, and the traits from before.
    public typealias TraitChangeHandler<TraitChangeObservable> = (
        _ traitEnvironment: TraitChangeObservable, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitChangeObservable: UITraitChangeObservable

    /// Calls the handler whenever one of the traits has changed here, until the registration is removed or the object
    /// is deallocated.
    ///
    ///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
    ///         self.updateColors()
    ///     }
    ///
    /// Called after `traitCollectionDidChange(_:)`, with the new traits as `UITraitCollection.current`. The handler gets the
    /// object, so that it need not capture it.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        register(traits) { environment, previous in
            guard let environment = environment as? Self else { return }
            handler(environment, previous)
        }
    }

    /// The same for a handler whose argument is of a type that is written out, which may be one above the object's:
    /// `{ (controller: ClockViewController, previous: UITraitCollection) in … }`. An object of another type is not sent.
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

    /// Calls a method of the target whenever one of the traits has changed here. The target is held weakly.
    ///
    /// The method may take the object whose traits changed, and after it the traits from before. Its class names it in
    /// ``UIResponder/namedActions``.
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

    /// Calls a method of the object itself whenever one of its traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Removes a registration. One that was made elsewhere, or was removed before, has no effect.
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

/// A registration: for which traits, and what to call.
package final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    let send: @MainActor (any OverridingTraitEnvironment, UITraitCollection) -> Void

    init(
        traits: [UITrait], send: @escaping @MainActor (any OverridingTraitEnvironment, UITraitCollection) -> Void
    ) {
        self.traits = traits
        self.send = send
    }

    /// A registration never changes, so that it is its own copy.
    nonisolated package func copy(with zone: NSZone?) -> Any { self }

    /// Whether one of the traits differs.
    func isAbout(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traits.contains { !new.values.isEqual(to: old.values, in: $0) }
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
