/// What a view, a controller or a scene sets for itself and all below it, and who wants to hear of changes there.
struct EnvironmentTraits {
    /// Counts before what `overrides` says of the style.
    package var style = UIUserInterfaceStyle.unspecified
    package var overrides = UITraitOverrides()
    /// What a parent has set for its child; what the child itself sets counts before it.
    var imposed: UITraitCollection?
    /// In the order in which they were made.
    package var registrations: [TraitChangeRegistration] = []

    /// Whether anything is set.
    var areOverridden: Bool { style != .unspecified || !overrides.isEmpty || imposed != nil }

    /// The traits here, where those above are `inherited`.
    func applied(to inherited: UITraitCollection) -> UITraitCollection {
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
    /// Follows the traits in effect, which were others, and tells of them unless they are the same again.
    func traitsDidChange(from old: UITraitCollection)
}

extension OverridingTraitEnvironment {
    /// Tells the environment itself that its traits changed: first its method, then the registrations that ask for one of
    /// the traits (an order that is chosen). The new traits are the current ones meanwhile.
    func sendTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
        new.withCurrent {
            traitCollectionDidChange(old)
            for registration in traitRegistrations where registration.isAbout(old, new) {
                // One that runs may take away another.
                guard traitRegistrations.contains(where: { $0 === registration }) else { continue }
                registration.send(self, old)
            }
        }
    }
}
