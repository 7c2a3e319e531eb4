/// The way of the traits: from the scene to its windows, and from a view to its subviews. Where a subview is a controller's
/// root view, the controller comes first and the view inherits from it.
///
/// A change goes down at once, parents before children (`TraitAnnouncement`), and ends where overrides hide it: nobody hears
/// of traits that stayed as they were.
extension UIView {
    /// The traits above the view and its controller: the superview's, for a window its scene's.
    ///
    /// They are kept once somebody has asked, and follow every change. A view that was taken out of its superview keeps what
    /// it had there until it is added somewhere else, and then hears of what has changed meanwhile; one that was never in
    /// another has what was current when it was first asked.
    package var inheritedTraits: UITraitCollection {
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
            traits = view.superviewStorage?.ownTraits(inheriting: traits) ?? traits
            view.inheritedTraitsStorage = traits
        }
        return traits
    }

    /// The traits of the view itself.
    var effectiveTraits: UITraitCollection { ownTraits(inheriting: inheritedTraits) }

    private func ownTraits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        let above = owningController?.traits(from: inherited) ?? inherited
        return extras?.environmentTraits.applied(to: above) ?? above
    }

    /// Takes a change of the traits above the view and its controller down.
    func inheritedTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        TraitAnnouncement(above: self, from: inheritedTraitsStorage ?? old, to: new).announce()
    }

    func traitsDidChange(from old: UITraitCollection) {
        let new = effectiveTraits
        guard old !== new, old != new else { return }
        traitsOrTintDidChange(tint: false)
        if old.displayScale != new.displayScale { followScreenScale(new.displayScale) }
        if old.layoutDirection != new.layoutDirection { constraintDirectionDidChange() }
        sendTraitChange(from: old, to: new)
    }

    /// Changes what the view sets, and tells it and those below.
    func changeEnvironmentTraits(_ change: (inout EnvironmentTraits) -> Void) {
        let old = effectiveTraits
        change(&extrasForWriting.environmentTraits)
        TraitAnnouncement(of: self, from: old, to: effectiveTraits).announce()
    }

    /// Has the view and all below it look for their traits again, without a word: the view got another controller.
    func forgetInheritedTraits() {
        var views = subviewsStorage
        while let view = views.popLast() {
            view.inheritedTraitsStorage = nil
            views += view.subviewsStorage
        }
    }
}

extension UIView: OverridingTraitEnvironment {
    var environmentTraits: EnvironmentTraits {
        get { extras?.environmentTraits ?? EnvironmentTraits() }
        set { extrasForWriting.environmentTraits = newValue }
    }

    var traitRegistrations: [TraitChangeRegistration] { extras?.environmentTraits.registrations ?? [] }
}

extension UIViewController: OverridingTraitEnvironment {
    var environmentTraits: EnvironmentTraits {
        get { extras?.environmentTraits ?? EnvironmentTraits() }
        set { extrasForWriting.environmentTraits = newValue }
    }

    var traitRegistrations: [TraitChangeRegistration] { extras?.environmentTraits.registrations ?? [] }

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
        let inherited = inheritedTraits
        let old = traits(from: inherited)
        change(&extrasForWriting.environmentTraits)
        // Without a view nobody has asked yet.
        guard viewStorage != nil else { return }
        TraitAnnouncement(of: self, from: old, to: traits(from: inherited)).announce()
    }

    func traitsDidChange(from old: UITraitCollection) {
        let new = traits(from: inheritedTraits)
        if old !== new, old != new { sendTraitChange(from: old, to: new) }
    }
}
