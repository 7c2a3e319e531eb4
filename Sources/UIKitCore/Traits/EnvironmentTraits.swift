/// The traits that a view, a controller or a scene sets for itself and its descendants, and the registrations for
/// changes.
struct EnvironmentTraits {
    /// Takes precedence over the style in `overrides`.
    var style = UIUserInterfaceStyle.unspecified { didSet { lastApplied = LastApplied() } }
    var overrides = UITraitOverrides() { didSet { lastApplied = LastApplied() } }
    /// The traits that a parent sets for its child; the child's overrides take precedence.
    var imposed: UITraitCollection? { didSet { lastApplied = LastApplied() } }
    /// The limits of the content size category; applied to inherited and overridden categories.
    var categoryLimits = ContentSizeCategoryLimits() { didSet { lastApplied = LastApplied() } }
    /// In the order of registration.
    var registrations: [TraitChangeRegistration] = []

    /// The cached inputs and result, so that all views inside share a collection. Replaced with each setting.
    private final class LastApplied {
        var inherited: UITraitCollection?
        var traits: UITraitCollection?
    }

    private var lastApplied = LastApplied()

    /// Whether any trait is set.
    var areOverridden: Bool {
        style != .unspecified || !overrides.isEmpty || imposed != nil || categoryLimits != ContentSizeCategoryLimits()
    }

    /// Returns the traits of the environment for inherited traits.
    func applied(to inherited: UITraitCollection) -> UITraitCollection {
        if lastApplied.inherited === inherited, let traits = lastApplied.traits { return traits }
        let traits = makeTraits(from: inherited)
        (lastApplied.inherited, lastApplied.traits) = (inherited, traits)
        return traits
    }

    private func makeTraits(from inherited: UITraitCollection) -> UITraitCollection {
        let base = imposed.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
        let traits = categoryLimits.applied(to: base.applying(overrides))
        guard style != .unspecified, style != traits.userInterfaceStyle else { return traits }
        return traits.replacing(UITraitUserInterfaceStyle.self, value: style)
    }
}

/// An environment whose traits its owner may override and observe.
@MainActor
protocol OverridingTraitEnvironment: UITraitEnvironment {
    var environmentTraits: EnvironmentTraits { get set }
    /// The registrations for changes, in the order of registration.
    var traitRegistrations: [TraitChangeRegistration] { get }
    /// Updates the environment to the traits in effect, and reports the change unless they are the same as `old`.
    func traitsDidChange(from old: UITraitCollection)
}

/// An environment that is notified about inherited changes: a view or a controller.
@MainActor
protocol InheritingTraitEnvironment: OverridingTraitEnvironment {
    /// The traits reported last, while a change is still to be reported.
    var traitsToReport: UITraitCollection? { get set }
}

extension OverridingTraitEnvironment {
    // Chosen (Views): A change of traits is reported to `traitCollectionDidChange(_:)` first, then to the
    // registrations.
    /// Reports a change of the traits to the environment: first to its method, then to the registrations for any of the
    /// changed traits. The new traits are the current traits meanwhile.
    func sendTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
        new.withCurrent {
            traitCollectionDidChange(old)
            for registration in traitRegistrations where registration.isAbout(old, new) {
                // A handler may remove further registrations.
                guard traitRegistrations.contains(where: { $0 === registration }) else { continue }
                registration.send(self, old)
            }
        }
    }
}
