import CoreGraphics
import Foundation

/// The formats of drawings, detected by the first bytes of their data.
enum DrawingFormat {
    case svg
    /// A page of a document, which is numbered from 0.
    case pdf(page: Int, password: String?)

    init?(_ data: Data) {
        let start = data.prefix(4096)
        // Readers of PDF accept other data before the mark.
        if start.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
            self = .pdf(page: 0, password: nil)
            return
        }
        guard let first = start.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }),
            first == UInt8(ascii: "<"),
            start.range(of: Data("<svg".utf8)) != nil || start.range(of: Data(":svg".utf8)) != nil
        else { return nil }
        self = .svg
    }

    /// The maximum size of the data, in bytes.
    private var largestSize: Int {
        switch self {
        case .svg: ImageLimits.svgFileSize
        case .pdf: ImageLimits.pdfFileSize
        }
    }

    /// Throws an error if the drawing would certainly cost too much, or if its library is missing.
    ///
    /// - Returns: Whether the drawing is so plain that it can be drawn in this process.
    func check(_ data: Data) throws(ImageError) -> Bool {
        guard data.count <= largestSize else {
            throw .notDecodable("a drawing of \(data.count) bytes is too large")
        }
        switch self {
        case .svg: return try VectorCost.check(data)
        case .pdf:
            // Loaded once in this process instead of in each copy of it.
            _ = try PopplerFunctions.installed.get()
            return false
        }
    }

    /// Reads a drawing. The cost is not limited.
    func read(_ data: Data) throws(ImageError) -> any DrawingDocument {
        switch self {
        case .svg: try VectorDocument(data)
        case .pdf(let page, let password): try PDFDrawing(data, page: page, password: password)
        }
    }
}
