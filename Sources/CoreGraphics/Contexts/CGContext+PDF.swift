import CCairo
import Foundation

/// The title of a PDF document, in the dictionary of `CGContext.init(_:mediaBox:_:)`: a `String`.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The author of a PDF document: a `String`.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The subject of a PDF document: a `String`.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The program that created a PDF document: a `String`.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The keywords of a PDF document: a `String` or an array of them.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The media box of a page, in the dictionary of `CGContext.beginPDFPage(_:)`: the bytes of a `CGRect`, as `Data`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
    // MARK: PDF documents

    /// Creates a context that draws a PDF document into a file. The origin of a page is at the bottom left, with y up.
    ///
    /// Shapes and text remain shapes and text in the document. The file is written by `closePDF()`, or when the context
    /// is deallocated.
    ///
    /// - Parameters:
    ///   - url: The file. If it cannot be written, the document is lost.
    ///   - mediaBox: The size and position of the pages, in points. US Letter for `nil`, and for sides below 1 point or
    ///     above 14,400 points.
    ///   - auxiliaryInfo: The document's title, author, subject, creator and keywords.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Creates a context that draws a PDF document, and passes its bytes to a consumer when it is closed.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        guard let target = PDFTarget(mediaBox: mediaBox?.pointee, finish: { consumer.take($0) }) else { return nil }
        if let auxiliaryInfo { target.setMetadata(auxiliaryInfo) }
        self.init(document: target)
    }

    /// Begins a page, and ends the current one. The graphics state has its defaults. It has no effect unless the
    /// context draws a PDF document that is not closed.
    ///
    /// - Parameter pageInfo: The `kCGPDFContextMediaBox` of the page, if it differs from the document's.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let data = pageInfo?[kCGPDFContextMediaBox] as? Data
        let isRect = data?.count == MemoryLayout<CGRect>.size
        beginPage(box: isRect ? data?.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil)
    }

    /// Ends the current page. It has no effect without a page.
    public func endPDFPage() {
        guard let document, document.isPageOpen else { return }
        while stack.count > document.depth, let entry = stack.last {
            switch entry {
            case .state: restoreGState()
            case .layer: endTransparencyLayer()
            }
        }
        beginPath()
        document.isPageOpen = false
        document.isPageEnded = true
        cairo_restore(cairo)
    }

    /// Begins a page with a media box; the document's for `nil`.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(box: mediaBox?.pointee) }

    /// Ends the current page.
    public func endPage() { endPDFPage() }

    /// Ends the current page and completes the document. Later drawing has no effect.
    public func closePDF() {
        guard let document, !document.isClosed else { return }
        endPDFPage()
        document.defineLinkedDestinations()
        document.showPage(cairo)
        document.close()
    }

    /// Makes a rectangle of the current page a link. It has no effect outside of a page.
    ///
    /// - Parameters:
    ///   - url: The address that the link opens.
    ///   - rect: The rectangle, in user space.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        let address = url.absoluteString.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "'", with: "\\'")
        addLink("uri='\(address)'", rect)
    }

    /// Names a point of the current page as the destination of links. It has no effect outside of a page, and for a
    /// name that the document already has.
    ///
    /// - Parameters:
    ///   - name: The name of the destination.
    ///   - point: The point, in user space.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard let document, document.isPageOpen else { return }
        let place = point.applying(state.transform)
        guard place.x.isFinite, place.y.isFinite else { return }
        document.addDestination(name, at: place)
    }

    /// Makes a rectangle of the current page a link to a destination of the document. It has no effect outside of a
    /// page. A link to a destination that is never added leads to the top of the last page.
    ///
    /// - Parameters:
    ///   - name: The name of the destination, which may be added later.
    ///   - rect: The rectangle, in user space.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        guard let document, document.isPageOpen, !name.isEmpty else { return }
        document.linkedNames.insert(name)
        addLink("dest='\(PDFTarget.attribute(name))'", rect)
    }

    private func addLink(_ target: String, _ rect: CGRect) {
        guard let document, document.isPageOpen else { return }
        // A link's rectangle has its top at the smaller y in Cairo's device space, in points.
        let box = rect.standardized.applying(state.transform).standardized
        guard box.origin.x.isFinite, box.origin.y.isFinite, box.width.isFinite, box.height.isFinite else { return }
        document.links.append("rect=[\(box.minX) \(box.minY) \(box.width) \(box.height)] \(target)")
    }

    /// Whether the context draws a PDF document.
    package var isPDF: Bool { document != nil }

    /// The media box of the current page; the document's between pages.
    package var pageBox: CGRect { document?.pageBox ?? .zero }

    /// Begins a page with a media box; the document's if it is `nil` or unusable.
    package func beginPage(box: CGRect?) {
        guard let document, !document.isClosed else { return }
        endPDFPage()
        document.showPage(cairo)
        let box = PDFTarget.usable(box) ?? document.mediaBox
        document.pageBox = box
        cairo_pdf_surface_set_size(document.surface, box.width, box.height)
        cairo_save(cairo)
        baseTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        deviceFlip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.height)
        state = GraphicsState(transform: baseTransform)
        var matrix = cairo_matrix_t(baseTransform)
        cairo_set_matrix(cairo, &matrix)
        document.depth = stack.count
        document.isPageOpen = true
    }
}
