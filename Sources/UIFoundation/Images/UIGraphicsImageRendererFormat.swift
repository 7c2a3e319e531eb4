import CoreGraphics
import Foundation

/// The format of the images of a `UIGraphicsImageRenderer`.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The ranges of colors. Raw values are UIKit's.
    public enum Range: Int, Sendable {
        /// The range is not specified.
        case unspecified = -1
        /// The range of the screen.
        case automatic = 0
        /// Colors outside of sRGB.
        case extended = 1
        /// sRGB.
        case standard = 2
    }

    /// The preferred range of colors. Images always have the standard range, as on a device without wide color. The
    /// default is `automatic`.
    open var preferredRange = Range.automatic

    /// Whether images have the extended range, for programs before iOS 12.
    @available(*, deprecated, message: "Use the preferredRange property instead")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// Whether images have a high dynamic range: `false`.
    open var supportsHighDynamicRange: Bool { false }

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
        if let copy = copy as? UIGraphicsImageRendererFormat {
            (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
        }
        return copy
    }
}
