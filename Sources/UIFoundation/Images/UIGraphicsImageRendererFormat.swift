import CoreGraphics
import Foundation

/// The format of the images of a `UIGraphicsImageRenderer`.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point. That of the current traits unless set; 0 stands for it too.
    open var scale: CGFloat

    /// Whether the images have no alpha, and are black where nothing is drawn. `false` unless set.
    open var opaque = false

    /// Makes a format with the current traits' scale.
    public required init() {
        scale = max(UITraitCollection.current.displayScale, 1)
        super.init()
    }

    /// Makes a format with the scale of these traits, or the current ones where it is unspecified.
    public init(for traitCollection: UITraitCollection) {
        let scale = traitCollection.displayScale
        self.scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
        super.init()
    }

    /// An equal format.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat { (copy.scale, copy.opaque) = (scale, opaque) }
        return copy
    }
}
