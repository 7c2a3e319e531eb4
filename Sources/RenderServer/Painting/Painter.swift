import CCairo
import CPixman
import CoreGraphics
import Foundation

/// Paints draw items into a surface: axis-aligned fills and copies with pixman, shapes with Cairo.
struct Painter {
    let surface: Surface
    let context: FrameContext

    /// Paints items, which are listed from front to back.
    func paint(_ items: [DrawItem]) {
        context.memory.statistics.itemsPainted += items.count
        for item in items.reversed() {
            context.memory.statistics.pixelsPainted += item.pixels.area
            switch item.kind {
            case .body: paintBody(item)
            case .border: paintBorder(item)
            case .shadow: paintShadow(item)
            case .group: paintGroup(item)
            case .flat: paintFlat(item)
            case .curl: paintCurl(item)
            case .transition: paintTransition(item)
            case .backdrop(let source): paintBackdrop(source, item)
            case .plain(let color): fill(item.pixels, color)
            case .raster(let cache): paintRaster(cache, item)
            case .tintedRaster(let cache, let color): paintRaster(cache, item, below: color)
            }
        }
    }

    // MARK: Pixels

    /// Makes pixels transparent, or black if the surface has no alpha.
    func clear(_ region: Region) {
        if region.isEmpty { return }
        context.memory.statistics.pixelsPainted += region.area
        fill(DrawItem.Pixels(region), pixman_color_t(), operation: PIXMAN_OP_SRC)
    }

    /// Fills whole pixels with a color.
    func fill(_ pixels: DrawItem.Pixels, _ color: RenderColor, opacity: Double) {
        guard let color = color.pixman(opacity: opacity) else { return }
        fill(pixels, color, operation: color.alpha == 0xffff ? PIXMAN_OP_SRC : PIXMAN_OP_OVER)
    }

    private func fill(_ pixels: DrawItem.Pixels, _ color: pixman_color_t, operation: pixman_op_t) {
        let (x, y) = (surface.box.minX, surface.box.minY)
        pixels.forEachBox {
            let target = $0.intersection(surface.box)
            if target.isEmpty { return }
            if operation == PIXMAN_OP_SRC, surface.fill(target, color) { return }
            surface.blend(operation == PIXMAN_OP_SRC ? .empty : target) {
                var (box, color) = (target.offset(x: -x, y: -y).pixman, color)
                pixman_image_fill_boxes(operation, surface.image, &color, 1, &box)
            }
        }
    }

    /// Fills whole pixels with 0xffRRGGBB.
    private func fill(_ pixels: DrawItem.Pixels, _ color: UInt32) {
        func channel(_ shift: UInt32) -> UInt16 { UInt16(color >> shift & 0xff) * 257 }
        let color = pixman_color_t(red: channel(16), green: channel(8), blue: channel(0), alpha: 0xffff)
        fill(pixels, color, operation: PIXMAN_OP_SRC)
    }

    private func paintRaster(_ cache: RasterCache, _ item: DrawItem) {
        if cache.isInParts { return paintParts(of: cache, item) }
        let opaque = cache.opaqueBoxes(at: item.device)
        cache.forEachPart(at: item.device) { image, box in
            guard item.opacity >= 1, !opaque.isEmpty else {
                copy(image, at: box, isOpaque: false, opacity: item.opacity, in: item.pixels)
                return
            }
            let rest = item.pixels.asRegion()
            for part in opaque {
                copy(image, at: box, isOpaque: true, opacity: 1, in: item.pixels.intersection(part))
                rest.subtract(part)
            }
            if !rest.isEmpty { copy(image, at: box, isOpaque: false, opacity: 1, in: DrawItem.Pixels(rest)) }
        }
    }

