import CCairo
import Foundation

extension Bitmap.Format {
    package var cairo: cairo_format_t {
        switch self {
        case .argb32: CAIRO_FORMAT_ARGB32
        case .rgb32: CAIRO_FORMAT_RGB24
        case .alpha8: CAIRO_FORMAT_A8
        }
    }
}

extension Bitmap {
    /// Calls the body with a Cairo surface of this bitmap's memory, which is valid only during the call.
    func withCairoSurface<Result>(_ body: (OpaquePointer?) throws -> Result) rethrows -> Result {
        let surface = cairo_image_surface_create_for_data(
            data.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height), Int32(bytesPerRow))
        defer {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        return try withExtendedLifetime(self) { try body(surface) }
    }

    /// Returns a copy of the pixels, or `nil` if memory is exhausted.
    package func copy() -> Bitmap? {
        guard let copy = Bitmap(width: width, height: height, format: format) else { return nil }
        for row in 0..<height {
            memcpy(copy.data + row * copy.bytesPerRow, data + row * bytesPerRow, width * format.bytesPerPixel)
        }
        return copy
    }

    /// Returns a copy with red and blue swapped, or `nil` if memory is exhausted.
    func swappingRedAndBlue() -> Bitmap? {
        guard let copy = copy() else { return nil }
        guard format != .alpha8 else { return copy }
        for row in 0..<height {
            let pixels = (copy.data + row * copy.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width {
                let pixel = pixels[column]
                pixels[column] = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
            }
        }
        return copy
    }
}
