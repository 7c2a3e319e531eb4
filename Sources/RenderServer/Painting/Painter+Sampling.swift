import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Bitmaps through transforms

    /// The number of pixels that are sampled together, in at least 32 rows. It is chosen so that the samples are still
    /// in the processor's cache when they are composited.
    private static let pixelsAtOnce: Int32 = 1 << 15

    /// Paints whole pixels of a bitmap.
    func paint(_ sampler: BitmapSampler, isOpaque: Bool, opacity: Double, in pixels: DrawItem.Pixels) {
        if opacity > 0 { forEachStrip(of: pixels) { paintWhole(sampler, isOpaque, opacity, $0) } }
    }

    /// Paints a bitmap through a shape.
    ///
    /// - Parameter inside: An outline. Pixels that are inside of it with a distance are completely covered by the
    ///   shape.
    func paint(
        _ sampler: BitmapSampler, isOpaque: Bool, opacity: Double, through coverage: Surface, inside: ConvexOutline?,
        in pixels: DrawItem.Pixels
    ) {
        guard opacity > 0 else { return }
        forEachStrip(of: pixels) { strip in
            guard let inner = inside?.pixels(in: strip), !inner.isEmpty else {
                paintEdge(sampler, opacity, coverage, strip)
                return
            }
            paintWhole(sampler, isOpaque, opacity, inner)
            for rest in [
                PixelBox(minX: strip.minX, minY: strip.minY, maxX: inner.minX, maxY: strip.maxY),
                PixelBox(minX: inner.maxX, minY: strip.minY, maxX: strip.maxX, maxY: strip.maxY),
            ] where !rest.isEmpty {
                paintEdge(sampler, opacity, coverage, rest)
            }
        }
    }

    /// Paints a gradient on whole pixels, or through a shape.
    func paint(_ sampler: GradientSampler, through coverage: Surface? = nil, in pixels: DrawItem.Pixels) {
        forEachStrip(of: pixels) { strip in
            if sampler.isOpaque, coverage == nil {
                sampler.fill(strip, of: surface)
                return
            }
            guard let scratch = context.scratch(for: strip, format: .argb32) else { return }
            sampler.fill(strip, of: scratch)
            if let coverage {
                composite(scratch.image, at: strip, through: coverage, in: DrawItem.Pixels(strip))
            } else {
                copy(scratch.image, at: strip, isOpaque: false, opacity: 1, in: DrawItem.Pixels(strip))
            }
        }
    }

    func forEachStrip(of pixels: DrawItem.Pixels, _ body: (PixelBox) -> Void) {
        pixels.forEachBox {
            var rest = $0.intersection(surface.box)
            let rows = max(32, Self.pixelsAtOnce / max(1, Int32(rest.width)))
            while !rest.isEmpty {
                var strip = rest
                strip.maxY = min(rest.maxY, rest.minY + rows)
                body(strip)
                rest.minY = strip.maxY
            }
        }
    }

    private func paintWhole(_ sampler: BitmapSampler, _ isOpaque: Bool, _ opacity: Double, _ box: PixelBox) {
        if isOpaque, opacity >= 1 {
            sampler.fill(box, of: surface)
            return
        }
        guard let scratch = context.scratch(for: box, format: .argb32) else { return }
        sampler.fill(box, of: scratch)
        copy(scratch.image, at: box, isOpaque: false, opacity: opacity, in: DrawItem.Pixels(box))
    }

    private func paintEdge(_ sampler: BitmapSampler, _ opacity: Double, _ coverage: Surface, _ box: PixelBox) {
        guard let scratch = context.scratch(for: box, format: .argb32) else { return }
        sampler.fill(box, of: scratch)
        if opacity < 1, let mask = Self.opacityMask(opacity) {
            // The opacity is applied before the coverage, so that full coverage does not change the pixels.
            pixman_image_composite32(
                PIXMAN_OP_IN_REVERSE, mask, nil, scratch.image, 0, 0, 0, 0, 0, 0, Int32(box.width), Int32(box.height))
            pixman_image_unref(mask)
        }
        composite(scratch.image, at: box, through: coverage, in: DrawItem.Pixels(box))
    }
}

/// The projected outline of a plane: a convex polygon.
struct ConvexOutline {
    let corners: [CGPoint]

    init(_ corners: [CGPoint]) { self.corners = corners }

    /// Returns the part of the outline in a box. The coordinates of parts near the eye exceed Cairo's range.
    func clipped(to box: Box) -> ConvexOutline {
        var corners = corners
        // The algorithm of Sutherland and Hodgman, for each side of the box.
        let sides: [(CGPoint) -> Double] = [
            { $0.x - box.minX }, { box.maxX - $0.x }, { $0.y - box.minY }, { box.maxY - $0.y },
        ]
        for inside in sides where corners.contains(where: { !(inside($0) >= 0) }) {
            let all = corners
            corners = []
            for (index, a) in all.enumerated() {
                let b = all[index + 1 < all.count ? index + 1 : 0]
                let (distanceA, distanceB) = (inside(a), inside(b))
                if distanceA >= 0 { corners.append(a) }
                if (distanceA >= 0) != (distanceB >= 0) {
                    let part = distanceA / (distanceA - distanceB)
                    corners.append(CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
                }
            }
        }
        return ConvexOutline(corners)
    }

    /// Returns a rectangle of pixels in a strip that, with all adjacent pixels, are inside the outline; `nil` if there
    /// is none.
    func pixels(in strip: PixelBox) -> PixelBox? {
        // A convex outline that contains the four corners of a box contains the box.
        guard let top = reach(at: Double(strip.minY) - 1), let bottom = reach(at: Double(strip.maxY) + 1) else {
            return nil
        }
        let (left, right) = (max(top.left, bottom.left), min(top.right, bottom.right))
        guard left < right else { return nil }
        return PixelBox(
            minX: (left.rounded(.up) + 1).pixel, minY: strip.minY, maxX: (right.rounded(.down) - 1).pixel,
            maxY: strip.maxY
        ).intersection(strip)
    }

    /// Returns the intersection of the outline with a horizontal line.
    private func reach(at y: Double) -> (left: Double, right: Double)? {
        var (left, right) = (Double.infinity, -Double.infinity)
        for index in corners.indices {
            let (a, b) = (corners[index], corners[index + 1 < corners.count ? index + 1 : 0])
            guard min(a.y, b.y) <= y, y <= max(a.y, b.y), a.y != b.y else { continue }
            let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
            (left, right) = (min(left, x), max(right, x))
        }
        return left < right ? (left, right) : nil
    }
}
