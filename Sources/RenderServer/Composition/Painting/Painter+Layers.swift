import CCairo
import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Background, contents, border

    func paintBody(_ item: DrawItem) {
        let shown = item.node.shown
        let bounds = Box(shown.bounds)
        let isRound = shown.cornerRadius > 0 && !item.isClippedLater
        let isSnapped = item.device.isSnapped(to: server.scale)
        let box = PixelBox(rounding: item.device.boundingBox(of: bounds))

        if let color = shown.backgroundColor, color.alpha > 0 {
            if isSnapped, !isRound {
                fill(item.pixels.intersection(box), color, opacity: item.opacity)
            } else {
                surface.draw(in: item.pixels, item.device) { cairo in
                    cairo.addRoundedBox(bounds, isRound ? shown.cornerRadius : 0, shown.maskedCorners)
                    cairo.fill(color, opacity: item.opacity)
                }
            }
        }
        guard let contents = shown.contents else { return }
        let clipsRound = isRound && shown.masksToBounds
        switch contents {
        case .bitmap(let bitmap):
            var item = item
            if shown.masksToBounds, isSnapped { item.pixels = item.pixels.intersection(box) }
            paintBitmap(bitmap, item, clipsRound: clipsRound)
        case .gradient(let gradient):
            surface.draw(in: item.pixels, item.device) { cairo in
                cairo.addRoundedBox(
                    isSnapped ? item.device.unsnapped(box) : bounds, isRound ? shown.cornerRadius : 0,
                    shown.maskedCorners)
                cairo.fill(gradient, in: bounds, opacity: item.opacity)
            }
        case .shape(let shape):
            surface.draw(in: item.pixels, item.device) { cairo in
                if clipsRound {
                    cairo.addRoundedBox(bounds, shown.cornerRadius, shown.maskedCorners)
                    cairo_clip(cairo)
                } else if shown.masksToBounds, !item.device.isUpright {
                    cairo.addRoundedBox(bounds, 0, .all)
                    cairo_clip(cairo)
                }
                cairo.paint(shape, opacity: item.opacity)
            }
        }
    }

    func paintBorder(_ item: DrawItem) {
        let shown = item.node.shown
        guard let color = shown.borderColor else { return }
        let bounds = Box(shown.bounds)
        let width = min(shown.borderWidth, max(bounds.width, bounds.height))
        let pixelWidth = width * server.scale
        if shown.cornerRadius <= 0, item.device.isSnapped(to: server.scale), pixelWidth == pixelWidth.rounded() {
            let outer = PixelBox(rounding: item.device.boundingBox(of: bounds))
            let frame = Region(outer)
            let reach = pixelWidth.pixel
            frame.subtract(outer.inset(x: reach, y: reach))
            frame.formIntersection(item.pixels.box)
            if let region = item.pixels.region { frame.formIntersection(region) }
            fill(DrawItem.Pixels(frame), color, opacity: item.opacity)
            return
        }
        surface.draw(in: item.pixels, item.device) { cairo in
            cairo.addRoundedBox(bounds, item.isClippedLater ? 0 : shown.cornerRadius, shown.maskedCorners)
            let inner = Box(
                minX: bounds.minX + width, minY: bounds.minY + width, maxX: bounds.maxX - width,
                maxY: bounds.maxY - width)
            if !inner.isEmpty { cairo.addRoundedBox(inner, max(0, shown.cornerRadius - width), shown.maskedCorners) }
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
            cairo.fill(color, opacity: item.opacity)
        }
    }
}

extension DrawItem.Pixels {
    func intersection(_ other: PixelBox) -> DrawItem.Pixels {
        if other.contains(box) { return self }
        guard let region else { return DrawItem.Pixels(box.intersection(other)) }
        return DrawItem.Pixels(region.intersection(other))
    }
}

extension PlaneTransform {
    /// Pixels in the space that an upright transform starts from.
    func unsnapped(_ box: PixelBox) -> Box {
        Box(
            minX: (Double(box.minX) - m31) / m11, minY: (Double(box.minY) - m32) / m22,
            maxX: (Double(box.maxX) - m31) / m11, maxY: (Double(box.maxY) - m32) / m22)
    }
}
