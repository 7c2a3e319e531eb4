import CCairo
import CPixman
import CoreGraphics
import Foundation

extension Painter {
    // MARK: Layers as one picture

    /// Paints a layer and its sublayers into a bitmap, cuts that by clip and mask, and puts it on the surface.
    func paintGroup(_ item: DrawItem) {
        let box = item.pixels.box
        guard let scratch = server.scratch(for: box, format: .argb32) else { return }
        paintPicture(of: item.node, device: item.device, region: item.pixels.asRegion(), into: scratch)
        copy(scratch.image, at: box, isOpaque: false, opacity: item.opacity, in: item.pixels)
    }

    /// Paints a layer and its sublayers, without opacity, into a clear surface.
    func paintPicture(of node: LayerNode, device: PlaneTransform, region: Region, into scratch: Surface) {
        let isClippedLater = node.clipsSoftly(device, scale: server.scale)
        var list = DrawList(uncovered: Region(region), server: server)
        list.collectParts(
            of: node, in: DrawList.Surroundings(device: device, clip: region.extents), isClippedLater: isClippedLater)
        let painter = Painter(surface: scratch, server: server)
        painter.paint(list.items)
        if isClippedLater {
            let outline = OutlineShape(node, device: device, scale: server.scale)
            painter.cut(across: outline.extent, device) {
                outline.add(to: $0)
                cairo_fill($0)
            }
        }
        if let mask = node.mask { painter.cut(by: mask, device: device) }
    }

    /// Multiplies the surface by the alpha of a mask layer.
    private func cut(by mask: LayerNode, device: PlaneTransform) {
        guard let scratch = server.scratch(for: surface.box, format: .argb32) else { return }
        var list = DrawList(uncovered: Region(surface.box), server: server)
        list.collect(mask, in: DrawList.Surroundings(device: device, clip: surface.box))
        Painter(surface: scratch, server: server).paint(list.items)
        pixman_image_composite32(
            PIXMAN_OP_IN_REVERSE, scratch.image, nil, surface.image, 0, 0, 0, 0, 0, 0, Int32(surface.box.width),
            Int32(surface.box.height))
    }

    // MARK: Layers laid on flat

    /// Paints a layer and its sublayers in their own plane, and lays the bitmap on the surface through the transform.
    func paintFlat(_ item: DrawItem) {
        guard let picture = server.flatPicture(of: item.node) else { return }
        let scale = server.scale
        let box = picture.box.box
        let toDevice = PlaneTransform.scale(1 / scale, 1 / scale).concatenating(item.device)
        let corners = toDevice.polygon(of: box)
        guard corners.count > 2 else { return }
        guard let inverse = toDevice.inverse else { return }
        let extent = PixelBox(covering: toDevice.boundingBox(of: box))
        let edge = coverage(of: item.pixels.box, across: extent, .identity) { cairo in
            for corner in corners {
                cairo_line_to(cairo, Double(corner.x).clampedForCairo, Double(corner.y).clampedForCairo)
            }
            cairo_close_path(cairo)
            cairo_set_source_rgba(cairo, 0, 0, 0, item.opacity)
            cairo_fill(cairo)
        }
        guard let edge else { return }
        if toDevice.isAffine {
            guard let image = PixmanImage(picture.bitmap),
                image.setTransform(inverse.concatenating(.translation(-box.minX, -box.minY)), .linear)
            else { return }
            composite(image.raw, at: .empty, through: edge, in: item.pixels)
            return
        }
        guard let scratch = server.scratch(for: item.pixels.box, format: .argb32) else { return }
        ProjectiveSampler(source: picture.bitmap, origin: picture.box, toSource: inverse, outline: corners)
            .fill(scratch)
        composite(scratch.image, at: scratch.box, through: edge, in: item.pixels)
    }
}

extension Double {
    /// The number held within what Cairo's fixed-point numbers can hold.
    var clampedForCairo: Double { Swift.min(Swift.max(self, -4_000_000), 4_000_000) }
}
