import Foundation

/// The shadow of text.
package struct ShadowDescription: Sendable, Hashable {
    package var offset: CGSize
    package var blurRadius: Double
    package var color: ColorDescription?

    init(_ element: SourceElement) {
        blurRadius = element.number(.blurRadius) ?? element.number(.shadowBlurRadius) ?? 0
        offset = element.child(.size).map(CGSize.init(_:)) ?? .zero
        color = element.child(.color).flatMap(ColorDescription.init(_:))
    }
}
