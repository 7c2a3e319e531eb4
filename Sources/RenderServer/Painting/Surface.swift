import CCairo
import CPixman
import CoreGraphics
import Foundation

/// The pixels that are being painted with pixman and Cairo, and their position on the display.
final class Surface {
    /// The pixels, in the display's coordinates.
    let box: PixelBox
    let image: OpaquePointer
    let data: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let format: Bitmap.Format
    /// Releases the memory.
    private let release: () -> Void
    private var context: OpaquePointer?
    /// Whether `hasBlended` is updated. To update it, all painted pixels are read.
    var watchesBlending = false
    /// Whether an item was composited over translucent pixels. In that case, compositing the result onto a background
    /// may be rounded differently from compositing the items onto it one by one.
    private(set) var hasBlended = false

    /// The pixels of a target, whose first pixel is at (0, 0).
    convenience init(_ target: RenderTarget) {
        self.init(
            box: target.box, data: target.data, bytesPerRow: target.bytesPerRow, format: target.format, release: {})
    }

    /// The pixels of a bitmap that is at least as large as the box.
    convenience init(_ bitmap: Bitmap, box: PixelBox) {
        self.init(box: box, data: bitmap.data, bytesPerRow: bitmap.bytesPerRow, format: bitmap.format) {
            withExtendedLifetime(bitmap) {}
        }
    }

    init(
        box: PixelBox, data: UnsafeMutableRawPointer, bytesPerRow: Int, format: Bitmap.Format,
        release: @escaping () -> Void
    ) {
        (self.box, self.data, self.bytesPerRow, self.format, self.release) = (box, data, bytesPerRow, format, release)
        guard
            let image = pixman_image_create_bits(
                format.pixman, Int32(box.width), Int32(box.height), data.assumingMemoryBound(to: UInt32.self),
                Int32(bytesPerRow))
        else { fatalError("pixman has no memory for an image header") }
        self.image = image
    }

    deinit {
        if let context { cairo_destroy(context) }
        pixman_image_unref(image)
        release()
    }

    /// A Cairo context whose user space is the display's pixels.
    var cairo: OpaquePointer? {
        if let context { return context }
        let surface = cairo_image_surface_create_for_data(
            data.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(box.width), Int32(box.height),
            Int32(bytesPerRow))
        context = cairo_create(surface)
        cairo_surface_destroy(surface)
        return context
    }

    /// Fills pixels with a color. The C library uses wider registers for this than pixman.
    ///
    /// - Returns: False if a pixel does not have four bytes.
    func fill(_ pixels: PixelBox, _ color: pixman_color_t) -> Bool {
        guard format != .alpha8 else { return false }
        let (alpha, red) = (UInt32(color.alpha >> 8), UInt32(color.red >> 8))
        let (green, blue) = (UInt32(color.green >> 8), UInt32(color.blue >> 8))
        let value = wchar_t(truncatingIfNeeded: alpha << 24 | red << 16 | green << 8 | blue)
        var row = data + Int(pixels.minY - box.minY) * bytesPerRow + Int(pixels.minX - box.minX) * 4
        for _ in 0..<pixels.height {
            wmemset(row.assumingMemoryBound(to: wchar_t.self), value, pixels.width)
            row += bytesPerRow
        }
        return true
    }

    /// Runs a closure that composites over pixels, and updates `hasBlended`.
    func blend(_ pixels: PixelBox, _ body: () -> Void) {
        guard watchesBlending, !hasBlended, format == .argb32, !pixels.isEmpty else {
            body()
            return
        }
        guard let before = translucentPixels(in: pixels) else {
            hasBlended = true
            body()
            return
        }
        body()
        hasBlended = before.contains { data.load(fromByteOffset: $0.offset, as: UInt32.self) != $0.color }
    }

    /// Records that an item was painted whose result depends, even if only in the last bit, on whether the pixels
    /// below are opaque.
    func notePaintingThatDependsOnBackground() { if watchesBlending, format == .argb32 { hasBlended = true } }

    /// Returns the pixels that are neither clear nor opaque, or `nil` for too many.
    private func translucentPixels(in pixels: PixelBox) -> [(offset: Int, color: UInt32)]? {
        var result: [(offset: Int, color: UInt32)] = []
        let inside = pixels.intersection(box)
        for y in Int(inside.minY)..<Int(inside.maxY) {
            let start = (y - Int(box.minY)) * bytesPerRow + Int(inside.minX - box.minX) * 4
            let row = (data + start).assumingMemoryBound(to: UInt32.self)
            for x in 0..<inside.width {
                let color = row[x]
                // The alpha is neither 0 (the subtraction of 1 overflows) nor 255.
                if (color >> 24) &- 1 < 254 { result.append((start + x * 4, color)) }
            }
            if result.count > 1 << 16 { return nil }
        }
        return result
    }

    /// Runs a closure that draws with Cairo. Drawing is clipped to some pixels, and a transform maps user space to the
    /// display's pixels.
    func draw(in pixels: DrawItem.Pixels, _ transform: PlaneTransform, _ body: (OpaquePointer) -> Void) {
        guard let cairo else { return }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_translate(cairo, -Double(box.minX), -Double(box.minY))
        pixels.forEachBox {
            cairo_rectangle(cairo, Double($0.minX), Double($0.minY), Double($0.width), Double($0.height))
        }
        cairo_clip(cairo)
        var matrix = transform.cairo
        cairo_transform(cairo, &matrix)
        body(cairo)
        cairo_restore(cairo)
    }
}

extension Bitmap.Format {
    var pixman: pixman_format_code_t {
        switch self {
        case .argb32: PIXMAN_a8r8g8b8
        case .rgb32: PIXMAN_x8r8g8b8
        case .alpha8: PIXMAN_a8
        }
    }
}

extension PlaneTransform {
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: m11, yx: m12, xy: m21, yy: m22, x0: m31, y0: m32) }
}
