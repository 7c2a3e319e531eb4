/// The traits that a view, a controller or a scene sets for itself and all below it, and the registrations for changes.
struct EnvironmentTraits {
    /// Takes precedence over the style in `overrides`.
    var style = UIUserInterfaceStyle.unspecified { didSet { lastApplied = LastApplied() } }
    var overrides = UITraitOverrides() { didSet { lastApplied = LastApplied() } }
    /// What a parent has set for its child; the child's own overrides take precedence.
    var imposed: UITraitCollection? { didSet { lastApplied = LastApplied() } }
    /// In the order in which they were made.
    var registrations: [TraitChangeRegistration] = []

    /// What the traits were made of last, and are, so that all views inside share one collection. Made anew with
    /// each setting.
    private final class LastApplied {
        var inherited: UITraitCollection?
        var traits: UITraitCollection?
    }

    private var lastApplied = LastApplied()

    /// Whether anything is set.
    var areOverridden: Bool { style != .unspecified || !overrides.isEmpty || imposed != nil }

    /// The traits here, where those above are `inherited`.
    func applied(to inherited: UITraitCollection) -> UITraitCollection {
        if lastApplied.inherited === inherited, let traits = lastApplied.traits { return traits }
        let traits = makeTraits(from: inherited)
        (lastApplied.inherited, lastApplied.traits) = (inherited, traits)
        return traits
    }

    private func makeTraits(from inherited: UITraitCollection) -> UITraitCollection {
        let base = imposed.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
        let traits = base.applying(overrides)
        guard style != .unspecified, style != traits.userInterfaceStyle else { return traits }
        return traits.replacing(UITraitUserInterfaceStyle.self, value: style)
    }
}

/// An environment whose traits its owner may override and observe.
@MainActor
protocol OverridingTraitEnvironment: UITraitEnvironment {
    var environmentTraits: EnvironmentTraits { get set }
    /// The registrations for changes, in the order in which they were made.
    var traitRegistrations: [TraitChangeRegistration] { get }
    /// Updates the environment to the traits in effect, and reports the change unless they are the same as `old`.
    func traitsDidChange(from old: UITraitCollection)
}

/// An environment that learns of changes from above: a view or a controller.
@MainActor
protocol InheritingTraitEnvironment: OverridingTraitEnvironment {
    /// The traits last reported, while a change of them is still to be reported.
    var traitsToReport: UITraitCollection? { get set }
}

extension OverridingTraitEnvironment {
    /// Reports a change of the traits to the environment: first to its method, then to the registrations for one of the
    /// traits (the order is chosen). The new traits are the current ones meanwhile.
    func sendTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
        new.withCurrent {
            traitCollectionDidChange(old)
            for registration in traitRegistrations where registration.isAbout(old, new) {
                // A handler may remove another registration.
                guard traitRegistrations.contains(where: { $0 === registration }) else { continue }
                registration.send(self, old)
            }
        }
    }
}
