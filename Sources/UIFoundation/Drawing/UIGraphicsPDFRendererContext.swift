import CoreGraphics
import Foundation

/// The environment of a PDF renderer's closure.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let document: PDFDrawing

    init(document: PDFDrawing, format: UIGraphicsRendererFormat) {
        self.document = document
        super.init(cgContext: document.context, format: format)
    }

    /// The bounds of the current page; the renderer's bounds before the first page.
    open var pdfContextBounds: CGRect { document.pageBounds }

    // MARK: Creating pages

    /// Begins a page with the renderer's bounds, and ends the current page. Call it before drawing.
    open func beginPage() { document.beginPage() }

    /// Begins a page, and ends the current page.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the page; the renderer's if they are empty.
    ///   - pageInfo: Is not used, since the bounds replace the only value that it can have.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { document.beginPage(bounds) }

    /// Makes a rectangle of the current page a link to an address.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }
}
