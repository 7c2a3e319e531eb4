import CoreGraphics
import Foundation

/// A PDF document that is drawn with UIKit's coordinates: the origin of a page is at its top left, with y down.
final class PDFDrawing {
    let context: CGContext
    /// The bounds of pages without their own.
    private let bounds: CGRect
    private(set) var pageBounds: CGRect

    /// - Parameters:
    ///   - bounds: The bounds of the pages. US Letter, 612 by 792 points, if they are empty.
    ///   - data: Receives the document when it is closed.
    init?(bounds: CGRect, info: [AnyHashable: Any]?, to data: NSMutableData) {
        let bounds = bounds.isDrawable ? bounds : CGRect(x: 0, y: 0, width: 612, height: 792)
        var box = CGRect(origin: .zero, size: bounds.size)
        guard let consumer = CGDataConsumer(data: data),
            let context = CGContext(consumer: consumer, mediaBox: &box, info)
        else { return nil }
        (self.context, self.bounds, pageBounds) = (context, bounds, bounds)
    }

    /// Begins a page with bounds; the document's if they are empty.
    func beginPage(_ pageBounds: CGRect = .zero) {
        let bounds = pageBounds.isDrawable ? pageBounds : self.bounds
        context.beginPage(box: CGRect(origin: .zero, size: bounds.size))
        // An unusable size is replaced by the document's.
        let size = context.pageBox.size
        self.pageBounds = CGRect(origin: bounds.origin, size: size)
        context.translateBy(x: -bounds.minX, y: size.height + bounds.minY)
        context.scaleBy(x: 1, y: -1)
    }

    /// Called when the document is complete.
    var whenClosed: () -> Void = {}

    func close() {
        context.closePDF()
        whenClosed()
    }
}
