import CoreGraphics
import Foundation
import Logging
import Synchronization

/// A drawing in SVG, by librsvg, which is drawn anew at each size.
///
/// librsvg reads no files or addresses that a drawing refers to, since it is given no place to resolve them from, and has
/// limits of its own for how often a drawing may use its parts.
package final class VectorImage: Hashable, Sendable {
    /// The size that the drawing states, in its pixels; its view box's where it states none.
    package let size: CGSize
    /// Whether it is only an element of the file's drawing.
    package let isPart: Bool
    private let handle: Handle
    private let element: String?
    private let lastPixels = Mutex<CGImage?>(nil)

    /// librsvg's object, used by one thread at a time.
    private final class Handle: @unchecked Sendable {
        // `lock` is held wherever `object` is used.
        let functions: RsvgFunctions
        let object: OpaquePointer
        let lock = Mutex(())

        init(_ functions: RsvgFunctions, _ object: OpaquePointer) {
            (self.functions, self.object) = (functions, object)
        }

        deinit { functions.unref(object) }
    }

    /// Whether data looks like a drawing.
    package static func isVector(_ data: Data) -> Bool {
        let start = data.prefix(4096)
        guard let first = start.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }),
            first == UInt8(ascii: "<")
        else { return false }
        return start.range(of: Data("<svg".utf8)) != nil || start.range(of: Data(":svg".utf8)) != nil
    }

    /// Reads a drawing.
    ///
    /// - Parameter element: `#` and the identifier of the element that is shown alone, where the drawing has it.
    package init(_ data: Data, element: String? = nil) throws(ImageError) {
        guard data.count <= ImageLimits.vectorFileSize else {
            throw .notDecodable("a drawing of \(data.count) bytes is too large")
        }
        try VectorCost.check(data)
        let functions = try RsvgFunctions.installed.get()
        var error: GLibError.Pointer?
        let object = data.withUnsafeBytes { bytes in
            functions.newFromData(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &error)
        }
        guard let object else { throw .notDecodable(GLibError.take(error, functions.freeError)) }
        handle = Handle(functions, object)
        let part = element.flatMap { Self.size(of: $0, object, functions) }
        self.element = part == nil ? nil : element
        isPart = part != nil
        size = part ?? Self.size(of: object, functions)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw .notDecodable("it has no size")
        }
    }

    private static func size(of object: OpaquePointer, _ functions: RsvgFunctions) -> CGSize {
        var (width, height) = (0.0, 0.0)
        if functions.intrinsicSize(object, &width, &height) != 0 { return CGSize(width: width, height: height) }
        var hasBox: Int32 = 0
        var box = [0.0, 0, 0, 0]
        functions.intrinsicDimensions(object, nil, nil, nil, nil, &hasBox, &box)
        return hasBox != 0 ? CGSize(width: box[2], height: box[3]) : CGSize(width: 100, height: 100)
    }

    /// What an element covers; `nil` where there is none of that name, or it covers nothing.
    private static func size(of element: String, _ object: OpaquePointer, _ functions: RsvgFunctions) -> CGSize? {
        var ink = [0.0, 0, 0, 0]
        var error: GLibError.Pointer?
        guard functions.elementGeometry(object, element, &ink, nil, &error) != 0 else {
            _ = GLibError.take(error, functions.freeError)
            return nil
        }
        return ink[2] > 0 && ink[3] > 0 ? CGSize(width: ink[2], height: ink[3]) : nil
    }

    /// The sides that a drawing is drawn with at most, in pixels: what it costs depends on them.
    private static let largestSide: CGFloat = 2048

    /// The drawing at so many pixels for each of its own, fewer where that would be too many. `nil`, and a line in the log,
    /// where it cannot be drawn. What was drawn last is kept.
    package func pixels(scale: CGFloat) -> CGImage? {
        guard scale > 0, scale.isFinite else { return nil }
        let factor = min(scale, Self.largestSide / max(size.width, size.height))
        let width = Int(max(1, (size.width * factor - 1e-6).rounded(.up)))
        let height = Int(max(1, (size.height * factor - 1e-6).rounded(.up)))
        if let last = lastPixels.withLock({ $0 }), last.width == width, last.height == height { return last }
        do {
            let image = try image(width: width, height: height)
            lastPixels.withLock { $0 = image }
            return image
        } catch {
            Logger(label: "ireko.UIKit.drawing").error("A drawing: \(error)")
            return nil
        }
    }

    /// The drawing in pixels, filled into a size. `nil`, and a reason, where it cannot be drawn.
    func image(width: Int, height: Int) throws(ImageError) -> CGImage {
        guard ImageLimits.permits(width: width, height: height),
            let bitmap = Bitmap(width: width, height: height, format: .argb32), let context = CGContext(bitmap: bitmap)
        else { throw .tooLarge(width: width, height: height) }
        let reason = handle.lock.withLock { _ -> String? in
            var error: GLibError.Pointer?
            // The document keeps its shape in the area; it is given the drawing's own and stretched.
            var area = [0, 0, Double(size.width), Double(size.height)]
            context.scaleBy(x: CGFloat(width) / size.width, y: CGFloat(height) / size.height)
            var isDrawn = false
            context.paint(bounds: CGRect(origin: .zero, size: size)) { cairo in
                let functions = handle.functions
                isDrawn =
                    (element.map { functions.renderElement(handle.object, cairo, $0, &area, &error) }
                        ?? functions.render(handle.object, cairo, &area, &error)) != 0
            }
            return isDrawn ? nil : GLibError.take(error, handle.functions.freeError)
        }
        if let reason { throw .notDecodable(reason) }
        guard let drawn = context.takeBitmap() else { throw .notDecodable("no memory") }
        return CGImage(bitmap: drawn)
    }

    package static func == (left: VectorImage, right: VectorImage) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
