import Foundation

/// The traits that a view, a view controller or a window scene sets for itself and its descendants.
///
/// A trait without an override has the parent's value. On Apple's systems, reading such a trait stops the program. In
/// Ireko it returns the trait's default value.
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values = TraitValues()
    private var traits: Set<ObjectIdentifier> = []

    package init() {}

    /// The override of a trait, or the trait's default value if it is not overridden.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set {
            values[trait] = newValue
            traits.insert(ObjectIdentifier(trait))
        }
    }

    /// Returns whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { traits.contains(ObjectIdentifier(trait)) }

    /// Removes the override of a trait, so that the parent's value is used again.
    public mutating func remove(_ trait: UITrait) {
        guard traits.remove(ObjectIdentifier(trait)) != nil else { return }
        reset(trait)
        values.custom[ObjectIdentifier(trait)] = nil
    }

    private mutating func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) { values[trait] = Trait.defaultValue }

    package var isEmpty: Bool { traits.isEmpty }
}
