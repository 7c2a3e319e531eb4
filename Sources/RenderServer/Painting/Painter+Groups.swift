import CCairo
import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Groups

    /// Paints a layer and its sublayers into a bitmap, applies clip and mask, and composites it onto the surface.
    func paintGroup(_ item: DrawItem) {
        let box = item.pixels.box
        guard let scratch = context.scratch(for: box, format: .argb32) else { return }
        paintSubtree(
            of: item.node, device: item.device, region: item.pixels.asRegion(), into: scratch, limits: context.targetBox
        )
        copy(scratch.image, at: box, isOpaque: false, opacity: item.opacity, in: item.pixels)
    }

    /// Paints a layer and its sublayers, without opacity, into a clear surface.
    ///
    /// - Parameter limits: The limits of backdrops. Beyond these, the pixels at the edge are repeated.
    func paintSubtree(
        of node: LayerNode, device: PlaneTransform, region: Region, into scratch: Surface, limits: PixelBox
    ) {
        context.nesting(scratch) { paintNested(node, device, region, scratch, limits) }
    }

    private func paintNested(
        _ node: LayerNode, _ device: PlaneTransform, _ region: Region, _ scratch: Surface, _ limits: PixelBox
    ) {
        let outline =
            node.clipsSoftly(device, scale: context.scale)
            ? OutlineShape(node, device: device, scale: context.scale) : nil
        let limits = outline.map { node.backdropLimits($0, within: limits) } ?? limits
        var list = DrawList(uncovered: Region(region), context: context, limits: limits)
        if !node.flattens || node.showsBackdropBehind {
            list.outerBackdrop = node.pathToBackdropBehindAll(frame: context.frame)?.last
        }
        let clip = node.backdropFrame == context.frame ? limits : region.extents
        list.collectParts(
            of: node, in: DrawList.Surroundings(device: device, clip: clip), isClippedLater: outline != nil)
        let painter = Painter(surface: scratch, context: context)
        painter.paint(list.items)
        if let outline { painter.cut(to: outline, device) }
        if let mask = node.mask { painter.cut(by: mask, device: device) }
    }

    /// Multiplies the surface by the alpha of a mask layer.
    func cut(by mask: LayerNode, device: PlaneTransform) {
        guard let scratch = context.scratch(for: surface.box, format: .argb32) else { return }
        var list = DrawList(uncovered: Region(surface.box), context: context)
        list.collect(mask, in: DrawList.Surroundings(device: device, clip: surface.box))
        Painter(surface: scratch, context: context).paint(list.items)
        pixman_image_composite32(
            PIXMAN_OP_IN_REVERSE, scratch.image, nil, surface.image, 0, 0, 0, 0, 0, 0, Int32(surface.box.width),
            Int32(surface.box.height))
    }

    // MARK: Flattened layers

    /// Paints a layer and its sublayers in their own plane, and composites the bitmap through the transform.
    func paintFlat(_ item: DrawItem) {
        guard let flattened = context.flattenedBitmap(of: item.node), let bitmap = flattened.bitmap else { return }
        let scale = flattened.device.m11
        let box = flattened.box.box
        let toDevice = PlaneTransform.scale(1 / scale, 1 / scale).concatenating(item.device)
        let outline = ConvexOutline(toDevice.polygon(of: box)).clipped(to: context.targetBox.outset(by: 8_192).box)
        let corners = outline.corners
        guard corners.count > 2, let inverse = toDevice.inverse else { return }
        let extent = PixelBox(covering: toDevice.boundingBox(of: box))
        let edge = coverage(of: item.pixels.box, across: extent, .identity) { cairo in
            for corner in corners { cairo_line_to(cairo, corner.x, corner.y) }
            cairo_close_path(cairo)
            cairo_fill(cairo)
        }
        guard let edge else { return }
        let sampler = BitmapSampler(
            bitmap, toSource: inverse.concatenating(.translation(-box.minX, -box.minY)), filter: .linear,
            outline: corners, plain: flattened.uniformBlocks)
        paint(
            sampler, isOpaque: bitmap.isOpaque, opacity: item.opacity, through: edge,
            inside: outline, in: item.pixels)
    }
}
