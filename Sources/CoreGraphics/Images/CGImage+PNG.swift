import CCairo
import Foundation

extension CGImage {
    // MARK: PNG

    /// Creates an image from PNG data. Returns `nil` if the data is not a valid PNG or the image is too large.
    ///
    /// - Parameters:
    ///   - source: The PNG.
    ///   - decode: The values of the smallest and the largest red, then of green and of blue, from 0 to 1. `nil`
    ///     changes no component.
    ///   - shouldInterpolate: It has no effect, since the state of a context decides whether images are smoothed.
    ///   - intent: The value of `renderingIntent`.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, let bitmap = try? Self.decodePNGBitmap(data) else { return nil }
        guard let decoded = bitmap.decoded(decode) else { return nil }
        self.init(bitmap: decoded, attributes: Attributes(intent: intent, type: "public.png"))
    }

    /// Decodes a PNG. The size in its header is checked before memory is allocated.
    package static func decodePNG(_ data: Data) throws -> CGImage { CGImage(bitmap: try decodePNGBitmap(data)) }

    private static func decodePNGBitmap(_ data: Data) throws -> Bitmap {
        let (width, height) = try pngSize(data)
        guard width > 0, height > 0 else { throw ImageError.notDecodable("it is \(width) × \(height) pixels large") }
        guard Bitmap.isWithinLimits(width: width, height: height) else {
            throw ImageError.tooLarge(width: width, height: height)
        }

        var isCutOff = false
        let surface = data.withUnsafeBytes { bytes in
            var reader = PNGReader(bytes: bytes)
            defer { isCutOff = reader.isCutOff }
            return cairo_image_surface_create_from_png_stream(
                { closure, destination, length in
                    guard let closure, let destination else { return CAIRO_STATUS_READ_ERROR }
                    let reader = closure.assumingMemoryBound(to: PNGReader.self)
                    return reader.pointee.read(into: destination, count: Int(length))
                        ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
                }, &reader)
        }
        guard let surface else { throw ImageError.notDecodable("no memory") }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS, let pixels = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            // Cairo reports "out of memory" for all data that its decoder rejects.
            throw ImageError.notDecodable(isCutOff ? "its data is incomplete" : "its data is damaged")
        }
        let format: Bitmap.Format? =
            switch cairo_image_surface_get_format(surface) {
            case CAIRO_FORMAT_ARGB32: .argb32
            case CAIRO_FORMAT_RGB24: .rgb32
            default: nil
            }
        guard let format else {
            // Newer versions of Cairo decode images with 16 bits per component as floating-point numbers.
            defer { cairo_surface_destroy(surface) }
            return try converted(surface, width: width, height: height)
        }
        // The bitmap retains Cairo's surface for its memory.
        return Bitmap(
            adopting: pixels, width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)),
            bytesPerRow: Int(cairo_image_surface_get_stride(surface)), format: format,
            release: { cairo_surface_destroy(surface) })
    }

    private static func converted(_ surface: OpaquePointer, width: Int, height: Int) throws -> Bitmap {
        guard let bitmap = Bitmap(width: width, height: height, format: .argb32) else {
            throw ImageError.notDecodable("no memory")
        }
        bitmap.withCairoSurface { target in
            let cairo = cairo_create(target)
            cairo_set_source_surface(cairo, surface, 0, 0)
            cairo_paint(cairo)
            cairo_destroy(cairo)
        }
        return bitmap
    }

    /// Returns the size in a PNG's header.
    static func pngSize(_ data: Data) throws -> (width: Int, height: Int) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard data.count >= 33, data.prefix(8).elementsEqual(signature),
            data.dropFirst(12).prefix(4).elementsEqual(Array("IHDR".utf8))
        else { throw ImageError.notDecodable("no PNG header") }
        let numbers = data.dropFirst(16).prefix(8).map(Int.init)
        return (
            numbers[0] << 24 | numbers[1] << 16 | numbers[2] << 8 | numbers[3],
            numbers[4] << 24 | numbers[5] << 16 | numbers[6] << 8 | numbers[7]
        )
    }

    /// Returns the image as a PNG.
    package func pngData() throws -> Data {
        var output = Data()
        let status = withUnsafeMutablePointer(to: &output) { output in
            bitmap.withCairoSurface { surface in
                cairo_surface_write_to_png_stream(
                    surface,
                    { closure, bytes, length in
                        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                        closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(length))
                        return CAIRO_STATUS_SUCCESS
                    }, output)
            }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ImageError.notEncodable(String(cString: cairo_status_to_string(status)))
        }
        return output
    }
}

/// The position of Cairo's PNG decoder in the data.
private struct PNGReader {
    let bytes: UnsafeRawBufferPointer
    var position = 0
    /// Whether the decoder has read beyond the end.
    var isCutOff = false

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func read(into destination: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
        guard count <= bytes.count - position, let base = bytes.baseAddress else {
            isCutOff = true
            return false
        }
        memcpy(destination, base + position, count)
        position += count
        return true
    }
}
