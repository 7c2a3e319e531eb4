import Foundation

/// The traits of an environment: light or dark, how much room there is, the preferred size of text, and so on.
///
/// A collection never changes. Each trait has a value or is `unspecified`; collections that specify only some traits
/// are combined with `init(traitsFrom:)`.
public final class UITraitCollection: NSObject, NSCopying, NSSecureCoding, Sendable {
    package let values: TraitValues

    /// Makes a collection without values.
    public override init() { values = TraitValues() }

    init(values: TraitValues) { self.values = values }

    /// A closure that sets traits.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Makes a collection of the traits that the closure sets.
    public init(mutations: TraitMutations) { values = Self.mutating(TraitValues(), mutations) }

    /// Makes a collection of one trait.
    public init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        var values = TraitValues()
        values[trait] = value
        self.values = values
    }

    /// Combines several collections. Where two of them specify the same trait, the later one is used.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.values = values
    }

    // MARK: - Copying and coding

    /// The collection itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Collections can be coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Makes a collection from an archive. Values that do not exist count as unspecified; `nil` for a coder without
    /// keys.
    public init?(coder: NSCoder) {
        guard let values = TraitValues(coder: coder) else { return nil }
        self.values = values
    }

    /// Writes the specified traits of the system, each with its name as the key. Those that apps define are left out
    /// (chosen), since their values need not be of types that can be coded.
    public func encode(with coder: NSCoder) { values.encode(with: coder) }

    // MARK: - Changing and reading

    /// This collection, changed by the closure.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(values: Self.mutating(values, mutations))
    }

    /// This collection with another value for one trait.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values: values)
    }

    /// The value of a trait; its default value if unspecified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    private static func mutating(_ values: TraitValues, _ mutations: TraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return traits as? TraitValues ?? values
    }

    /// This collection with the overrides; itself where they change nothing.
    package func applying(_ overrides: UITraitOverrides) -> UITraitCollection {
        if overrides.isEmpty { return self }
        var merged = values
        merged.merge(overrides.values)
        return merged == values ? self : UITraitCollection(values: merged)
    }

    // MARK: - Comparing

    /// Whether the two have the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return hasSameTraits(as: other)
    }

    /// Equality without a cast, which takes longer than the comparison.
    package func hasSameTraits(as other: UITraitCollection) -> Bool { self === other || values == other.values }

    /// A number that is the same for collections that are equal.
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
