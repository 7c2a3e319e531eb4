import Foundation

/// A trait of the system, with a field in `TraitValues`.
protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {
    static var field: WritableKeyPath<TraitValues, Value> { get }
    static var flag: TraitFlags { get }
}

/// The value of a trait that an app defines, with its trait.
package struct CustomTraitValue: Hashable, @unchecked Sendable {
    // Sendable without the compiler's proof: Apple does not constrain the type of a trait's values, so conformance
    // cannot be required. The value is never changed.

    let trait: UITrait
    let value: Any

    package static func == (first: CustomTraitValue, second: CustomTraitValue) -> Bool {
        first.trait == second.trait && areEqual(first.value, second.value)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }

    /// Values that cannot be compared are treated as different.
    private static func areEqual(_ first: Any, _ second: Any) -> Bool {
        func compare<Value: Equatable>(_ first: Value) -> Bool { (second as? Value) == first }
        if let first = first as? any Equatable { return compare(first) }
        if type(of: first) is AnyClass, type(of: second) is AnyClass {
            return (first as AnyObject) === (second as AnyObject)
        }
        return false
    }
}

extension TraitValues {
    /// The value of a system or custom trait.
    package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type {
                return value(of: system) as? Trait.Value ?? Trait.defaultValue
            }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                set(system, to: newValue)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
            }
        }
    }

    private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Any { self[keyPath: trait.field] }

    private mutating func set<Trait: SystemTrait>(_ trait: Trait.Type, to value: Any) {
        if let value = value as? Trait.Value { self[keyPath: trait.field] = value }
    }

    /// Returns whether both have the same value for a trait.
    package func isEqual(to other: TraitValues, in trait: UITrait) -> Bool {
        func compare<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
            self[keyPath: trait.field] == other[keyPath: trait.field]
        }
        func compareCustom<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            CustomTraitValue(trait: trait, value: self[trait]) == CustomTraitValue(trait: trait, value: other[trait])
        }
        if let system = trait as? any SystemTrait.Type { return compare(system) }
        // A trait that is not set in either collection has the default on both sides, comparable or not.
        let identifier = ObjectIdentifier(trait)
        if custom[identifier] == nil && other.custom[identifier] == nil { return true }
        return compareCustom(trait)
    }
}

extension TraitValues: UIMutableTraits {}
