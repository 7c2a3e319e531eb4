/// The way of the traits: from the scene to its windows, and from a view to its subviews. Where a subview is a controller's
/// root view, the controller comes first and the view inherits from it.
///
/// A change goes down at once, parents before children, and ends where overrides hide it: nobody hears of traits that stayed
/// as they were.
extension UIView {
    /// The traits above the view and its controller: the superview's, for a window its scene's.
    ///
    /// A view that was taken out of its superview keeps what it had there, until it is added somewhere else.
    var inheritedTraits: UITraitCollection {
        guard EnvironmentTraits.areUsed else {
            return window?.baseTraits ?? (self as? UIWindow)?.baseTraits ?? UITraitCollection.current
        }
        var environments: [EnvironmentTraits] = []
        var root = self
        while let superview = root.superviewStorage {
            if let traits = superview.extras?.environmentTraits, traits.areOverridden { environments.append(traits) }
            if let traits = superview.owningController?.extras?.environmentTraits, traits.areOverridden {
                environments.append(traits)
            }
            root = superview
        }
        let base =
            (root as? UIWindow)?.baseTraits ?? root.extras?.traitsWhenTakenOut ?? UITraitCollection.current
        return environments.reversed().reduce(base) { traits, environment in environment.applied(to: traits) }
    }

    /// The traits of the view itself.
    var effectiveTraits: UITraitCollection {
        let above = owningController?.traits(from: inheritedTraits) ?? inheritedTraits
        return extras?.environmentTraits.applied(to: above) ?? above
    }

    /// Takes a change of the traits above the view and its controller down.
    func inheritedTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        guard old !== new, old != new else { return }
        guard let controller = owningController else { return controllerTraitsDidChange(from: old, to: new) }
        let (old, new) = (controller.traits(from: old), controller.traits(from: new))
        guard old != new else { return }
        controller.sendTraitChange(from: old, to: new)
        controllerTraitsDidChange(from: old, to: new)
    }

    /// Takes a change of the traits of the view's controller down; without a controller, of those above.
    func controllerTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        guard let environment = extras?.environmentTraits else { return ownTraitsDidChange(from: old, to: new) }
        ownTraitsDidChange(from: environment.applied(to: old), to: environment.applied(to: new))
    }

    private func ownTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        guard old != new else { return }
        traitsOrTintDidChange(tint: false)
        if old.displayScale != new.displayScale { followScreenScale(new.displayScale) }
        if old.layoutDirection != new.layoutDirection { constraintDirectionDidChange() }
        sendTraitChange(from: old, to: new)
        for view in subviewsStorage { view.inheritedTraitsDidChange(from: old, to: new) }
    }

    /// Changes what the view sets, and tells it and those below.
    func changeEnvironmentTraits(_ change: (inout EnvironmentTraits) -> Void) {
        let old = traitCollection
        EnvironmentTraits.areUsed = true
        change(&extrasForWriting.environmentTraits)
        ownTraitsDidChange(from: old, to: traitCollection)
    }
}

extension UIView: OverridingTraitEnvironment {
    var environmentTraits: EnvironmentTraits {
        get { extras?.environmentTraits ?? EnvironmentTraits() }
        set { extrasForWriting.environmentTraits = newValue }
    }
}

extension UIViewController: OverridingTraitEnvironment {
    var environmentTraits: EnvironmentTraits {
        get { extras?.environmentTraits ?? EnvironmentTraits() }
        set { extrasForWriting.environmentTraits = newValue }
    }

    /// The controller's traits, where those above are `inherited`.
    func traits(from inherited: UITraitCollection) -> UITraitCollection {
        extras?.environmentTraits.applied(to: inherited) ?? inherited
    }

    /// The traits above the controller: those of its view's superview, or before the view is loaded its parent's.
    var inheritedTraits: UITraitCollection {
        viewStorage?.inheritedTraits ?? parentStorage?.traitCollection ?? UITraitCollection.current
    }

    /// Changes what the controller sets, and tells it and its view.
    func changeEnvironmentTraits(_ change: (inout EnvironmentTraits) -> Void) {
        let old = traitCollection
        EnvironmentTraits.areUsed = true
        change(&extrasForWriting.environmentTraits)
        let new = traitCollection
        guard let view = viewStorage, old != new else { return }
        sendTraitChange(from: old, to: new)
        view.controllerTraitsDidChange(from: old, to: new)
    }
}
