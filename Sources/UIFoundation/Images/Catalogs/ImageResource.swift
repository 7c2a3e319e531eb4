import Foundation

/// An image of an asset catalog. Xcode generates a static property of this type for each image.
public struct ImageResource: Hashable, Sendable {
    /// The name of the image set, with the names of the groups with namespaces that contain it.
    let name: String
    /// The bundle that contains the catalog.
    let bundle: Bundle

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - name: The name of the image set.
    ///   - bundle: The bundle that contains the catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    // Chosen (Documents): If the image of a resource does not exist, a line is logged, and the image is empty.
    /// Creates the image of a resource, as `init(named:in:with:)` does.
    public convenience init(resource: ImageResource) {
        if let image = UIImage(named: resource.name, in: resource.bundle, with: nil) {
            self.init(content: image.content, attributes: image.attributes)
        } else {
            self.init()
        }
    }
}
