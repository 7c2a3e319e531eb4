import Foundation

extension UITraitCollection {
    /// Whether this collection specifies every trait of the other one, with the same values.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let other = trait?.values else { return true }
        guard values.differences(from: other).isDisjoint(with: other.specified) else { return false }
        return other.custom.allSatisfy { values.custom[$0.key] == $0.value }
    }

    /// How many traits are specified.
    package var specifiedCount: Int { values.specified.rawValue.nonzeroBitCount + values.custom.count }

    /// Whether colours may look different in the two environments.
    ///
    /// `true` when a trait differs on which the system's colours depend, or a trait of the app's own whose
    /// `affectsColorAppearance` is `true`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        if !values.differences(from: other).isDisjoint(with: .colorAppearance) { return true }
        return changedCustomTraits(from: other).contains { $0.affectsColorAppearance }
    }

    /// The traits whose values differ. All specified ones, when there is nothing to compare with.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection?.values ?? TraitValues()
        let flags = values.differences(from: other)
        return Self.systemTraits.filter { flags.contains($0.flag) } + changedCustomTraits(from: other)
    }

    /// The system's traits on which its colours depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { TraitFlags.colorAppearance.contains($0.flag) }
    }

    /// The system's traits that images are looked up with: register for them to look an image up again when one
    /// changes.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraits.filter { TraitFlags.imageLookup.contains($0.flag) }
    }

    private func changedCustomTraits(from other: TraitValues) -> [UITrait] {
        if values.custom.isEmpty && other.custom.isEmpty { return [] }
        return values.custom.merging(other.custom) { first, _ in first }.values.map(\.trait)
            .filter { !values.isEqual(to: other, in: $0) }
    }

    private static var systemTraits: [any SystemTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
            UITraitForceTouchCapability.self, UITraitImageDynamicRange.self, UITraitSceneCaptureState.self,
            UITraitTypesettingLanguage.self, UITraitListEnvironment.self, UITraitToolbarItemPresentationSize.self,
        ]
    }
}
