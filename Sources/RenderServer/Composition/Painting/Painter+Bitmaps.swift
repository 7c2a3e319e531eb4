import CCairo
import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Bitmaps

    /// Paints a layer's bitmap: the whole of it, or the nine parts that `contentsCenter` cuts it into.
    func paintBitmap(_ bitmap: Bitmap, _ item: DrawItem, clip: OutlineShape?) {
        let shown = item.node.shown
        let target = shown.contentsBox(of: bitmap)
        let unit = shown.contentsRect
        let source = Box(
            minX: unit.origin.x * Double(bitmap.width), minY: unit.origin.y * Double(bitmap.height),
            maxX: (unit.origin.x + unit.size.width) * Double(bitmap.width),
            maxY: (unit.origin.y + unit.size.height) * Double(bitmap.height))
        guard !target.isEmpty, !source.isEmpty, abs(source.minX) < 1e6, abs(source.minY) < 1e6, source.maxX < 1e6,
            source.maxY < 1e6
        else { return }
        let center = shown.contentsCenter
        let stretches = center.origin.x > 0 || center.origin.y > 0 || center.size.width < 1 || center.size.height < 1
        if stretches, shown.contentsGravity == .resize {
            let scale = shown.contentsScale > 0 ? shown.contentsScale : 1
            let columns = Self.cut(
                source.minX, source.maxX, center.origin.x, center.size.width, target.minX, target.maxX, scale)
            let rows = Self.cut(
                source.minY, source.maxY, center.origin.y, center.size.height, target.minY, target.maxY, scale)
            for row in rows {
                for column in columns {
                    let source = Box(minX: column.from, minY: row.from, maxX: column.to, maxY: row.to)
                    let target = Box(minX: column.start, minY: row.start, maxX: column.end, maxY: row.end)
                    let (part, inside) = Self.window(on: bitmap, source)
                    paint(part, inside, at: target, item, clip: clip)
                }
            }
        } else {
            paint(bitmap, source, at: target, item, clip: clip)
        }
    }

    /// The pixels of a part alone, so that smoothing does not mix the parts beside it in.
    private static func window(on bitmap: Bitmap, _ source: Box) -> (Bitmap, Box) {
        // A hair beyond a whole pixel is rounding.
        let (left, top) = ((source.minX + 1e-6).rounded(.down), (source.minY + 1e-6).rounded(.down))
        let (right, bottom) = ((source.maxX - 1e-6).rounded(.up), (source.maxY - 1e-6).rounded(.up))
        let area = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        guard let part = CGImage(bitmap: bitmap).cropping(to: area)?.bitmap else { return (bitmap, source) }
        let inside = Box(
            minX: source.minX - left, minY: source.minY - top, maxX: source.maxX - left, maxY: source.maxY - top)
        return (part, inside)
    }

    /// One of three parts along an axis: pixels of the bitmap, and where they go.
    private struct Part {
        var from, to, start, end: Double
    }

    /// Cuts an axis into a fixed part, a part that stretches and a fixed part.
    private static func cut(
        _ sourceMin: Double, _ sourceMax: Double, _ centerMin: Double, _ centerSize: Double, _ targetMin: Double,
        _ targetMax: Double, _ scale: Double
    ) -> [Part] {
        let length = sourceMax - sourceMin
        let first = min(max(centerMin, 0), 1) * length
        let last = (1 - min(max(centerMin + centerSize, 0), 1)) * length
        var (firstEnd, lastEnd) = (first / scale, last / scale)
        let room = targetMax - targetMin
        if firstEnd + lastEnd > room {
            // Too small for the fixed parts: they shrink alike.
            let factor = room / (firstEnd + lastEnd)
            (firstEnd, lastEnd) = (firstEnd * factor, lastEnd * factor)
        }
        return [
            Part(from: sourceMin, to: sourceMin + first, start: targetMin, end: targetMin + firstEnd),
            Part(
                from: sourceMin + first, to: max(sourceMax - last, sourceMin + first), start: targetMin + firstEnd,
                end: targetMax - lastEnd),
            Part(from: sourceMax - last, to: sourceMax, start: targetMax - lastEnd, end: targetMax),
        ].filter { $0.end > $0.start && $0.to > $0.from }
    }

    /// Paints a part of a bitmap into a box of the layer's own space.
    private func paint(_ bitmap: Bitmap, _ source: Box, at target: Box, _ item: DrawItem, clip: OutlineShape?) {
        let shown = item.node.shown
        let device = item.device
        guard device.isUpright, clip == nil, bitmap.format != .alpha8, let image = PixmanImage(bitmap) else {
            paintThroughCoverage(bitmap, source, at: target, item, clip: clip)
            return
        }
        let exact = device.boundingBox(of: target)
        let box = PixelBox(rounding: exact)
        let pixels = item.pixels.intersection(box)
        if pixels.box.isEmpty { return }

        // A bitmap is made of whole pixels and a layer need not be: less than a pixel of difference is no scaling.
        let isWhole = source.minX == source.minX.rounded() && source.minY == source.minY.rounded()
        if isWhole, abs(exact.width - source.width) < 1, abs(exact.height - source.height) < 1 {
            let place = PixelBox(
                x: Int(box.minX) - Int(source.minX), y: Int(box.minY) - Int(source.minY), width: bitmap.width,
                height: bitmap.height)
            let covered = pixels.intersection(place)
            copy(image.raw, at: place, isOpaque: bitmap.isOpaque, opacity: item.opacity, in: covered)
            return
        }

        let (scaleX, scaleY) = (source.width / exact.width, source.height / exact.height)
        let toSource = PlaneTransform(
            m11: scaleX, m12: 0, m13: 0, m21: 0, m22: scaleY, m23: 0,
            m31: source.minX + (Double(box.minX) - exact.minX) * scaleX,
            m32: source.minY + (Double(box.minY) - exact.minY) * scaleY, m33: 1)
        let filter = scaleX * scaleY > 1 ? shown.minificationFilter : shown.magnificationFilter
        guard image.setTransform(toSource, filter) else { return }
        copy(
            image.raw, at: box, isOpaque: bitmap.isOpaque, opacity: item.opacity, in: pixels, isScaled: true)
    }

    /// Paints a part of a bitmap that is turned, cut by a round outline, or coverage only.
    private func paintThroughCoverage(
        _ bitmap: Bitmap, _ source: Box, at target: Box, _ item: DrawItem, clip: OutlineShape?
    ) {
        let box = item.pixels.box
        let (scaleX, scaleY) = (source.width / target.width, source.height / target.height)
        let toSource = PlaneTransform(
            m11: scaleX, m12: 0, m13: 0, m21: 0, m22: scaleY, m23: 0, m31: source.minX - target.minX * scaleX,
            m32: source.minY - target.minY * scaleY, m33: 1)
        guard let inverse = item.device.inverse, let image = PixmanImage(bitmap) else { return }
        let minifies = item.device.areaScale < scaleX * scaleY
        let filter = minifies ? item.node.shown.minificationFilter : item.node.shown.magnificationFilter
        guard image.setTransform(inverse.concatenating(toSource), filter) else { return }
        // An edge that lies on the outline is cut by the outline alone, not by its own softness too.
        let outline = clip ?? (item.node.shown.masksToBounds ? OutlineShape(item, scale: server.scale) : nil)
        let target = outline.map { target.extended(beyond: $0.edge) } ?? target
        let extent = PixelBox(covering: item.device.boundingBox(of: target))
        let edge = coverage(of: box, across: extent, item.device) { cairo in
            if let outline {
                outline.add(to: cairo)
                cairo_clip(cairo)
            }
            cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
            cairo_set_source_rgba(cairo, 0, 0, 0, item.opacity)
            cairo_fill(cairo)
        }
        guard let edge else { return }
        if bitmap.format == .alpha8 {
            // Coverage without a colour is black.
            guard let scratch = server.scratch(for: box, format: .argb32) else { return }
            pixman_image_composite32(
                PIXMAN_OP_SRC, image.raw, nil, scratch.image, box.minX, box.minY, 0, 0, 0, 0, Int32(box.width),
                Int32(box.height))
            composite(scratch.image, at: box, through: edge, in: item.pixels)
        } else {
            composite(image.raw, at: .empty, through: edge, in: item.pixels)
        }
    }
}

