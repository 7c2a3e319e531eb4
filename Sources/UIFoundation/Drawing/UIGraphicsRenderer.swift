import CoreGraphics
import Foundation

/// The base class of graphics renderers. A renderer has a drawing space and a format for its results.
open class UIGraphicsRenderer: NSObject {
    /// The format of the results.
    open internal(set) var format: UIGraphicsRendererFormat

    /// Whether the results are images.
    open var allowsImageOutput: Bool { false }

    /// Creates a renderer with a drawing space, in points, and the default format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer with a drawing space, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.format = format.copy() as? UIGraphicsRendererFormat ?? format
        self.format.bounds = bounds
    }
}
