import CPixman
import CoreGraphics
import Foundation

extension FrameContext {
    // MARK: Bitmaps of subtrees

    /// The budget for cached bitmaps: the memory of four frames of the target.
    var cacheBudget: Int { targetBox.area * 4 * 4 }

    /// Returns the cached bitmap of a layer and its sublayers, if a cached bitmap fits this transform or if it is
    /// worthwhile to create one.
    ///
    /// A bitmap is worthwhile if the layer moves while its pixels do not change. If an animation moves the layer, the
    /// bitmap is created immediately, or else in the second consecutive frame with a movement. A bitmap is not
    /// worthwhile if the layer is a plain copy or fill, or if most of the bitmap would be empty.
    ///
    /// - Parameter isGroup: Whether the layer and its sublayers would be a group without a cached bitmap, too. If not,
    ///   only an exact bitmap is used, since the result must not depend on earlier movements.
    func raster(for node: LayerNode, device: PlaneTransform, moves: Bool, isGroup: Bool) -> RasterCache? {
        // The layer's pixels depend on its backdrop.
        if node.backdropFrame == frame { return nil }
        if let cache = node.rasterCache, !cache.isFlat, cache.fits(device), !isGroup || !cache.isInParts {
            guard isGroup || cache.isExact else { return nil }
            cache.lastUse = frame
            return cache
        }
        let refused = node.rejectedRaster
        guard moves, node.changedFrame + node.neededStillness < frame,
            refused.frame != node.changedFrame || isGroup && !refused.asGroup,
            !node.children.isEmpty || node.mask != nil, device.isAffine
        else { return nil }
        node.raster = makeRaster(of: node, device: device, isGroup: isGroup)
        if node.raster == nil { node.rejectedRaster = (node.changedFrame, isGroup) }
        return node.rasterCache
    }

    private func makeRaster(of node: LayerNode, device: PlaneTransform, isGroup: Bool) -> RasterCache? {
        let full = PixelBox(covering: device.boundingBox(of: node.footprint.box))
        guard full.area <= 2 * targetBox.area else { return nil }
        let uncovered = Region(full)
        var list = DrawList(uncovered: uncovered, context: forRaster)
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
        guard memory.caches.makeRoom(for: box.area * 4, budget: cacheBudget, frame: frame),
            let bitmap = memory.scratchPool.bitmap(
                width: box.width, height: box.height, format: format, isPaintedWhole: format == .rgb32 && !isCut,
                frame: frame)
        else { return nil }
        let surface = Surface(bitmap, box: box)
        surface.watchesBlending = true
        let painter = Painter(surface: surface, context: self)
        if isCut {
            around.clip = box
            painter.paintSubtree(of: node, device: device, region: Region(box), into: surface, limits: box)
        } else {
            painter.paint(list.items)
        }
        memory.statistics.bitmapsMade += 1
        guard isGroup || !surface.hasBlended,
            let cache = RasterCache(
                bitmap, box: box, device: device, isFlat: false, isExact: !surface.hasBlended, opaqueBoxes: opaque,
                node: node, frame: frame, makeBitmap: isGroup ? nil : makePart)
        else { return nil }
        memory.caches.insert(cache)
        return cache
    }

    private func makePart(width: Int, height: Int) -> Bitmap? {
        memory.scratchPool.bitmap(width: width, height: height, format: .rgb32, isPaintedWhole: true, frame: frame)
    }

    /// Returns a bitmap of a layer and its sublayers in the layer's own plane, at the scale of the display. If the
    /// bitmap would have more pixels than four displays, its scale is smaller.
    func flattenedBitmap(of node: LayerNode) -> RasterCache? {
        // A layer that is curled or in a transition is always drawn from a bitmap. That bitmap is the cached bitmap.
        let isMadeOfBitmap = node.isCurled || node.isInTransition
        if !isMadeOfBitmap, let cache = node.rasterCache, cache.isFlat, purpose != .shadow {
            cache.lastUse = frame
            return cache
        }
        let footprint = node.footprint.box
        let area = Double(max(4 * targetBox.area, 1 << 20))
        let side = Double(Bitmap.largestSide) / 2
        let wanted = node.shown.rasterizationScale.map { min(max($0, 1e-3), 16) }
        let scale = min(
            wanted ?? scale, (area / (footprint.width * footprint.height)).squareRoot(), side / footprint.width,
            side / footprint.height)
        let device = PlaneTransform.scale(scale, scale)
        let box = PixelBox(covering: device.boundingBox(of: footprint))
        guard !box.isEmpty else { return nil }
        let isOpaque = !isMadeOfBitmap && isOpaque(node, device: device, in: box)
        guard let bitmap = Bitmap(width: box.width, height: box.height, format: isOpaque ? .rgb32 : .argb32) else {
            return nil
        }
        let surface = Surface(bitmap, box: box)
        let painter = Painter(surface: surface, context: self)
        let corner = Box(node.shown.bounds)
        let (x, y) = (Int((corner.minX * scale).nearestPixel.pixel), Int((corner.minY * scale).nearestPixel.pixel))
        if let transition = node.shown.transition {
            painter.paint(transition, of: node, scale: scale, x: x, y: y, in: DrawItem.Pixels(box))
        } else if let curl = node.shown.curl {
            painter.paint(curl, of: node, scale: scale, x: x, y: y, in: DrawItem.Pixels(box))
        } else {
            painter.paintSubtree(of: node, device: device, region: Region(box), into: surface, limits: box)
        }
        guard
            let cache = RasterCache(
                bitmap, box: box, device: device, isFlat: true, opaqueBoxes: [], node: node, frame: frame)
        else { return nil }
        if !isMadeOfBitmap, purpose != .shadow,
            memory.caches.makeRoom(for: bitmap.byteCount, budget: cacheBudget, frame: frame)
        {
            node.raster = cache
            memory.caches.insert(cache)
        }
        return cache
    }

