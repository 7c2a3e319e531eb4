/// The propagation of traits: from the scene to its windows, and from a view to its subviews. Where a subview is a
/// controller's root view, the controller comes first and the view inherits from it.
///
/// A change goes down at once, parents before children (`TraitAnnouncement`), and ends where overrides hide it:
/// unchanged traits are not reported.
extension UIView {
    /// The traits above the view and its controller: the superview's, for a window its scene's.
    ///
    /// They are stored when first read, and updated with every change. A view that was removed from its superview keeps
    /// the traits it had there until it is added again, and is then notified of what has changed meanwhile; one that
    /// never had a superview has the traits that were current when they were first read.
    var inheritedTraits: UITraitCollection {
        if let inheritedTraitsStorage { return inheritedTraitsStorage }
        var unknown: [UIView] = []
        var view = self
        while view.inheritedTraitsStorage == nil, let superview = view.superviewStorage {
            unknown.append(view)
            view = superview
        }
        var traits = view.inheritedTraitsStorage ?? (view as? UIWindow)?.baseTraits ?? UITraitCollection.current
        view.inheritedTraitsStorage = traits
        for view in unknown.reversed() {
            traits = view.superviewStorage?.traitsOfSubviews(inheriting: traits) ?? traits
            view.inheritedTraitsStorage = traits
        }
        return traits
    }

    /// The traits of the view itself.
    var effectiveTraits: UITraitCollection { ownTraits(inheriting: inheritedTraits) }

    private func ownTraits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        let above = owningController?.traits(from: inherited) ?? inherited
        return extras?.environmentTraits?.applied(to: above) ?? above
    }

    /// The traits that subviews inherit: the view's own, unless the class of a window overrides them.
    var traitsOfSubviews: UITraitCollection { traitsOfSubviews(inheriting: inheritedTraits) }

    private func traitsOfSubviews(inheriting inherited: UITraitCollection) -> UITraitCollection {
        let own = ownTraits(inheriting: inherited)
        guard superviewStorage == nil, let window = self as? UIWindow else { return own }
        return window.traitsOfSubviews(own: own)
    }

    /// Propagates a change of the traits above the view and its controller.
    func inheritedTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        TraitAnnouncement(above: self, from: inheritedTraitsStorage ?? old, to: new).announce()
    }

    func traitsDidChange(from old: UITraitCollection) {
        let new = effectiveTraits
        guard !old.hasSameTraits(as: new) else { return }
        resolveColors()
        appearanceTraitsDidChange()
        if old.displayScale != new.displayScale { followScreenScale(new.displayScale) }
        if old.layoutDirection != new.layoutDirection {
            constraintDirectionDidChange()
            setNeedsLayout()
        }
        // Before the program is notified, which finds the layout of the new size classes (chosen).
        extras?.variations?.traitsDidChange(of: self)
        sendTraitChange(from: old, to: new)
    }

    /// Changes the view's overrides, and notifies it and those below.
    func changeEnvironmentTraits(_ change: (inout EnvironmentTraits) -> Void) {
        let old = effectiveTraits
        change(&environmentTraits)
        TraitAnnouncement(of: self, from: old, to: effectiveTraits).announce()
    }

    /// Gives a view that is being made, and all that is going to be in it, traits that count before those it
    /// inherits. What the view's owner overrides counts before these.
    package func imposeTraits(_ traits: UITraitCollection) { environmentTraits.imposed = traits }

    /// Clears the stored traits of the view and all below it, without notification: the view got another controller.
    func forgetInheritedTraits() {
        var views = subviewsStorage
        while let view = views.popLast() {
            view.inheritedTraitsStorage = nil
            views += view.subviewsStorage
        }
    }
}

extension UIView: InheritingTraitEnvironment {
    var environmentTraits: EnvironmentTraits {
        get { extras?.environmentTraits ?? EnvironmentTraits() }
        set { extrasForWriting.environmentTraits = newValue }
    }

    var traitRegistrations: [TraitChangeRegistration] { extras?.environmentTraits?.registrations ?? [] }
}

extension UIViewController: InheritingTraitEnvironment {
    var environmentTraits: EnvironmentTraits {
        get { extras?.environmentTraits ?? EnvironmentTraits() }
        set { extrasForWriting.environmentTraits = newValue }
    }

    var traitRegistrations: [TraitChangeRegistration] { extras?.environmentTraits?.registrations ?? [] }

    /// The controller's traits, where those above are `inherited`.
    func traits(from inherited: UITraitCollection) -> UITraitCollection {
        extras?.environmentTraits?.applied(to: inherited) ?? inherited
    }

    /// The traits above the controller: those of its view's superview, or before the view is loaded its parent's.
    var inheritedTraits: UITraitCollection {
        viewStorage?.inheritedTraits ?? parentStorage?.traitCollection ?? UITraitCollection.current
    }

    /// Changes the controller's overrides, and notifies it and its view.
    func changeEnvironmentTraits(_ change: (inout EnvironmentTraits) -> Void) {
        let inherited = inheritedTraits
        let old = traits(from: inherited)
        change(&environmentTraits)
        // Without a view no traits are stored yet.
        guard viewStorage != nil else { return }
        TraitAnnouncement(of: self, from: old, to: traits(from: inherited)).announce()
    }

    func traitsDidChange(from old: UITraitCollection) {
        let new = traits(from: inheritedTraits)
        guard !old.hasSameTraits(as: new) else { return }
        if parentStorage == nil { systemBars?.setNeedsUpdate(animated: false) }
        if extras?.unavailableContent != nil { setNeedsUpdateContentUnavailableConfiguration() }
        sendTraitChange(from: old, to: new)
    }
}

extension UIWindow {
    /// The traits that subviews inherit: `traitCollection`, which subclasses may override, as test helpers for
    /// pictures do. Traits that an override leaves unspecified are the window's own. (Chosen.)
    func traitsOfSubviews(own: UITraitCollection) -> UITraitCollection {
        guard type(of: self) != UIWindow.self else { return own }
        return UITraitCollection(traitsFrom: [own, traitCollection])
    }
}
