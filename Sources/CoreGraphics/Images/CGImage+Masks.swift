import CCairo
import Foundation

extension CGImage {
    // MARK: Masks

    /// Creates an image mask. A sample of 0 paints, and the largest sample does not.
    ///
    /// - Parameters:
    ///   - width: The number of samples per row.
    ///   - height: The number of rows.
    ///   - bitsPerComponent: The number of bits per sample: 1, 2, 4 or 8.
    ///   - bitsPerPixel: The same number.
    ///   - bytesPerRow: The distance between two rows in bytes.
    ///   - provider: The samples, from the top row to the bottom row.
    ///   - decode: The results of the smallest and the largest sample, from 0 (paints) to 1. They are 0 and 1 for
    ///     `nil`.
    ///   - shouldInterpolate: It has no effect, since the state of a context decides whether images are smoothed.
    /// - Returns: The mask, or `nil` for a different layout, a size that is too large, or missing data.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard [1, 2, 4, 8].contains(bitsPerComponent), bitsPerPixel == bitsPerComponent, let data = provider.data,
            Bitmap.isWithinLimits(width: width, height: height, bytesPerPixel: 1)
        else { return nil }
        let shortest = (width * bitsPerPixel + 7) / 8
        guard bytesPerRow >= shortest, bytesPerRow <= 1 << 31, data.count >= bytesPerRow * (height - 1) + shortest,
            let bitmap = Bitmap(width: width, height: height, format: .alpha8)
        else { return nil }
        let largest = 1 << bitsPerPixel - 1
        let (low, high) = (decode.map { Double($0[0]) } ?? 0, decode.map { Double($0[1]) } ?? 1)
        guard low.isFinite, high.isFinite else { return nil }
        let coverage = (0...largest).map { sample -> UInt8 in
            let value = low + (high - low) * Double(sample) / Double(largest)
            return UInt8((255 * (1 - max(0, min(1, value)))).rounded())
        }
        data.withUnsafeBytes { bytes in
            for row in 0..<height {
                let target = (bitmap.data + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                for column in 0..<width {
                    let bit = column * bitsPerPixel
                    let byte = Int(bytes[row * bytesPerRow + bit / 8])
                    target[column] = coverage[byte >> (8 - bitsPerPixel - bit % 8) & largest]
                }
            }
        }
        self.init(bitmap: bitmap)
    }

    /// Returns the image with the opacity of a mask, which is scaled to the size of the image.
    ///
    /// - Parameter mask: An image mask, or an image whose alpha or, without alpha, luminance is the opacity.
    /// - Returns: The masked image. `nil` if the image itself is a mask, or if memory is exhausted.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask, let coverage = mask.coverage,
            let result = Bitmap(width: width, height: height, format: .argb32)
        else { return nil }
        result.withCairoSurface { target in
            guard let cairo = cairo_create(target) else { return }
            defer { cairo_destroy(cairo) }
            bitmap.withCairoSurface { image in
                coverage.withCairoSurface { shape in
                    guard let pattern = cairo_pattern_create_for_surface(shape) else { return }
                    var matrix = cairo_matrix_t(
                        CGAffineTransform(
                            scaleX: CGFloat(coverage.width) / CGFloat(width),
                            y: CGFloat(coverage.height) / CGFloat(height)))
                    cairo_pattern_set_matrix(pattern, &matrix)
                    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
                    cairo_set_source_surface(cairo, image, 0, 0)
                    cairo_mask(cairo, pattern)
                    cairo_pattern_destroy(pattern)
                }
            }
        }
        return CGImage(bitmap: result, attributes: attributes)
    }

    /// Returns the image with the pixels of a range of colors removed.
    ///
    /// - Parameter components: The smallest and the largest value of red, then of green and of blue, from 0 to 255.
    ///   For an image from gray pixels, red, green and blue are equal.
    /// - Returns: The image. `nil` for a mask, for an image with alpha, for a different number of values, and if
    ///   memory is exhausted.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard bitmap.format == .rgb32, components.count == 6,
            let result = Bitmap(width: width, height: height, format: .argb32)
        else { return nil }
        func isIn(_ pixel: UInt32, _ shift: UInt32, _ index: Int) -> Bool {
            let value = CGFloat(pixel >> shift & 255)
            return components[index] <= value && value <= components[index + 1]
        }
        for row in 0..<height {
            let source = (bitmap.data + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let target = (result.data + row * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width {
                let pixel = source[column]
                let isRemoved = isIn(pixel, 16, 0) && isIn(pixel, 8, 2) && isIn(pixel, 0, 4)
                target[column] = isRemoved ? 0 : pixel | 0xFF00_0000
            }
        }
        return CGImage(bitmap: result, attributes: attributes)
    }
}
