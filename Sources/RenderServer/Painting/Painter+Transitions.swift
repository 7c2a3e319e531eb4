import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Layers in transitions

    /// The bitmap of one appearance, at its place in the transition.
    private struct PlacedSnapshot {
        let image: PixmanImage
        let box: PixelBox
        let opacity: Double
        var isOpaque = false
    }

    /// Both appearances, and their visible pixels.
    private struct PlacedSnapshots {
        var old: PlacedSnapshot?
        var new: PlacedSnapshot?
        var pixels: DrawItem.Pixels
    }

    /// Paints a layer in a transition directly on the display's pixels.
    func paintTransition(_ item: DrawItem) {
        guard let transition = item.node.shown.transition else { return }
        let bounds = Box(item.node.shown.bounds)
        let x = Int((item.device.m31 + bounds.minX * item.device.m11).nearestPixel.pixel)
        let y = Int((item.device.m32 + bounds.minY * item.device.m22).nearestPixel.pixel)
        let (scale, box) = (item.device.m11, item.pixels.box.intersection(surface.box))
        if box.isEmpty { return }
        let snapshots = place(transition, of: item.node, scale: scale, x: x, y: y, in: item.pixels)
        if item.opacity >= 1, canStack(snapshots, transition) { return stack(snapshots, transition) }
        guard item.opacity > 0, let scratch = context.scratch(for: box, format: .argb32) else { return }
        context.nesting(scratch) {
            let painter = Painter(surface: scratch, context: context)
            var snapshots = snapshots
            snapshots.pixels = snapshots.pixels.intersection(box)
            painter.paint(snapshots, transition)
        }
        copy(scratch.image, at: box, isOpaque: false, opacity: item.opacity, in: item.pixels)
    }

    /// Paints both appearances into a clear surface.
    ///
    /// - Parameter x: The pixel of the first corner of the layer's bounds.
    func paint(
        _ transition: LayerTransition, of node: LayerNode, scale: Double, x: Int, y: Int, in pixels: DrawItem.Pixels
    ) {
        paint(place(transition, of: node, scale: scale, x: x, y: y, in: pixels), transition)
    }

    private func place(
        _ transition: LayerTransition, of node: LayerNode, scale: Double, x: Int, y: Int, in pixels: DrawItem.Pixels
    ) -> PlacedSnapshots {
        let bounds = Box(node.shown.bounds)
        var snapshots = PlacedSnapshots(pixels: pixels)
        if node.shown.masksToBounds {
            snapshots.pixels = pixels.intersection(
                PixelBox(rounding: Box(minX: 0, minY: 0, maxX: bounds.width * scale, maxY: bounds.height * scale))
                    .offset(x: Int32(x), y: Int32(y)))
        }
        if snapshots.pixels.box.isEmpty { return snapshots }
        func moved(_ box: PixelBox, _ side: LayerTransition.Side) -> PixelBox {
            let movedX = (side.x * bounds.width * scale).nearestPixel.pixel
            let movedY = (side.y * bounds.height * scale).nearestPixel.pixel
            return box.offset(x: Int32(x) &+ movedX, y: Int32(y) &+ movedY)
        }
        if let snapshot = transition.snapshot, transition.outgoing.opacity > 0,
            let old = context.bitmap(of: snapshot, on: node, scale: scale)
        {
            snapshots.old = PlacedSnapshot(
                image: old.image, box: moved(old.box, transition.outgoing), opacity: transition.outgoing.opacity)
        }
        let opacity = min(max(node.shown.opacity, 0), 1)
        guard !node.snapshotBox.isEmpty, transition.incoming.opacity > 0 else { return snapshots }
        let corner = node.snapshotBox.offset(x: -bounds.minX, y: -bounds.minY)
        let box = PixelBox(covering: PlaneTransform.scale(scale, scale).boundingBox(of: corner))
        if let new = context.planeBitmap(of: node, box: box, scale: scale)?.bitmap, let image = PixmanImage(new) {
            snapshots.new = PlacedSnapshot(
                image: image, box: moved(box, transition.incoming), opacity: opacity, isOpaque: new.isOpaque)
        }
        return snapshots
    }

    /// Returns whether the appearances can be composited one over the other. Appearances that fade into each other are
    /// added, unless the new appearance finally covers the old one. Then the old appearance can remain unchanged below
    /// it.
    private func canStack(_ snapshots: PlacedSnapshots, _ transition: LayerTransition) -> Bool {
        guard transition.style == .fade else { return true }
        guard let new = snapshots.new, new.isOpaque, new.opacity >= 1 else { return false }
        return snapshots.old.map { new.box.contains($0.box) } ?? true
    }

    private func paint(_ snapshots: PlacedSnapshots, _ transition: LayerTransition) {
        if canStack(snapshots, transition) { return stack(snapshots, transition) }
        // The shares are multiples of 1/255 that add up to 1, so that the sum of two opaque appearances is opaque.
        let share = (transition.progress * 255).rounded()
        if let old = snapshots.old { add(old, opacity: (255 - share) / 255, in: snapshots.pixels) }
        if let new = snapshots.new { add(new, opacity: share / 255 * new.opacity, in: snapshots.pixels) }
    }

    /// Composites the upper appearance over the lower.
    private func stack(_ snapshots: PlacedSnapshots, _ transition: LayerTransition) {
        func paint(_ snapshot: PlacedSnapshot?, _ opacity: Double) {
            guard let snapshot, opacity > 0 else { return }
            copy(
                snapshot.image.raw, at: snapshot.box, isOpaque: snapshot.isOpaque, opacity: opacity,
                in: snapshots.pixels)
        }
        let new = (snapshots.new?.opacity ?? 0) * transition.incoming.opacity
        if transition.style == .reveal {
            paint(snapshots.new, new)
            paint(snapshots.old, transition.outgoing.opacity)
        } else {
            paint(snapshots.old, transition.style == .fade ? 1 : transition.outgoing.opacity)
            paint(snapshots.new, new)
        }
    }

    /// Adds an appearance to the pixels.
    private func add(_ snapshot: PlacedSnapshot, opacity: Double, in pixels: DrawItem.Pixels) {
        guard let mask = Self.opacityMask(opacity) else { return }
        defer { pixman_image_unref(mask) }
        pixels.forEachBox {
            let target = $0.intersection(snapshot.box).intersection(surface.box)
            if target.isEmpty { return }
            pixman_image_composite32(
                PIXMAN_OP_ADD, snapshot.image.raw, mask, surface.image, target.minX - snapshot.box.minX,
                target.minY - snapshot.box.minY, 0, 0, target.minX - surface.box.minX, target.minY - surface.box.minY,
                Int32(target.width), Int32(target.height))
        }
    }
}

extension FrameContext {
    /// Returns whether a layer in a transition is painted on the display's pixels. A layer that is scaled, rotated or
    /// much larger than the display is painted in its own plane first.
    func paintsTransitionOnPixels(_ node: LayerNode, _ device: PlaneTransform) -> Bool {
        guard device.isSnapped(to: scale), let transition = node.shown.transition else { return false }
        let old = transition.snapshot?.box(scale: scale) ?? .empty
        return [node.snapshotBox, old].allSatisfy { box in
            if box.isEmpty { return true }
            let (width, height) = (box.width * scale, box.height * scale)
            return max(width, height) < Double(Bitmap.largestSide) / 2 && width * height <= Double(largestSheetArea)
        }
    }
}
