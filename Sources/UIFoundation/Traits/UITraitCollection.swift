import Foundation

/// The traits of an environment: light or dark, size classes, the preferred size of text, and so on.
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

    /// Combines several collections. If two of them specify the same trait, the later one is used.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.values = values
    }

    // MARK: - Copying and coding

    /// Returns the collection itself, since it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Collections can be coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a collection from an archive. Unknown values are treated as unspecified. Returns `nil` for a coder
    /// without keys.
    public init?(coder: NSCoder) {
        guard let values = TraitValues(coder: coder) else { return nil }
        self.values = values
    }

    /// Writes the specified traits of the system, each with its name as the key. Custom traits are excluded (chosen),
    /// since their values may not support coding.
    public func encode(with coder: NSCoder) { values.encode(with: coder) }

    // MARK: - Changing and reading

    /// Returns the collection, changed by the closure.
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

    /// Whether both collections have the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return hasSameTraits(as: other)
    }

    /// Equality without a cast, which takes longer than the comparison.
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
