import Foundation

/// An image that is repeated in both directions from the corner of the painted area, instead of a single color.
package struct ColorPattern: Hashable, Sendable {
    package let image: CGImage
    /// The transform from points of the painted area to the image's pixels.
    package let transform: CGAffineTransform

    /// Creates a pattern with the number of the image's pixels per point. Returns `nil` if the image has only coverage
    /// or if the scale is not a positive number.
    package init?(image: CGImage, scale: CGFloat) {
        guard !image.isMask, scale.isFinite, scale > 0 else { return nil }
        (self.image, transform) = (image, CGAffineTransform(scaleX: scale, y: scale))
    }

    init(_ cell: CGPattern.Cell, of pattern: CGPattern) {
        (image, transform) = (CGImage(bitmap: cell.bitmap), pattern.matrix.inverted().concatenating(cell.transform))
    }

    /// The mean color of its pixels, which replaces the pattern if a single color is required.
    var mean: CGColor.RGBA {
        let bitmap = image.bitmap
        var (alpha, red, green, blue) = (0, 0, 0, 0)
        for row in 0..<bitmap.height {
            let pixels = (bitmap.data + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<bitmap.width {
                let pixel = pixels[column]
                alpha += bitmap.isOpaque ? 255 : Int(pixel >> 24)
                red += Int(pixel >> 16 & 0xff)
                green += Int(pixel >> 8 & 0xff)
                blue += Int(pixel & 0xff)
            }
        }
        guard alpha > 0 else { return .clear }
        // Components are premultiplied.
        let all = Double(alpha)
        return CGColor.RGBA(
            red: Double(red) / all, green: Double(green) / all, blue: Double(blue) / all,
            alpha: all / Double(255 * bitmap.width * bitmap.height))
    }

    /// Returns a Cairo pattern that retains the pixels. The caller has to destroy it.
    package func cairoPattern() -> OpaquePointer? { image.bitmap.cairoPattern() }
}
