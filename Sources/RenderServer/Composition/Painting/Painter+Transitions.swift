import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Layers in transitions

    /// Paints a layer in a transition whose pixels are the display's.
    func paintTransition(_ item: DrawItem) {
        guard let transition = item.node.shown.transition else { return }
        let bounds = Box(item.node.shown.bounds)
        let x = Int((item.device.m31 + bounds.minX * item.device.m11).nearestPixel.pixel)
        let y = Int((item.device.m32 + bounds.minY * item.device.m22).nearestPixel.pixel)
        let (scale, box) = (item.device.m11, item.pixels.box.intersection(surface.box))
        if box.isEmpty { return }
        if item.opacity >= 1, transition.style != .fade {
            surface.blend(box) { paint(transition, of: item.node, scale: scale, x: x, y: y, in: item.pixels) }
            return
        }
        guard item.opacity > 0, let scratch = server.scratch(for: box, format: .argb32) else { return }
        server.nesting(scratch) {
            Painter(surface: scratch, server: server).paint(
                transition, of: item.node, scale: scale, x: x, y: y, in: DrawItem.Pixels(box))
        }
        copy(scratch.image, at: box, isOpaque: false, opacity: item.opacity, in: item.pixels)
    }

    /// Paints both looks. Where they fade into one another the surface must be clear.
    ///
    /// - Parameter x: The pixel of the first corner of the layer's bounds.
    func paint(
        _ transition: LayerTransition, of node: LayerNode, scale: Double, x: Int, y: Int, in pixels: DrawItem.Pixels
    ) {
        let bounds = Box(node.shown.bounds)
        var pixels = pixels
        if node.shown.masksToBounds {
            pixels = pixels.intersection(
                PixelBox(rounding: Box(minX: 0, minY: 0, maxX: bounds.width * scale, maxY: bounds.height * scale))
                    .offset(x: Int32(x), y: Int32(y)))
        }
        if pixels.box.isEmpty { return }
        func place(_ box: PixelBox, _ side: LayerTransition.Side) -> PixelBox {
            let movedX = (side.x * bounds.width * scale).nearestPixel.pixel
            let movedY = (side.y * bounds.height * scale).nearestPixel.pixel
            return box.offset(x: Int32(x) &+ movedX, y: Int32(y) &+ movedY)
        }
        let fades = transition.style == .fade
        // Complementary parts of 255, so that two opaque looks have an opaque sum.
        let share = (transition.progress * 255).rounded()
        func paintOld() {
            guard let look = transition.look, transition.outgoing.opacity > 0,
                let old = server.bitmap(of: look, on: node, scale: scale)
            else { return }
            let box = place(old.box, transition.outgoing)
            let opacity = fades ? (255 - share) / 255 : transition.outgoing.opacity
            add(old.image.raw, at: box, opacity: opacity, sums: fades, in: pixels)
        }
        func paintNew() {
            let shown = min(max(node.shown.opacity, 0), 1)
            guard !node.lookBox.isEmpty, shown > 0, transition.incoming.opacity > 0 else { return }
            let corner = node.lookBox.offset(x: -bounds.minX, y: -bounds.minY)
            let box = PixelBox(covering: PlaneTransform.scale(scale, scale).boundingBox(of: corner))
            guard let new = server.planeBitmap(of: node, box: box, scale: scale)?.bitmap, let image = PixmanImage(new)
            else { return }
            let opacity = (fades ? share / 255 : transition.incoming.opacity) * shown
            add(image.raw, at: place(box, transition.incoming), opacity: opacity, sums: fades, in: pixels)
        }
        if transition.style == .reveal {
            paintNew()
            paintOld()
        } else {
            paintOld()
            paintNew()
        }
    }

    /// Composites an image over pixels, or adds it to them.
    private func add(
        _ image: OpaquePointer, at box: PixelBox, opacity: Double, sums: Bool, in pixels: DrawItem.Pixels
    ) {
        guard sums else { return copy(image, at: box, isOpaque: false, opacity: opacity, in: pixels) }
        guard let mask = Self.opacityMask(opacity) else { return }
        defer { pixman_image_unref(mask) }
        pixels.forEachBox {
            let target = $0.intersection(box).intersection(surface.box)
            if target.isEmpty { return }
            pixman_image_composite32(
                PIXMAN_OP_ADD, image, mask, surface.image, target.minX - box.minX, target.minY - box.minY, 0, 0,
                target.minX - surface.box.minX, target.minY - surface.box.minY, Int32(target.width),
                Int32(target.height))
        }
    }
}
