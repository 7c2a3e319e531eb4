import CoreGraphics
import Foundation
import Logging
import Synchronization

/// A drawing, rendered at each requested size: SVG by librsvg, and the first page of a PDF document by poppler.
///
/// librsvg reads no files or URLs that a drawing refers to, since it has no base URL, and has separate limits for
/// repeated parts. A drawing that is not plain, and each PDF document, is read and drawn in a separate process, each
/// time.
package final class VectorImage: Hashable, Sendable {
    /// The size of the drawing, in its pixels or points. If the drawing specifies no size, it is the size of its view
    /// box.
    package let size: CGSize
    /// The corner of a page in the coordinates of its document.
    package let origin: CGPoint
    /// The number of pages of a document.
    package let pageCount: Int
    /// Whether the image is only an element of the file's drawing.
    package let isPart: Bool
    private let source: Source
    private let element: String?
    private let lastPixels = Mutex<Last?>(nil)

    private enum Source {
        case plain(VectorDocument, lock: Lock)
        case bounded(Data, DrawingFormat)
    }

    private final class Lock: Sendable {
        let mutex = Mutex(())
    }

    /// The result of the last drawing. If drawing failed, the result has no image, so that it is not tried again.
    private struct Last {
        let width, height: Int
        let image: CGImage?
    }

    /// Returns whether data appears to be a drawing.
    package static func isVector(_ data: Data) -> Bool { DrawingFormat(data) != nil }

    /// Reads a drawing.
    ///
    /// - Parameter element: `#` and the identifier of a single element to show, if the drawing contains it.
    package convenience init(_ data: Data, element: String? = nil) throws(ImageError) {
        guard let format = DrawingFormat(data) else { throw .notDecodable("it is not a drawing") }
        try self.init(data, format, element: element)
    }

    /// Reads a page of a PDF document. The first page has the number 0.
    package convenience init(page: Int, of document: Data, password: String? = nil) throws(ImageError) {
        try self.init(document, .pdf(page: page, password: password), element: nil)
    }

    private init(_ data: Data, _ format: DrawingFormat, element: String?) throws(ImageError) {
        let shape: DrawingShape
        if try format.check(data) {
            let document = try VectorDocument(data)
            shape = document.shape(of: element)
            source = .plain(document, lock: Lock())
        } else {
            shape = try BoundedDrawing.run(filling: MemoryLayout<DrawingShape>.size) { bytes throws(ImageError) in
                bytes.storeBytes(of: try format.read(data).shape(of: element), as: DrawingShape.self)
            } read: {
                $0.load(as: DrawingShape.self)
            }
            source = .bounded(data, format)
        }
        guard !shape.isLocked else { throw .locked }
        (origin, pageCount) = (CGPoint(x: shape.x, y: shape.y), shape.pageCount)
        self.element = shape.isPart ? element : nil
        isPart = shape.isPart
        size = CGSize(width: shape.width, height: shape.height)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw .notDecodable("it has no size")
        }
    }

    /// The maximum side of a rendered drawing, in pixels, since the cost depends on it.
    private static let largestSide: CGFloat = 2048

    /// Renders the drawing with a number of pixels for each of the drawing's pixels, or fewer if the result would be
    /// too large. Returns `nil`, and logs a line, if the drawing cannot be drawn. The last result is cached.
    package func pixels(scale: CGFloat) -> CGImage? {
        guard scale > 0, scale.isFinite else { return nil }
        let factor = min(scale, Self.largestSide / max(size.width, size.height))
        let width = Int(max(1, (size.width * factor - 1e-6).rounded(.up)))
        let height = Int(max(1, (size.height * factor - 1e-6).rounded(.up)))
        if let last = lastPixels.withLock({ $0 }), last.width == width, last.height == height { return last.image }
        var image: CGImage?
        do { image = try self.image(width: width, height: height) } catch {
            Logger(label: "ireko.UIKit.drawing").error("A drawing: \(error)")
        }
        lastPixels.withLock { $0 = Last(width: width, height: height, image: image) }
        return image
    }

    /// Renders the drawing, stretched into a size. Throws the reason if it cannot be drawn.
    func image(width: Int, height: Int) throws(ImageError) -> CGImage {
        guard ImageLimits.permits(width: width, height: height),
            let bitmap = Bitmap(width: width, height: height, format: .argb32)
        else { throw .tooLarge(width: width, height: height) }
        switch source {
        case .plain(let document, let lock):
            let result = lock.mutex.withLock { _ in
                Result { () throws(ImageError) in try document.draw(element, size: size, into: bitmap) }
            }
            return CGImage(bitmap: try result.get())
        case .bounded(let data, let format):
            let (size, element, row) = (size, element, width * 4)
            try BoundedDrawing.run(filling: height * row) { bytes throws(ImageError) in
                let drawn = try format.read(data).draw(element, size: size, into: bitmap)
                for y in 0..<height {
                    UnsafeMutableRawBufferPointer(rebasing: bytes[y * row..<(y + 1) * row])
                        .copyMemory(from: UnsafeRawBufferPointer(start: drawn.data + y * drawn.bytesPerRow, count: row))
                }
            } read: { bytes in
                for y in 0..<height {
                    UnsafeMutableRawBufferPointer(start: bitmap.data + y * bitmap.bytesPerRow, count: row)
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[y * row..<(y + 1) * row]))
                }
            }
            return CGImage(bitmap: bitmap)
        }
    }

    package static func == (left: VectorImage, right: VectorImage) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
