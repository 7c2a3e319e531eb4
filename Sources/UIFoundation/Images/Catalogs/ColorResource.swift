import Foundation

/// A color of an asset catalog. Xcode generates a static property of this type for each color.
public struct ColorResource: Hashable, Sendable {
    /// The name of the color set, with the names of the groups with namespaces that contain it.
    let name: String
    /// The bundle that contains the catalog.
    let bundle: Bundle

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - name: The name of the color set.
    ///   - bundle: The bundle that contains the catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    // Chosen (Documents): If the color of a resource does not exist, a line is logged, and the color is clear.
    /// Creates the dynamic color of a resource, as `init(named:in:compatibleWith:)` does.
    public convenience init(resource: ColorResource) {
        let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
        self.init(storage: color.storage)
    }
}