extension Box {
    /// The box with those edges that lie on another's moved outwards.
    fileprivate func extended(beyond other: Box) -> Box {
        let noise = 1e-6 * (1 + max(abs(width), abs(height)))
        let reach = max(width, height) * 0.1 + 1
        return Box(
            minX: minX <= other.minX + noise ? minX - reach : minX,
            minY: minY <= other.minY + noise ? minY - reach : minY,
            maxX: maxX >= other.maxX - noise ? maxX + reach : maxX,
            maxY: maxY >= other.maxY - noise ? maxY + reach : maxY)
    }
}

extension PlaneTransform {
    /// How many times larger an area becomes, where that is the same everywhere.
    var areaScale: Double { abs(m11 * m22 - m12 * m21) }
}

/// pixman's view of a bitmap.
final class PixmanImage {
    let raw: OpaquePointer
    private let bitmap: Bitmap

    init?(_ bitmap: Bitmap) {
        guard
            let image = pixman_image_create_bits(
                bitmap.format.pixman, Int32(bitmap.width), Int32(bitmap.height),
                bitmap.data.assumingMemoryBound(to: UInt32.self), Int32(bitmap.bytesPerRow))
        else { return nil }
        (raw, self.bitmap) = (image, bitmap)
    }

    deinit { pixman_image_unref(raw) }

    /// Has the image drawn through an affine transform, which takes pixels of the target to pixels of the image. Its edges
    /// go on outside of it.
    ///
    /// - Returns: False when the numbers are too large for pixman.
    func setTransform(_ matrix: PlaneTransform, _ filter: ScalingFilter) -> Bool {
        let limit = 32_000.0
        let numbers = [matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.m31, matrix.m32]
        guard numbers.allSatisfy({ abs($0) < limit }) else { return false }
        func fixed(_ value: Double) -> pixman_fixed_t { pixman_fixed_t((value * 65_536).rounded()) }
        var transform = pixman_transform_t()
        transform.matrix.0 = (fixed(matrix.m11), fixed(matrix.m21), fixed(matrix.m31))
        transform.matrix.1 = (fixed(matrix.m12), fixed(matrix.m22), fixed(matrix.m32))
        transform.matrix.2 = (0, 0, 65_536)
        pixman_image_set_transform(raw, &transform)
        pixman_image_set_filter(raw, filter == .nearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(raw, PIXMAN_REPEAT_PAD)
        return true
    }
}
