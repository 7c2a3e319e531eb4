import CoreGraphics
import Foundation
import ImageDecoding

/// A page of a document in PDF. `CGContext.drawPDFPage(_:)` draws it.
public final class CGPDFPage: Sendable {
    /// The document of the page.
    public let document: CGPDFDocument?
    /// The number of the page. The first page has the number 1.
    public let pageNumber: Int
    let drawing: VectorImage

    init(document: CGPDFDocument, number: Int, drawing: VectorImage) {
        (self.document, pageNumber, self.drawing) = (document, number, drawing)
    }

    /// Returns the crop box for each kind of box, since no other box is known.
    ///
    /// If the document rotates the page, the box has the size of the rotated page.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { CGRect(origin: drawing.origin, size: drawing.size) }

    /// Returns the transform that moves a box of the page to the center of a rectangle.
    ///
    /// A box that is larger than the rectangle is reduced. A box that is smaller is not enlarged.
    ///
    /// - Parameters:
    ///   - box: The box of the page.
    ///   - rect: The rectangle.
    ///   - rotate: The rotation, clockwise, in degrees: a multiple of 90. Other angles are rounded.
    ///   - preserveAspectRatio: Whether both sides are reduced by the same factor.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let bounds = getBoxRect(box)
        let quarters = Int((Double(rotate) / 90).rounded()) & 3
        let isOnSide = quarters % 2 == 1
        let size = isOnSide ? CGSize(width: bounds.height, height: bounds.width) : bounds.size
        var (x, y) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
        if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(rotationAngle: -.pi / 2 * CGFloat(quarters)))
            .concatenating(CGAffineTransform(scaleX: x, y: y))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }
}

extension CGContext {
    /// Draws a page in the page's coordinates, whose y axis points up, within its crop box.
    ///
    /// In a context of UIKit, whose y axis points down, the page is upside down, as on Apple's systems.
    public func drawPDFPage(_ page: CGPDFPage) {
        let (matrix, box) = (ctm, page.getBoxRect(.cropBox))
        let scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        guard let image = page.drawing.pixels(scale: scale) else { return }
        draw(image, in: box)
    }
}
