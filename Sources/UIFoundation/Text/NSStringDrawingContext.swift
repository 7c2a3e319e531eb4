import CoreGraphics
import Foundation

/// The minimum scale for text that is drawn or measured, and the resulting scale and bounds.
open class NSStringDrawingContext: NSObject {
    /// The smallest scale of fonts that may be used so that the text fits. With 0 or 1 the fonts keep their size.
    open var minimumScaleFactor: CGFloat = 0

    /// The scale of the fonts when text was last drawn or measured.
    open internal(set) var actualScaleFactor: CGFloat = 1

    /// The bounds of the text after it was drawn or measured, in the coordinate space of the rectangle.
    open internal(set) var totalBounds = CGRect.zero

    /// Creates a context without scaling of fonts.
    public override init() {}
}
