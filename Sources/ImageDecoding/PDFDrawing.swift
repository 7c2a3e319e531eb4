import CoreGraphics
import Foundation

/// A page of a PDF document, read by poppler.
///
/// poppler can take any amount of time and memory for a small document, and its documents contain programs. Therefore
/// it reads and draws only in a copy of the process (`BoundedDrawing`).
final class PDFDrawing: DrawingDocument {
    /// The maximum side of a page in points, which is PDF's own limit.
    private static let longestSide = 14_400.0

    private let functions: PopplerFunctions
    private let document: OpaquePointer?
    private let page: OpaquePointer?

    init(_ data: Data, page number: Int, password: String?) throws(ImageError) {
        let functions = try PopplerFunctions.installed.get()
        let bytes = data.withUnsafeBytes { functions.newBytes($0.baseAddress, $0.count) }
        defer { functions.unrefBytes(bytes) }
        var error: GLibError.Pointer?
        let document: OpaquePointer?
        if let password {
            document = password.withCString { functions.newDocument(bytes, $0, &error) }
        } else {
            document = functions.newDocument(bytes, nil, &error)
        }
        self.functions = functions
        guard let document else {
            let isLocked = GLibError.code(error) == PopplerFunctions.encryptedError
            let reason = GLibError.take(error, functions.freeError)
            guard isLocked else { throw .notDecodable(reason) }
            (self.document, page) = (nil, nil)
            return
        }
        let count = functions.pageCount(document)
        guard count > 0, number >= 0, number < Int(count), let page = functions.page(document, Int32(number)) else {
            functions.unref(document)
            throw .notDecodable("it has no page")
        }
        (self.document, self.page) = (document, page)
    }

    deinit {
        if let page { functions.unref(page) }
        if let document { functions.unref(document) }
    }

    /// Returns the size of the page's crop box, after the page is rotated. A page has no elements.
    func shape(of element: String?) throws(ImageError) -> DrawingShape {
        guard let page else { return DrawingShape(pageCount: 0, isLocked: true) }
        var (width, height) = (0.0, 0.0)
        functions.pageSize(page, &width, &height)
        guard width <= Self.longestSide, height <= Self.longestSide else {
            throw .notDecodable("a page of \(width) by \(height) points is too large")
        }
        // A `PopplerRectangle`: the left, lower, right and upper edge.
        var box = [0.0, 0, 0, 0]
        functions.cropBox(page, &box)
        return DrawingShape(
            width: width, height: height, x: min(box[0], box[2]), y: min(box[1], box[3]),
            pageCount: Int(functions.pageCount(document)))
    }

    func draw(_ element: String?, size: CGSize, into bitmap: Bitmap) throws(ImageError) -> Bitmap {
        guard let page, let context = CGContext(bitmap: bitmap) else { throw .notDecodable("no memory") }
        context.scaleBy(x: CGFloat(bitmap.width) / size.width, y: CGFloat(bitmap.height) / size.height)
        context.paint(bounds: CGRect(origin: .zero, size: size)) { functions.render(page, $0) }
        guard !context.isUnusable, let drawn = context.takeBitmap() else { throw .notDecodable("drawing it fails") }
        return drawn
    }
}
