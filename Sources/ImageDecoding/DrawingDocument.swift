import CoreGraphics
import Foundation

/// A drawing that a library has read.
protocol DrawingDocument {
    /// Returns the size of an element, if the drawing contains it and it is not empty, or of the whole drawing.
    func shape(of element: String?) throws(ImageError) -> DrawingShape

    /// Draws the drawing, or an element of it, stretched into a bitmap.
    ///
    /// - Parameter size: The size of the drawn part.
    func draw(_ element: String?, size: CGSize, into bitmap: Bitmap) throws(ImageError) -> Bitmap
}

/// The size of the drawn part, in the drawing's pixels or points.
struct DrawingShape {
    var width = 0.0
    var height = 0.0
    var isPart = false
    /// The corner of a page in the coordinates of its document.
    var x = 0.0, y = 0.0
    var pageCount = 1
    /// Whether the document requires a password.
    var isLocked = false
}
