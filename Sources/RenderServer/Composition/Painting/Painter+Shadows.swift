import CCairo
import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Shadows

    /// Paints the blurred shape of a layer in its shadow's colour.
    func paintShadow(_ item: DrawItem) {
        let shown = item.node.shown
        guard let shadow = server.shadow(of: item.node, device: item.device), let color = shown.shadowColor,
            var pixel = color.pixman(opacity: min(max(shown.shadowOpacity, 0), 1) * item.opacity),
            let paint = pixman_image_create_solid_fill(&pixel)
        else { return }
        defer { pixman_image_unref(paint) }
        let place = shadow.box(at: item.device, offset: shown.shadowOffset)
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
}
