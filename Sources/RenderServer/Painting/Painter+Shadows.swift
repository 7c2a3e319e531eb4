import CCairo
import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Shadows

    /// Paints the blurred shape of a layer in its shadow's color.
    func paintShadow(_ item: DrawItem) {
        let shown = item.node.shown
        guard let shadow = context.shadow(of: item.node, device: item.device), let color = shown.shadowColor,
            var pixel = color.pixman(opacity: min(max(shown.shadowOpacity, 0), 1) * item.opacity),
            let paint = pixman_image_create_solid_fill(&pixel)
        else { return }
        defer { pixman_image_unref(paint) }
        let place = shadow.box(of: item.node, at: item.device, scale: context.scale)
        if shadow.step > 1 { return paintFar(shadow, paint, at: place, in: item.pixels.intersection(place)) }
        item.pixels.forEachBox {
            let target = $0.intersection(place).intersection(surface.box)
            if target.isEmpty { return }
            surface.blend(target) {
                pixman_image_composite32(
                    PIXMAN_OP_OVER, paint, shadow.image.raw, surface.image, 0, 0, target.minX - place.minX,
                    target.minY - place.minY, target.minX - surface.box.minX, target.minY - surface.box.minY,
                    Int32(target.width), Int32(target.height))
            }
        }
    }

    /// Paints a shadow whose bitmap has fewer pixels than the display.
    private func paintFar(_ shadow: ShadowCache, _ color: OpaquePointer, at place: PixelBox, in pixels: DrawItem.Pixels)
    {
        let scale = 1 / Double(shadow.step)
        let toSource = PlaneTransform.translation(-Double(place.minX), -Double(place.minY))
            .concatenating(.scale(scale, scale))
        let sampler = BitmapSampler(
            shadow.bitmap, toSource: toSource, filter: .linear,
            outline: [CGPoint(x: Double(place.minX), y: Double(place.minY))])
        forEachStrip(of: pixels) { strip in
            guard let coverage = context.scratch(for: strip, format: .argb32) else { return }
            sampler.fill(strip, of: coverage)
            composite(color, at: .empty, through: coverage, in: DrawItem.Pixels(strip))
        }
    }
}
