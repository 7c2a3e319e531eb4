import Foundation

/// What a document keeps of images and colours that are elsewhere.
package struct DocumentResources: Sendable {
    /// An image's size in points, and whether it is one of the system's symbols.
    package struct Image: Sendable, Hashable {
        package var size: CGSize
        package var isSystem: Bool
    }

    /// The images, by name.
    package private(set) var images: [String: Image] = [:]
    /// The values of colours of asset catalogues, by name.
    package private(set) var namedColors: [String: ColorDescription] = [:]
    /// The values of the system's colours in the editor, by their names without "Color" at the end.
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
