import CoreGraphics
import Foundation

/// The format of the images of a `UIGraphicsImageRenderer`.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The pixels per point. The default, also for 0, is the scale of the current traits.
    open var scale: CGFloat

    /// Whether the images have no alpha. Their background is black. The default is `false`.
    open var opaque = false

    /// Creates a format with the scale of the current traits.
    public required init() {
        scale = max(UITraitCollection.current.displayScale, 1)
        super.init()
    }

    /// Creates a format with the scale of traits. If it is unspecified, the scale of the current traits is used.
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
