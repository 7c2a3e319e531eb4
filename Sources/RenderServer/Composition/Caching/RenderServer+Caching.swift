import CPixman
import CoreGraphics
import Foundation

extension RenderServer {
    // MARK: Bitmaps of subtrees

    /// Four frames of the target.
    private var budget: Int { targetBox.area * 4 * 4 }

    /// The bitmap to copy a layer and its sublayers from, if there is one for this transform, or if it is worth making.
    ///
    /// It is worth it when the layer moves while its picture stays: at once when an animation says so, else in the second
    /// frame in a row. It is not when the layer is a copy or a fill by itself, nor when most of the bitmap would be empty.
    func raster(for node: LayerNode, device: PlaneTransform, moves: Bool) -> RasterCache? {
        if let cache = node.raster, !cache.isFlat, cache.fits(device) {
            cache.lastUse = frame
            return cache
        }
        guard moves, node.changedFrame < frame, node.rasterRefusedFrame != node.changedFrame,
            !node.children.isEmpty || node.mask != nil, device.isAffine
        else { return nil }
        node.raster = makeRaster(of: node, device: device)
        if node.raster == nil { node.rasterRefusedFrame = node.changedFrame }
        return node.raster
    }

    private func makeRaster(of node: LayerNode, device: PlaneTransform) -> RasterCache? {
        let full = PixelBox(covering: device.boundingBox(of: node.footprint.box))
        guard full.area <= 2 * targetBox.area else { return nil }
        let uncovered = Region(full)
        var list = DrawList(uncovered: uncovered, server: self, isForRaster: true)
        var around = DrawList.Surroundings(device: device, clip: full)
        let isClippedLater = node.clipsSoftly(device, scale: scale)
        let isCut = node.mask != nil || isClippedLater
        list.collectParts(of: node, in: around, isClippedLater: isClippedLater)
        guard list.items.count > 1 else { return nil }

        var box = PixelBox.empty
        var painted = full.area - uncovered.area
        for item in list.items {
            box = box.union(item.pixels.box)
            painted += item.pixels.area
        }
        guard !box.isEmpty, painted * 2 >= box.area else { return nil }
        uncovered.formIntersection(box)
        var opaque: [PixelBox] = []
        if uncovered.isEmpty, node.mask == nil {
            let outline = OutlineShape(node, device: device, scale: scale)
            opaque = !isCut ? [box] : outline.isSnapped ? outline.bands : []
        }
        let format = opaque == [box] ? Bitmap.Format.rgb32 : .argb32
        guard caches.makeRoom(for: box.area * 4, budget: budget, frame: frame),
            let bitmap = Bitmap(width: box.width, height: box.height, format: format)
        else { return nil }
        let surface = Surface(bitmap, box: box)
        let painter = Painter(surface: surface, server: self)
        if isCut {
            around.clip = box
            painter.paintPicture(of: node, device: device, region: Region(box), into: surface)
        } else {
            painter.paint(list.items)
        }
        statistics.bitmapsMade += 1
        guard
            let cache = RasterCache(
                bitmap, box: box, device: device, isFlat: false, opaqueBoxes: opaque, node: node, frame: frame)
        else { return nil }
        caches.insert(cache)
        return cache
    }

    /// A layer and its sublayers in their own plane, at the display's scale.
    func flatPicture(of node: LayerNode) -> RasterCache? {
        if let cache = node.raster, cache.isFlat {
            cache.lastUse = frame
            return cache
        }
        let device = PlaneTransform.scale(scale, scale)
        let box = PixelBox(covering: device.boundingBox(of: node.footprint.box))
        guard !box.isEmpty, box.area <= max(4 * targetBox.area, 1 << 20),
            let bitmap = Bitmap(width: box.width, height: box.height, format: .argb32)
        else { return nil }
        let surface = Surface(bitmap, box: box)
        Painter(surface: surface, server: self).paintPicture(
            of: node, device: device, region: Region(box), into: surface)
        guard
            let cache = RasterCache(
                bitmap, box: box, device: device, isFlat: true, opaqueBoxes: [], node: node, frame: frame)
        else { return nil }
        if caches.makeRoom(for: bitmap.byteCount, budget: budget, frame: frame) {
            node.raster = cache
            caches.insert(cache)
        }
        return cache
    }

    // MARK: Memory to paint in

    /// A clear surface for some pixels; `nil` when they are more than any display needs.
    func scratch(for box: PixelBox, format: Bitmap.Format) -> Surface? {
        guard !box.isEmpty, box.area <= max(4 * targetBox.area, 1 << 22) else { return nil }
        return scratchPool.surface(for: box, format: format, frame: frame)
    }
}