    /// Copies the kept parts, which are not uniform, and fills the rest.
    private func paintParts(of cache: RasterCache, _ item: DrawItem) {
        let rest = item.pixels.asRegion()
        cache.forEachPart(at: item.device) { image, box in
            let pixels = item.pixels.intersection(box)
            if pixels.box.isEmpty { return }
            copy(image, at: box, isOpaque: true, opacity: 1, in: pixels)
            rest.subtract(box)
        }
        if rest.isEmpty { return }
        cache.forEachUniformRegion(at: item.device, within: rest) { color, pixels in
            fill(DrawItem.Pixels(pixels), color)
        }
    }

    /// Copies opaque pixels, one row at a time: the C library uses wider registers for copying than pixman.
    ///
    /// - Returns: Whether the pixels were copied. They are copied only if the formats are equal and the image contains
    ///   all pixels.
    private func copyRows(of image: OpaquePointer, x: Int, y: Int, to target: PixelBox) -> Bool {
        let format = pixman_image_get_format(image)
        guard format == PIXMAN_a8r8g8b8 || (format == PIXMAN_x8r8g8b8 && surface.format == .rgb32),
            surface.format != .alpha8, x >= 0, y >= 0, x + target.width <= Int(pixman_image_get_width(image)),
            y + target.height <= Int(pixman_image_get_height(image)), let source = pixman_image_get_data(image)
        else { return false }
        let sourceStride = Int(pixman_image_get_stride(image))
        var from = UnsafeRawPointer(source) + y * sourceStride + x * 4
        var to =
            surface.data + Int(target.minY - surface.box.minY) * surface.bytesPerRow
            + Int(target.minX - surface.box.minX) * 4
        let size = target.width * 4
        for _ in 0..<target.height {
            memcpy(to, from, size)
            from += sourceStride
            to += surface.bytesPerRow
        }
        return true
    }

    /// Composites an image unscaled onto some pixels within a box.
    func copy(
        _ image: OpaquePointer, at box: PixelBox, isOpaque: Bool, opacity: Double, in pixels: DrawItem.Pixels
    ) {
        guard opacity > 0 else { return }
        let mask = opacity < 1 ? Self.opacityMask(opacity) : nil
        defer { if let mask { pixman_image_unref(mask) } }
        let operation = isOpaque && mask == nil ? PIXMAN_OP_SRC : PIXMAN_OP_OVER
        pixels.forEachBox {
            let target = $0.intersection(box).intersection(surface.box)
            if target.isEmpty { return }
            if operation == PIXMAN_OP_SRC,
                copyRows(of: image, x: Int(target.minX - box.minX), y: Int(target.minY - box.minY), to: target)
            {
                return
            }
            surface.blend(operation == PIXMAN_OP_SRC ? .empty : target) {
                pixman_image_composite32(
                    operation, image, mask, surface.image, target.minX - box.minX, target.minY - box.minY, 0, 0,
                    target.minX - surface.box.minX, target.minY - surface.box.minY, Int32(target.width),
                    Int32(target.height))
            }
        }
    }

    static func opacityMask(_ opacity: Double) -> OpaquePointer? {
        var color = pixman_color_t(red: 0, green: 0, blue: 0, alpha: opacity.pixmanChannel)
        return pixman_image_create_solid_fill(&color)
    }
}

extension Double {
    /// The component in pixman's 16 bits. It is rounded as in Cairo, so that both libraries paint the same color.
    var pixmanChannel: UInt16 { UInt16(Swift.min(Swift.max(isNaN ? 0 : self, 0) * 65_536, 65_535)) }
}

extension RenderColor {
    /// Returns the premultiplied color, or `nil` if it is invisible.
    func pixman(opacity: Double) -> pixman_color_t? {
        let alpha = min(max(alpha * opacity, 0), 1)
        guard alpha > 0 else { return nil }
        return pixman_color_t(
            red: (red * alpha).pixmanChannel, green: (green * alpha).pixmanChannel, blue: (blue * alpha).pixmanChannel,
            alpha: alpha.pixmanChannel)
    }
}
