import Foundation

/// The sizes of images and the values of colors that a document keeps for external resources.
package struct DocumentResources: Sendable {
    /// An image's size in points, and whether the image is a system symbol.
    package struct Image: Sendable, Hashable {
        package var size: CGSize
        package var isSystem: Bool
    }

    /// The images, by name.
    package private(set) var images: [String: Image] = [:]
    /// The values of colors of asset catalogs, by name.
    package private(set) var namedColors: [String: ColorDescription] = [:]
    /// The editor's values of system colors, by their names without the suffix "Color".
    package private(set) var systemColors: [String: ColorDescription] = [:]

    init() {}

    init(_ element: SourceElement) {
        for child in element.children {
            let name = child.string(.name) ?? ""
            switch child.kind {
            case .image:
                images[name] = Image(size: CGSize(child), isSystem: child.string(.catalog) == "system")
            case .namedColor: namedColors[name] = child.child(.color).flatMap(ColorDescription.init(_:))
            case .systemColor:
                let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
                systemColors[short] = child.child(.color).flatMap(ColorDescription.init(_:))
            default: child.note(.unknownElement)
            }
        }
        element.noteUnread()
    }
}
