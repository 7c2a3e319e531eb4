import Foundation

/// The text attributes of a bar's title. A `nil` property has the bar's value.
package struct TextAttributesDescription: Sendable, Hashable {
    package var font: FontDescription?
    package var textColor: ColorDescription?
    package var shadowColor: ColorDescription?
    package var shadowOffset: CGSize?

    init(_ element: SourceElement) {
        for child in element.children {
            switch (child.kind, child.key) {
            case (.fontDescription, _): font = FontDescription(describing: child)
            case (.color, "textColor"): textColor = ColorDescription(child)
            case (.color, "textShadowColor"), (.color, "shadowColor"): shadowColor = ColorDescription(child)
            case (.offsetWrapper, _):
                shadowOffset = CGSize(
                    width: child.number(.horizontal, default: 0), height: child.number(.vertical, default: 0))
            default: break
            }
        }
    }
}
