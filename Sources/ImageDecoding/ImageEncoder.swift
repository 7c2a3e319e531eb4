import CoreGraphics
import Foundation

/// Encodes images as JPEG, by gdk-pixbuf.
package enum ImageEncoder {
    /// Encodes the image on white, without alpha. The quality is from 0 to 1.
    package static func jpegData(_ image: CGImage, quality: Double) throws(ImageError) -> Data {
        let functions: PixbufFunctions
        do { functions = try PixbufFunctions.installed.get() } catch { throw .notEncodable("\(error)") }
        let bitmap = image.bitmap
        // The arguments are: RGB, no alpha, 8 bits per sample.
        guard !image.isMask, let pixbuf = functions.newPixbuf(0, 0, 8, Int32(bitmap.width), Int32(bitmap.height)) else {
            throw .notEncodable("there is not enough memory, or the image has no colors")
        }
        defer { functions.unref(pixbuf) }
        copy(bitmap, to: pixbuf, functions)

        let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
        var (bytes, count, error): (UnsafeMutablePointer<CChar>?, Int, GLibError.Pointer?) = (nil, 0, nil)
        let isSaved = "quality".withCString { key in
            String(percent).withCString { value in
                var (keys, values): ([UnsafePointer<CChar>?], [UnsafePointer<CChar>?]) = ([key, nil], [value, nil])
                return functions.save(pixbuf, &bytes, &count, "jpeg", &keys, &values, &error) != 0
            }
        }
        guard isSaved, let bytes else { throw .notEncodable(GLibError.take(error, functions.freeError)) }
        defer { functions.free(bytes) }
        return Data(bytes: bytes, count: count)
    }

    private static func copy(_ bitmap: Bitmap, to pixbuf: OpaquePointer, _ functions: PixbufFunctions) {
        guard let target = functions.mutablePixels(pixbuf) else { return }
        let stride = Int(functions.rowStride(pixbuf))
        for row in 0..<bitmap.height {
            let from = (bitmap.data + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let line = target + row * stride
            for column in 0..<bitmap.width {
                let pixel = from[column]
                let white = bitmap.isOpaque ? 0 : 255 - (pixel >> 24)
                line[column * 3] = UInt8(min(255, (pixel >> 16 & 255) + white))
                line[column * 3 + 1] = UInt8(min(255, (pixel >> 8 & 255) + white))
                line[column * 3 + 2] = UInt8(min(255, (pixel & 255) + white))
            }
        }
    }
}
