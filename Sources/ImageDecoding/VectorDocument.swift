import CoreGraphics
import Foundation

/// A drawing of librsvg.
final class VectorDocument: DrawingDocument, @unchecked Sendable {
    // Used by one thread at a time, since `VectorImage` holds a lock.
    private let functions: RsvgFunctions
    private let object: OpaquePointer

    /// Reads a drawing.
    init(_ data: Data) throws(ImageError) {
        functions = try RsvgFunctions.installed.get()
        var error: GLibError.Pointer?
        let functions = functions
        let object = data.withUnsafeBytes { bytes in
            functions.newFromData(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &error)
        }
        guard let object else { throw .notDecodable(GLibError.take(error, functions.freeError)) }
        self.object = object
    }

    deinit { functions.unref(object) }

    func shape(of element: String?) -> DrawingShape {
        if let element {
            var ink = [0.0, 0, 0, 0]
            var error: GLibError.Pointer?
            let isFound = functions.elementGeometry(object, element, &ink, nil, &error) != 0
            if !isFound { _ = GLibError.take(error, functions.freeError) }
            if isFound, ink[2] > 0, ink[3] > 0 { return DrawingShape(width: ink[2], height: ink[3], isPart: true) }
        }
        var (width, height) = (0.0, 0.0)
        if functions.intrinsicSize(object, &width, &height) != 0 { return DrawingShape(width: width, height: height) }
        var hasBox: Int32 = 0
        var box = [0.0, 0, 0, 0]
        functions.intrinsicDimensions(object, nil, nil, nil, nil, &hasBox, &box)
        return hasBox != 0 ? DrawingShape(width: box[2], height: box[3]) : DrawingShape(width: 100, height: 100)
    }

    func draw(_ element: String?, size: CGSize, into bitmap: Bitmap) throws(ImageError) -> Bitmap {
        guard let context = CGContext(bitmap: bitmap) else { throw .notDecodable("no memory") }
        var error: GLibError.Pointer?
        // librsvg keeps the aspect ratio in the area. The area has the drawing's own size and is stretched.
        var area = [0, 0, Double(size.width), Double(size.height)]
        context.scaleBy(x: CGFloat(bitmap.width) / size.width, y: CGFloat(bitmap.height) / size.height)
        var isDrawn = false
        context.paint(bounds: CGRect(origin: .zero, size: size)) { cairo in
            isDrawn =
                (element.map { functions.renderElement(object, cairo, $0, &area, &error) }
                    ?? functions.render(object, cairo, &area, &error)) != 0
        }
        guard isDrawn else { throw .notDecodable(GLibError.take(error, functions.freeError)) }
        guard let drawn = context.takeBitmap() else { throw .notDecodable("no memory") }
        return drawn
    }
}
