import CCairo
import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Bitmaps

    /// Paints a layer's bitmap: the whole bitmap, or its nine parts according to `contentsCenter`.
    func paintBitmap(_ bitmap: Bitmap, _ item: DrawItem, clip: OutlineShape?) {
        let shown = item.node.shown
        let target = shown.contentsBox(of: bitmap)
        guard !target.isEmpty, let source = shown.source(in: bitmap) else { return }
        let center = shown.contentsCenter
        let stretches = center.origin.x > 0 || center.origin.y > 0 || center.size.width < 1 || center.size.height < 1
        guard stretches, shown.contentsGravity == .resize else {
            paint(bitmap, source, at: target, item, clip: clip)
            return
        }
        let scale = shown.contentsScale > 0 ? shown.contentsScale : 1
        let columns = Self.cut(
            source.minX, source.maxX, center.origin.x, center.size.width, target.minX, target.maxX, scale)
        let rows = Self.cut(
            source.minY, source.maxY, center.origin.y, center.size.height, target.minY, target.maxY, scale)
        for row in rows {
            for column in columns {
                let source = Box(minX: column.from, minY: row.from, maxX: column.to, maxY: row.to)
                let target = Box(minX: column.start, minY: row.start, maxX: column.end, maxY: row.end)
                // Only the pixels of the part are sampled, so that adjacent parts do not affect its edges.
                paint(bitmap, source, window: PixelBox(covering: source), at: target, item, clip: clip)
            }
        }
    }

    /// One of three parts along an axis: a range of the bitmap, and its target range.
    private struct Part {
        var from, to, start, end: Double
    }

    /// Divides an axis into a fixed part, a stretched part and a fixed part.
    private static func cut(
        _ sourceMin: Double, _ sourceMax: Double, _ centerMin: Double, _ centerSize: Double, _ targetMin: Double,
        _ targetMax: Double, _ scale: Double
    ) -> [Part] {
        let length = sourceMax - sourceMin
        func held(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) * length }
        var (first, stretchedEnd) = (held(centerMin), held(centerMin + max(centerSize, 0)))
        if stretchedEnd - first < 1 {
            // If the part is almost empty, it is one pixel around its middle.
            let middle = (first + stretchedEnd) / 2
            first = max(min(middle - 0.5, length - 1), 0)
            stretchedEnd = min(first + 1, length)
        }
        let last = length - stretchedEnd
        var (firstEnd, lastEnd) = (first / scale, last / scale)
        let room = targetMax - targetMin
        if firstEnd + lastEnd > room {
            // If there is too little room, the fixed parts are reduced in proportion.
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
    private func paint(
        _ bitmap: Bitmap, _ source: Box, window: PixelBox? = nil, at target: Box, _ item: DrawItem, clip: OutlineShape?
    ) {
        let device = item.device
        guard device.isUpright, clip == nil else {
            paintThroughCoverage(bitmap, source, window, at: target, item, clip: clip)
            return
        }
        let exact = device.boundingBox(of: target)
        let box = PixelBox(rounding: exact)
        let pixels = item.pixels.intersection(box)
        if pixels.box.isEmpty { return }

        var filter = ScalingFilter.nearest
        var (scaleX, scaleY) = (1.0, 1.0)
        var (x, y) = (source.minX - Double(box.minX), source.minY - Double(box.minY))
        // A bitmap has whole pixels, but a layer may not: a difference of less than a pixel is not treated as scaling.
        let isWhole = source.minX == source.minX.rounded() && source.minY == source.minY.rounded()
        if isWhole, abs(exact.width - source.width) < 1, abs(exact.height - source.height) < 1 {
            let (originX, originY) = (Int(box.minX) - Int(source.minX), Int(box.minY) - Int(source.minY))
            let part = window ?? PixelBox(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
            if part.offset(x: Int32(originX), y: Int32(originY)).contains(box), let image = PixmanImage(bitmap) {
                let place = PixelBox(x: originX, y: originY, width: bitmap.width, height: bitmap.height)
                copy(image.raw, at: place, isOpaque: bitmap.isOpaque, opacity: item.opacity, in: pixels)
                return
            }
        } else {
            (scaleX, scaleY) = (source.width / exact.width, source.height / exact.height)
            (x, y) = (source.minX - exact.minX * scaleX, source.minY - exact.minY * scaleY)
            let shown = item.node.shown
            filter = scaleX * scaleY > 1 ? shown.minificationFilter : shown.magnificationFilter
        }
        let toSource = PlaneTransform(
            m11: scaleX, m12: 0, m13: 0, m21: 0, m22: scaleY, m23: 0, m31: x, m32: y, m33: 1)
        let sampler = BitmapSampler(
            bitmap, toSource: toSource, filter: filter, window: window,
            outline: [CGPoint(x: Double(box.minX), y: Double(box.minY))])
        paint(sampler, isOpaque: bitmap.isOpaque, opacity: item.opacity, in: pixels)
    }

    /// Paints a part of a bitmap that is rotated, or clipped by a rounded outline.
    private func paintThroughCoverage(
        _ bitmap: Bitmap, _ source: Box, _ window: PixelBox?, at target: Box, _ item: DrawItem, clip: OutlineShape?
    ) {
        let (scaleX, scaleY) = (source.width / target.width, source.height / target.height)
        let toSource = PlaneTransform(
            m11: scaleX, m12: 0, m13: 0, m21: 0, m22: scaleY, m23: 0, m31: source.minX - target.minX * scaleX,
            m32: source.minY - target.minY * scaleY, m33: 1)
        guard let inverse = item.device.inverse else { return }
        let minifies = item.device.areaScale < scaleX * scaleY
        let filter = minifies ? item.node.shown.minificationFilter : item.node.shown.magnificationFilter
        // An edge that coincides with the outline is only clipped by the outline, and gets no additional soft edge.
        let outline = clip ?? (item.node.shown.masksToBounds ? OutlineShape(item, scale: context.scale) : nil)
        let box = item.device.drawable(outline.map { target.extended(beyond: $0.edge) } ?? target)
        let extent = PixelBox(covering: item.device.boundingBox(of: box))
        let edges = outline == nil ? item.node.shown.hardEdges : []
        let edge = coverage(of: item.pixels.box, across: extent, item.device) { cairo in
            if let outline {
                outline.add(to: cairo)
                cairo_clip(cairo)
            }
            let drawn = cairo.clip(toHardEdges: edges, of: box, margin: item.edgeMargin)
            cairo_rectangle(cairo, drawn.minX, drawn.minY, drawn.width, drawn.height)
            cairo_fill(cairo)
        }
        guard let edge else { return }
        let corners = item.device.polygon(of: target)
        let sampler = BitmapSampler(
            bitmap, toSource: inverse.concatenating(toSource), filter: filter, window: window, outline: corners)
        paint(
            sampler, isOpaque: bitmap.isOpaque, opacity: item.opacity, through: edge,
            inside: outline == nil ? ConvexOutline(corners) : nil, in: item.pixels)
    }
}

extension Box {
    /// Returns the box, with the edges moved outwards that coincide with edges of a different box.
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
    /// The scale factor of areas, if it is the same everywhere.
    var areaScale: Double { abs(m11 * m22 - m12 * m21) }
}

/// A pixman image of a bitmap.
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
}
