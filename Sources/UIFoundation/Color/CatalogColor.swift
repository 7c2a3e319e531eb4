/// A color of an asset catalog, with variants for different traits. Each name has a single object.
final class CatalogColor: Sendable, Hashable {
    let name: String
    private let colors: [UIColor]
    private let traits: [UITraitCollection]

    init(name: String, variants: [(color: UIColor, traits: UITraitCollection)]) {
        self.name = name
        (colors, traits) = (variants.map(\.color), variants.map(\.traits))
    }

    func color(in environment: UITraitCollection) -> UIColor {
        environment.bestMatch(among: traits).map { colors[$0] } ?? .clear
    }

    static func == (left: CatalogColor, right: CatalogColor) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
