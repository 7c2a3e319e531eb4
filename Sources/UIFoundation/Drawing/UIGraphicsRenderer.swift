import CoreGraphics
import Foundation

/// What renderers have in common: the space that is drawn in, and the format of the results.
open class UIGraphicsRenderer: NSObject {
    /// The format of the results.
    open internal(set) var format: UIGraphicsRendererFormat

    /// Whether the results are images.
    open var allowsImageOutput: Bool { false }

    /// Makes a renderer of a space, in points, with the default format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Makes a renderer of a space, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.format = format.copy() as? UIGraphicsRendererFormat ?? format
        self.format.bounds = bounds
    }
}
