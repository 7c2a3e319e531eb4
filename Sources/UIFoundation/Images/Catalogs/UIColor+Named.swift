import Foundation

extension UIColor {
    // MARK: - Creating a color from an asset catalog

    /// Finds a colour in the program's asset catalogues by name; one in a group with a namespace has the group's name and a
    /// slash before its own. It is looked up anew in each environment. `nil`, and a line in the log, where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds a colour in a bundle's asset catalogues: as it is in an environment, or without one in each.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = CatalogColor.named(name, in: bundle) else { return nil }
        if let traitCollection {
            self.init(storage: color.color(in: traitCollection).resolvedColor(with: traitCollection).storage)
        } else {
            self.init(storage: .catalog(color))
        }
    }

    /// Finds a colour in the asset catalogues of the first of several bundles that has it. A missing colour is not
    /// logged.
    package convenience init?(named name: String, inFirstOf bundles: [Bundle]) {
        let found = bundles.lazy.compactMap { CatalogColor.named(name, in: $0, isExpected: false) }.first
        guard let found else { return nil }
        self.init(storage: .catalog(found))
    }
}
