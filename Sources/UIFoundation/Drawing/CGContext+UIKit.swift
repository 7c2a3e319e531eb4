import CoreGraphics
import Foundation
import RenderServer

extension CGContext {
    /// Creates a context with a new bitmap, with the origin at the top left and y down.
    ///
    /// - Parameters:
    ///   - size: The size in points, rounded up to whole pixels.
    ///   - scale: The pixels per point. A scale that is not finite and above 0 is treated as 1.
    /// - Returns: `nil` if the size is empty or too large. The latter is logged.
    package static func makeBitmap(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        // A rounding error above a whole pixel must not add a pixel.
        let width = (size.width * scale - 1e-6).rounded(.up)
        let height = (size.height * scale - 1e-6).rounded(.up)
        let limit = CGFloat(Bitmap.largestSide)
        guard width >= 1, height >= 1 else { return nil }
        guard width <= limit, height <= limit,
            let bitmap = Bitmap(width: Int(width), height: Int(height), format: isOpaque ? .rgb32 : .argb32)
        else {
            Log.drawing.error("A bitmap of \(size.width) × \(size.height) points at scale \(scale) is too large.")
            return nil
        }
        return CGContext(bitmap: bitmap, scale: scale)
    }

    /// Returns the drawing without copying. The context cannot draw afterwards.
    package func takeImage() -> CGImage? { takeBitmap().map { CGImage(bitmap: $0) } }
}

extension CGColor {
    package convenience init(components color: RenderColor) {
        self.init(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension CGRect {
    /// Whether the rectangle is finite and not empty.
    package var isDrawable: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && !isEmpty
    }
}
