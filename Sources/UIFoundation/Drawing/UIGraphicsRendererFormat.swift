import CoreGraphics
import Foundation

/// The format of a renderer's results.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The drawing space in points, which the renderer sets.
    open internal(set) var bounds = CGRect.zero

    /// Creates a format with the scale of the current traits.
    public required override init() {}

    /// Returns the format for the current traits.
    open class func `default`() -> Self { Self() }

    /// Returns the most suitable format for the screen, which equals `default()`.
    open class func preferred() -> Self { Self() }

    /// Returns an equal format.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}
