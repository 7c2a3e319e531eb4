import Foundation

extension UITraitCollection {
    /// Returns whether this collection contains all specified traits of a collection, with the same values.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let other = trait?.values else { return true }
        guard values.differences(from: other).isDisjoint(with: other.specified) else { return false }
        return other.custom.allSatisfy { values.custom[$0.key] == $0.value }
    }

    /// The number of specified traits.
    package var specifiedCount: Int { values.specified.rawValue.nonzeroBitCount + values.custom.count }

    /// Returns whether dynamic colors may differ between this collection and a different collection.
    ///
    /// The value is `true` if a trait that affects the system's colors differs, or a custom trait whose
    /// `affectsColorAppearance` is `true`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        if !values.differences(from: other).isDisjoint(with: .colorAppearance) { return true }
        return changedCustomTraits(from: other).contains { $0.affectsColorAppearance }
    }

    /// Returns the traits whose values differ from those in a collection. With `nil`, all specified traits are
    /// returned.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection?.values ?? TraitValues()
        let flags = values.differences(from: other)
        return Self.systemTraits.filter { flags.contains($0.flag) } + changedCustomTraits(from: other)
    }

    /// The system's traits that affect its colors.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { TraitFlags.colorAppearance.contains($0.flag) }
    }

    /// The system's traits that affect the lookup of images. Register for changes of them to look up an image again.
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