    /// Returns the content of a curled sheet, beginning with the pixel at its first corner: the front, and the back
    /// beside it.
    func sheetBitmap(of node: LayerNode, _ curl: PageCurl, scale: Double) -> RasterCache? {
        sheetBox(of: node, curl, scale: scale).flatMap { planeBitmap(of: node, box: $0, scale: scale) }
    }

    /// Returns whether the content of a curled sheet was painted and is opaque.
    func hasOpaqueSheet(_ node: LayerNode, _ curl: PageCurl) -> Bool {
        guard let box = sheetBox(of: node, curl, scale: scale) else { return false }
        return keptPlane(of: node, box: box, planeDevice(of: node, scale: scale))?.isOpaque ?? false
    }

    /// Returns the box of pixels for the content of a curled sheet, or `nil` if it has too many pixels.
    private func sheetBox(of node: LayerNode, _ curl: PageCurl, scale: Double) -> PixelBox? {
        let bounds = Box(node.shown.bounds)
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        var (columns, rows) = (width.rounded(.up), height.rounded(.up))
        if curl.back == .beside {
            if curl.isHorizontal { columns += width.nearestPixel } else { rows += height.nearestPixel }
        }
        guard columns >= 1, rows >= 1, columns < Double(Bitmap.largestSide), rows < Double(Bitmap.largestSide),
            columns * rows <= Double(2 * largestSheetArea)
        else { return nil }
        return PixelBox(x: 0, y: 0, width: Int(columns), height: Int(rows))
    }

    /// Returns the transform from a layer's own space to pixels relative to the corner of its bounds.
    private func planeDevice(of node: LayerNode, scale: Double) -> PlaneTransform {
        let bounds = Box(node.shown.bounds)
        var device = PlaneTransform.scale(scale, scale)
        (device.m31, device.m32) = (-bounds.minX * scale, -bounds.minY * scale)
        return device
    }

    private func keptPlane(of node: LayerNode, box: PixelBox, _ device: PlaneTransform) -> RasterCache? {
        guard let cache = node.rasterCache, cache.isFlat, cache.box == box, cache.device == device, purpose != .shadow
        else {
            return nil
        }
        return cache
    }

    /// Returns a bitmap of a layer and its sublayers in the layer's own plane. `box` contains the pixels to paint,
    /// relative to the corner of the layer's bounds.
    func planeBitmap(of node: LayerNode, box: PixelBox, scale: Double) -> RasterCache? {
        guard !box.isEmpty, box.area <= 2 * largestSheetArea else { return nil }
        let device = planeDevice(of: node, scale: scale)
        if let cache = keptPlane(of: node, box: box, device) {
            cache.lastUse = frame
            return cache
        }
        let isOpaque = isOpaque(node, device: device, in: box)
        guard let bitmap = Bitmap(width: box.width, height: box.height, format: isOpaque ? .rgb32 : .argb32) else {
            return nil
        }
        let surface = Surface(bitmap, box: box)
        Painter(surface: surface, context: self).paintSubtree(
            of: node, device: device, region: Region(box), into: surface, limits: box)
        memory.statistics.bitmapsMade += 1
        guard
            let cache = RasterCache(
                bitmap, box: box, device: device, isFlat: true, opaqueBoxes: [], node: node, frame: frame)
        else { return nil }
        if purpose != .shadow, memory.caches.makeRoom(for: bitmap.byteCount, budget: cacheBudget, frame: frame) {
            node.raster = cache
            memory.caches.insert(cache)
        }
        return cache
    }

    /// Returns whether a layer and its sublayers cover all pixels of a box opaquely.
    private func isOpaque(_ node: LayerNode, device: PlaneTransform, in box: PixelBox) -> Bool {
        if node.mask != nil || node.clipsSoftly(device, scale: scale) { return false }
        // Pixels with and without alpha are rounded differently. Therefore the result must not depend on earlier
        // painting.
        var list = DrawList(uncovered: Region(box), context: forRaster, ignoresKeptBitmaps: true)
        list.collectParts(of: node, in: DrawList.Surroundings(device: device, clip: box))
        return list.uncovered.isEmpty
    }

    // MARK: Scratch memory

    /// Runs a closure that paints a bitmap inside the painting of a different bitmap. The closure is not called if the
    /// outer bitmaps already take too much memory: a bitmap inside thirty others stays transparent.
    func nesting(_ group: Surface, _ body: () -> Void) {
        let bytes = group.bytesPerRow * group.box.height
        guard memory.nestedBytes + bytes <= max(targetBox.area * 4 * 32, 1 << 26) else { return }
        memory.nestedBytes += bytes
        body()
        memory.nestedBytes -= bytes
    }

    /// Returns a surface for a box of pixels, or `nil` if it has more pixels than any display.
    ///
    /// - Parameter isClear: Whether the pixels are transparent at first. Otherwise they are undefined, and all of them
    ///   must be painted.
    func scratch(for box: PixelBox, format: Bitmap.Format, isClear: Bool = true) -> Surface? {
        guard !box.isEmpty, box.area <= max(4 * targetBox.area, 1 << 22) else { return nil }
        return memory.scratchPool.surface(for: box, format: format, isClear: isClear, frame: frame)
    }
}
