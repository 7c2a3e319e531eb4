import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Bitmaps below a translucent color

    /// Paints the kept parts of an opaque bitmap together with a translucent color over it. Each pixel is written
    /// once, and is not read.
    ///
    /// - Parameter color: Premultiplied, 0xAARRGGBB. No channel exceeds its alpha.
    func paintRaster(_ cache: RasterCache, _ item: DrawItem, below color: UInt32) {
        cache.forEachPart(at: item.device) { image, place in
            guard let data = pixman_image_get_data(image) else { return }
            let bytesPerRow = Int(pixman_image_get_stride(image))
            item.pixels.forEachBox {
                let box = $0.intersection(place).intersection(surface.box)
                if box.isEmpty { return }
                var from = UnsafeRawPointer(data) + Int(box.minY - place.minY) * bytesPerRow
                from += Int(box.minX - place.minX) * 4
                var to = surface.data + Int(box.minY - surface.box.minY) * surface.bytesPerRow
                to += Int(box.minX - surface.box.minX) * 4
                for _ in 0..<box.height {
                    Self.copy(from, to: to, count: box.width, below: color)
                    from += bytesPerRow
                    to += surface.bytesPerRow
                }
            }
        }
    }

    /// Computes the same pixels as pixman. The alpha of the result is undefined.
    private static func copy(
        _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int, below color: UInt32
    ) {
        let from = source.assumingMemoryBound(to: UInt8.self)
        let to = target.assumingMemoryBound(to: UInt8.self)
        let part = UInt16(255 - color >> 24)
        for index in 0..<count * 4 {
            let product = UInt16(from[index]) &* part &+ 128
            to[index] = UInt8(truncatingIfNeeded: (product &+ product &>> 8) &>> 8)
        }
        let light = color & 0xff_ffff
        if light == 0 { return }
        let pixels = target.assumingMemoryBound(to: UInt32.self)
        for index in 0..<count { pixels[index] = (pixels[index] & 0xff_ffff) &+ light }
    }
}
