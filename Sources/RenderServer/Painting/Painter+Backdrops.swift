import CCairo
import CPixman
import Foundation

extension Painter {
    // MARK: Backdrops

    /// Paints a layer's backdrop effect.
    func paintBackdrop(_ source: BackdropSource, _ item: DrawItem) {
        guard item.opacity > 0, let picture = source.picture(context) else { return }
        var pixels = item.pixels
        var cuts: [(shape: OutlineShape, clip: (node: LayerNode, device: PlaneTransform))] = []
        for clip in source.clips {
            let shape = OutlineShape(clip.node, device: clip.device, scale: context.scale)
            if shape.isSnapped { pixels = pixels.intersection(shape.pixels) }
            if !shape.isPlain || clip.node.mask != nil { cuts.append((shape, clip)) }
        }
        if cuts.isEmpty, item.opacity >= 1, surface.format == .rgb32 {
            pixels.forEachBox { picture.fill($0, of: surface) }
            return
        }
        let box = pixels.box.intersection(surface.box)
        guard let scratch = context.scratch(for: box, format: .argb32) else { return }
        picture.fill(box, of: scratch)
        let painter = Painter(surface: scratch, context: context)
        for (shape, clip) in cuts {
            if !shape.isPlain { painter.cut(to: shape, clip.device) }
            if let mask = clip.node.mask { painter.cut(by: mask, device: clip.device) }
        }
        copy(scratch.image, at: box, isOpaque: false, opacity: item.opacity, in: pixels)
    }
}

extension LayerNode {
    /// Returns the limits of backdrops in this layer, which is clipped to an outline.
    func backdropLimits(_ outline: OutlineShape, within limits: PixelBox) -> PixelBox {
        hasOpaqueBackground && outline.isSnapped ? limits.intersection(outline.pixels) : limits
    }
}
