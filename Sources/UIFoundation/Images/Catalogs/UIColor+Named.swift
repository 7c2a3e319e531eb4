import Foundation

extension UIColor {
    // MARK: - Creating a color from an asset catalog

    /// Creates a dynamic color from the program's asset catalogs. If the color is in a group with a namespace, its
    /// name begins with the group's name and a slash. Returns `nil`, and logs a line, if the name is not found.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates a color from a bundle's asset catalogs. If traits are passed, the color is fixed: the color for these
    /// traits.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = CatalogColor.named(name, in: bundle) else { return nil }
        if let traitCollection {
            self.init(storage: color.color(in: traitCollection).resolvedColor(with: traitCollection).storage)
        } else {
            self.init(storage: .catalog(color))
        }
    }

    /// Creates a color from the asset catalogs of the first bundle that contains it. A missing color is not logged.
    package convenience init?(named name: String, inFirstOf bundles: [Bundle]) {
        let found = bundles.lazy.compactMap { CatalogColor.named(name, in: $0, isExpected: false) }.first
        guard let found else { return nil }
        self.init(storage: .catalog(found))
    }
}
