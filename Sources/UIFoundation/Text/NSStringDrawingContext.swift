import CoreGraphics
import Foundation

/// How far text may shrink to fit where it is drawn, and the result.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which fonts may be made smaller so that the text fits; with 0 and 1 they keep their size.
    open var minimumScaleFactor: CGFloat = 0

    /// After drawing or measuring: the factor that was used.
    open internal(set) var actualScaleFactor: CGFloat = 1

    /// After drawing or measuring: where the text was, in the space of the rectangle that was given.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context in which fonts keep their size.
    public override init() {}
}
