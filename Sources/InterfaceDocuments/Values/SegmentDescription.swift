import Foundation

/// A segment of a segmented control.
package struct SegmentDescription: Sendable, Hashable {
    package var title: String?
    package var image: ImageDescription?
    package var isEnabled: Bool
    /// The width in points. With 0, the segmented control determines the width.
    package var width: Double
    package var contentOffset: CGSize

    init(_ element: SourceElement) {
        title = element.string(.title)
        let isSystem = element.string(.catalog) == "system"
        image = element.string(.image).map { ImageDescription(name: $0, isSystem: isSystem) }
        (isEnabled, width) = (element.bool(.enabled, default: true), element.number(.width, default: 0))
        contentOffset = .zero
        for child in element.children {
            switch child.kind {
            case .size: contentOffset = CGSize(child)
            case .string, .mutableString: title = child.stringValue
            case .imageReference: image = ImageDescription(reference: child)
            default: break
            }
        }
    }
}
