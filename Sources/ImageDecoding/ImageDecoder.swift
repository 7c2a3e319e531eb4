import CoreGraphics
import Foundation

/// Decodes raster images: PNG by Cairo; JPEG, GIF (its first image), WebP, TIFF, BMP and ICO by gdk-pixbuf.
package enum ImageDecoder {
    package struct Decoded: Sendable {
        package var image: CGImage
        /// The Exif orientation of the camera: 1 (upright) to 8.
        package var orientation = 1
    }

    /// Decodes an image. The size in its header is checked before memory is allocated for it.
    package static func decode(_ data: Data) throws(ImageError) -> Decoded {
        guard let format = RasterFormat(data) else {
            throw .notDecodable(data.isEmpty ? "the data is empty" : "its format is unknown")
        }
        if format == .png {
            do { return Decoded(image: try CGImage.decodePNG(data)) } catch let error as ImageError {
                throw error
            } catch {
                throw .notDecodable("\(error)")
            }
        }
        var data = data
        if format == .gif { data = FirstImage.ofGIF(data) }
        if format == .jpeg, FirstImage.scannedPixels(ofJPEG: data) > ImageLimits.scannedPixels {
            throw .notDecodable("it describes its pixels in too many passes")
        }
        let functions = try PixbufFunctions.installed.get()
        var error: GLibError.Pointer?
        guard let loader = functions.newLoader(format.rawValue, &error) else {
            throw .notDecodable(GLibError.take(error, functions.freeError))
        }
        defer { functions.unref(loader) }
        return try PixbufReader(functions: functions, loader: loader).read(data)
    }
}

/// The size that a loader found in the header.
private struct DeclaredSize {
    var width = 0
    var height = 0
    var isTooLarge = false
    let setSize: @convention(c) (OpaquePointer?, Int32, Int32) -> Void
}

private struct PixbufReader {
    let functions: PixbufFunctions
    let loader: OpaquePointer

    func read(_ data: Data) throws(ImageError) -> ImageDecoder.Decoded {
        var size = DeclaredSize(setSize: functions.setSize)
        let reason: String? = withUnsafeMutablePointer(to: &size) { feed(data, $0) }
        if size.isTooLarge { throw .tooLarge(width: size.width, height: size.height) }
        if let reason { throw .notDecodable(reason) }
        guard let pixbuf = functions.pixbufOfLoader(loader) else { throw .notDecodable("it has no pixels") }
        let orientation = functions.option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
        return ImageDecoder.Decoded(image: try image(of: pixbuf), orientation: orientation)
    }

    /// Passes all data to the loader. Returns the reason if this fails.
    private func feed(_ data: Data, _ size: UnsafeMutablePointer<DeclaredSize>) -> String? {
        let handler: PixbufFunctions.SizePrepared = { loader, width, height, place in
            guard let size = place?.assumingMemoryBound(to: DeclaredSize.self) else { return }
            (size.pointee.width, size.pointee.height) = (Int(width), Int(height))
            guard !ImageLimits.permits(width: Int(width), height: Int(height)) else { return }
            size.pointee.isTooLarge = true
            // The loader stops for a size of 0.
            size.pointee.setSize(loader, 0, 0)
        }
        _ = functions.connect(loader, "size-prepared", handler, size, nil, 0)
        var error: GLibError.Pointer?
        let isWritten = data.withUnsafeBytes { bytes -> Bool in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
            // The data is passed in pieces, so that an excessive size ends the decoding early.
            for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
                let count = min(1 << 16, bytes.count - start)
                guard functions.write(loader, base + start, count, &error) != 0, !size.pointee.isTooLarge else {
                    return false
                }
            }
            return true
        }
        if isWritten {
            if functions.close(loader, &error) != 0 { return nil }
            return GLibError.take(error, functions.freeError)
        }
        _ = functions.close(loader, nil)
        return GLibError.take(error, functions.freeError)
    }

    private func image(of pixbuf: OpaquePointer) throws(ImageError) -> CGImage {
        let (width, height) = (Int(functions.width(pixbuf)), Int(functions.height(pixbuf)))
        let (stride, channels) = (Int(functions.rowStride(pixbuf)), Int(functions.channels(pixbuf)))
        guard ImageLimits.permits(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
        guard functions.bitsPerSample(pixbuf) == 8, channels == 3 || channels == 4,
            let source = functions.pixels(pixbuf),
            let bitmap = Bitmap(width: width, height: height, format: channels == 3 ? .rgb32 : .argb32)
        else { throw .notDecodable("the layout of its pixels is unknown") }
        for row in 0..<height {
            let from = source + row * stride
            let target = (bitmap.data + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width {
                let pixel = from + column * channels
                target[column] =
                    channels == 3
                    ? UInt32(pixel[0]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[2])
                    : Self.premultiplied(pixel[0], pixel[1], pixel[2], pixel[3])
            }
        }
        return CGImage(bitmap: bitmap)
    }

    private static func premultiplied(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
        let alpha = UInt32(alpha)
        func part(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
        return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
}
