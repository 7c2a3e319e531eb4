/// Something that has traits: screens, scenes, windows, view controllers and views.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits here.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits have changed. `previousTraitCollection` holds those from before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
