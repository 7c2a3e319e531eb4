import Foundation

/// A colour among the traits. Colours know traits, so traits hold them as objects.
struct TraitTint: Hashable, Sendable {
    let color: any NSObject & Sendable

    static func == (first: TraitTint, second: TraitTint) -> Bool { first.color.isEqual(second.color) }

    func hash(into hasher: inout Hasher) { hasher.combine(color.hash) }
}
