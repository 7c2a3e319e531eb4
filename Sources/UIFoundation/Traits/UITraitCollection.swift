import Foundation

/// The traits of an environment, such as the user interface style, the size classes and the content size category.
///
/// A collection is immutable. Each trait has a value or is `unspecified`. Collections that specify only some traits
/// are combined with `init(traitsFrom:)`.
public final class UITraitCollection: NSObject, NSCopying, NSSecureCoding, Sendable {
    package let values: TraitValues

    /// Creates a collection without values.
    public override init() { values = TraitValues() }

    init(values: TraitValues) { self.values = values }

    /// A closure that sets traits.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Creates a collection with the traits that the closure sets.
    public init(mutations: TraitMutations) { values = Self.mutating(TraitValues(), mutations) }

    /// Creates a collection with one trait.
    public init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        var values = TraitValues()
        values[trait] = value
        self.values = values
    }

    /// Creates a collection from several collections. If several of them specify the same trait, the last one is used.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.values = values
    }

    // MARK: - Copying and coding

    /// Returns the collection itself, since it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// `true`: collections support secure coding.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a collection from a keyed archive. Unknown values are treated as unspecified. Returns `nil` if the
    /// coder does not support keys.
    public init?(coder: NSCoder) {
        guard let values = TraitValues(coder: coder) else { return nil }
        self.values = values
    }

    // Chosen (Restoration): An encoded trait collection contains no custom traits, because their values may not support
    // coding.
    /// Encodes the specified traits of the system, each with its name as the key. Custom traits are excluded, since
    /// their values may not support coding.
    public func encode(with coder: NSCoder) { values.encode(with: coder) }

    // MARK: - Changing and reading

    /// Returns a copy of this collection with the changes that the closure makes.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(values: Self.mutating(values, mutations))
    }

    /// Returns the collection with a different value for one trait.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values: values)
    }

    /// The value of a trait, or its default value if it is unspecified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    private static func mutating(_ values: TraitValues, _ mutations: TraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return traits as? TraitValues ?? values
    }

    /// Returns the collection with the overrides, or itself if they have no effect.
    package func applying(_ overrides: UITraitOverrides) -> UITraitCollection {
        if overrides.isEmpty { return self }
        var merged = values
        merged.merge(overrides.values)
        return merged == values ? self : UITraitCollection(values: merged)
    }

    // MARK: - Comparing

    /// Returns whether both collections have the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return hasSameTraits(as: other)
    }

    /// Returns whether both collections have the same traits, without a cast, which would take longer than the
    /// comparison.
    package func hasSameTraits(as other: UITraitCollection) -> Bool { self === other || values == other.values }

    /// The hash value, which is equal for equal collections.
    public override var hash: Int { values.hashValue }

    /// The specified traits, for debugging.
    public override var description: String {
        let traits = Mirror(reflecting: values).children.compactMap { child -> String? in
            guard let name = child.label, name != "custom", name != "tint" else { return nil }
            let value =
                name == "typesettingLanguage" ? values.typesettingLanguage?.minimalIdentifier ?? "nil" : child.value
            let text = String(describing: value)
            return ["unspecified", "unknown", "0.0", "nil"].contains(text) ? nil : "\(name) = \(text)"
        }
        return "<UITraitCollection; \(traits.joined(separator: ", "))>"
    }
}
