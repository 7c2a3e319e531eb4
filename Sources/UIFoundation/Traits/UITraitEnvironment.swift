/// An object with traits: a screen, a scene, a window, a view controller or a view.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits of the environment.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits have changed. `previousTraitCollection` contains the traits before the change.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
