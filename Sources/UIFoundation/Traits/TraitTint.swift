import Foundation

/// A tint color among the traits. It is stored as an object, since colors themselves depend on traits.
struct TraitTint: Hashable, Sendable {
    let color: any NSObject & Sendable

    static func == (first: TraitTint, second: TraitTint) -> Bool { first.color.isEqual(second.color) }

    func hash(into hasher: inout Hasher) { hasher.combine(color.hash) }
}
