import CoreGraphics
import Foundation

/// The format of a renderer's results.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The space that is drawn in, in points. The renderer sets it.
    open internal(set) var bounds = CGRect.zero

    /// Makes a format with the current traits' scale.
    public required override init() {}

    /// The format for the current traits.
    open class func `default`() -> Self { Self() }

    /// The format that suits the screen best: here the same as `default()`.
    open class func preferred() -> Self { Self() }

    /// An equal format.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}
