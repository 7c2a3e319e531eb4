/// The propagation of traits: from the scene to its windows, and from a view to its subviews. If a subview is a
/// controller's root view, the controller is first and the view inherits from it.
///
/// A change is propagated immediately, parents before children (`TraitAnnouncement`), and ends at overrides that hide
/// it: unchanged traits are not reported.
extension UIView {
    /// The traits above the view and its controller: the superview's traits, or, for a window, its scene's traits.
    ///
    /// They are stored when first read, and updated with every change. A view that was removed from its superview
    /// keeps its traits until it is added again, and is then notified about changes. A view that never had a superview
    /// has the traits that were current when they were first read.
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

    /// The traits that subviews inherit: the view's traits, unless the class of a window overrides them.
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
        // Chosen (Documents): Variations of a storyboard or nib for new size classes are applied before the program is
        // notified of the traits, so that it sees the new layout.
        extras?.variations?.traitsDidChange(of: self)
        sendTraitChange(from: old, to: new)
    }

    func describeContentSizeCategoryLimits() -> String {
        let views = sequence(first: self) { $0.superviewStorage }
        let limits = views.compactMap { view in
            view.extras?.environmentTraits?.categoryLimits.text.map { "\(type(of: view)): \($0)" }
        }
        let category = traitCollection.preferredContentSizeCategory.rawValue
        return limits.isEmpty ? "\(category), no limits" : "\(category), limits: " + limits.joined(separator: "; ")
    }

    /// Changes the view's overrides, and notifies it and its descendants.
    func changeEnvironmentTraits(_ change: (inout EnvironmentTraits) -> Void) {
        let old = effectiveTraits
        change(&environmentTraits)
        TraitAnnouncement(of: self, from: old, to: effectiveTraits).announce()
    }

    /// Sets traits of a view during its creation, for itself and its descendants. They take precedence over inherited
    /// traits, and the overrides of the view's owner take precedence over them.
    package func imposeTraits(_ traits: UITraitCollection) { environmentTraits.imposed = traits }

    /// Clears the stored traits of the view and its descendants, without notification, because the view's controller
    /// changed.
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

    /// Returns the controller's traits for inherited traits.
    func traits(from inherited: UITraitCollection) -> UITraitCollection {
        extras?.environmentTraits?.applied(to: inherited) ?? inherited
    }

    /// The traits above the controller: the traits of its view's superview, or of its parent before the view is
    /// loaded.
    var inheritedTraits: UITraitCollection {
        if let view = viewStorage { return view.inheritedTraits }
        guard let parent = parentStorage else { return UITraitCollection.current }
        return parent.traits(around: self, in: parent.traitCollection)
    }

    /// Applies the overrides of the views between this controller and a child to the traits of this controller.
    func traitsInViews(around child: UIViewController, in own: UITraitCollection) -> UITraitCollection {
        var overriding: [UIView] = []
        var next = child.viewStorage?.superviewStorage
        while let view = next {
            if view.extras?.environmentTraits?.areOverridden == true { overriding.append(view) }
            if view === viewStorage { break }
            next = view.superviewStorage
        }
        guard next != nil else { return own }
        return overriding.reversed().reduce(own) { $1.extras?.environmentTraits?.applied(to: $0) ?? $0 }
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
    // Chosen (Views): Subviews also inherit the traits of a view that overrides `traitCollection`. Unspecified traits
    // of the override are the window's.
    /// Returns the traits that subviews inherit: `traitCollection`, which subclasses may override, as test helpers for
    /// pictures do. Unspecified traits of an override are the window's.
    func traitsOfSubviews(own: UITraitCollection) -> UITraitCollection {
        guard type(of: self) != UIWindow.self else { return own }
        return UITraitCollection(traitsFrom: [own, traitCollection])
    }
}
