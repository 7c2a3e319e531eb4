import CoreGraphics
import Foundation

/// What renderers have in common: the space that is drawn in, and what the results are to be like.
open class UIGraphicsRenderer: NSObject {
    /// What the results are to be like.
    public let format: UIGraphicsRendererFormat

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
