import CoreGraphics
import Foundation

/// The format of the images of a `UIGraphicsImageRenderer`.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The pixels per point. The default is the scale of the current traits. Setting 0 also uses that scale.
    open var scale: CGFloat

    /// Whether the images are opaque, with a black background. The default is `false`.
    open var opaque = false

    /// Creates a format with the scale of the current traits.
    public required init() {
        scale = max(UITraitCollection.current.displayScale, 1)
        super.init()
    }

    /// Creates a format with the display scale of some traits. If the scale is unspecified, the scale of the current
    /// traits is used.
    public init(for traitCollection: UITraitCollection) {
        let scale = traitCollection.displayScale
        self.scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
        super.init()
    }

    /// Returns an equal format.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat { (copy.scale, copy.opaque) = (scale, opaque) }
        return copy
    }
}
