import CoreGraphics
import Foundation

/// Creates PDF documents from the drawing of a closure. Shapes and texts remain shapes and texts.
///
///     let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842)).pdfData { context in
///         context.beginPage()
///         "Invoice".draw(at: CGPoint(x: 40, y: 40))
///     }
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// A closure that draws. The context that it receives is also the current context.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// Creates a renderer of documents with the bounds of their pages, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// Creates a renderer of documents with the bounds of their pages, in points. Empty bounds mean US Letter.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    // MARK: - Creating documents

    /// Returns the drawing of the closure as a document. The data is empty if memory is exhausted.
    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        guard let document = document(to: data) else { return Data() }
        run(
            UIGraphicsPDFRendererContext(document: document, format: format),
            { context in
                if let context = context as? UIGraphicsPDFRendererContext { actions(context) }
            }, nil)
        document.close()
        return Data(referencing: data)
    }

    private func document(to data: NSMutableData) -> PDFDrawing? {
        let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        return PDFDrawing(bounds: format.bounds, info: info, to: data)
    }

    // MARK: - Drawing

    /// Draws into a new document, whose bytes are dropped.
    open override func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        guard let document = document(to: NSMutableData()) else { throw CocoaError(.featureUnsupported) }
        run(
            UIGraphicsPDFRendererContext(document: document, format: format), drawingActions, completionActions)
        document.close()
    }

    /// Writes the drawing of the closure into a file, and replaces an existing one.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
