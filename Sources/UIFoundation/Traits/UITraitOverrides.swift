import Foundation

/// The traits that a view, a view controller or a window scene sets for itself and all below it.
///
/// A trait that was never set here, or was removed, has the parent's value. Reading it before it was set stops the
/// program on Apple's systems; here it gives the trait's default value.
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values = TraitValues()
    private var traits: Set<ObjectIdentifier> = []

    package init() {}

    /// The value that is set for a trait; the trait's default value where none is set.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set {
            values[trait] = newValue
            traits.insert(ObjectIdentifier(trait))
        }
    }

    /// Whether a value is set for this trait.
    public func contains(_ trait: UITrait) -> Bool { traits.contains(ObjectIdentifier(trait)) }

    /// Removes the value for this trait, so that the parent's is used again.
    public mutating func remove(_ trait: UITrait) {
        guard traits.remove(ObjectIdentifier(trait)) != nil else { return }
        reset(trait)
        values.custom[ObjectIdentifier(trait)] = nil
    }

    private mutating func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) { values[trait] = Trait.defaultValue }

    package var isEmpty: Bool { traits.isEmpty }
}
