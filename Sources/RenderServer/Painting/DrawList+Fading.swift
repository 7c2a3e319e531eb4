import Foundation

extension DrawList {
    // MARK: Fading bitmaps, and colors over them

    /// Finds areas where both a fading bitmap and its backdrop have a uniform color, and fills them with the mixed
    /// color, so that the backdrop is not painted there. Most of two pages that fade into each other is uniform.
    ///
    /// Uniform areas below a translucent color, such as a dimming color, are filled in the same way. If such a color
    /// is over a bitmap, both are painted together.
    mutating func mixUniformPixels(scale: Double) {
        guard items.count <= Self.largestComplexity,
            items.contains(where: {
                $0.fadingBitmap != nil || $0.pixels.area >= Self.pixelsPerItem && $0.overlay(scale: scale) != nil
            })
        else { return }
        var known = UniformColorRegions()
        known.insert(Region(uncovered), 0xff00_0000)
        var mixed: [DrawItem] = []
        for item in items.reversed() {
            let overlay = item.overlay(scale: scale)
            let result: UniformColorRegions
            if let overlay {
                result = known.covered(by: overlay, within: item.pixels)
            } else if let cache = item.fadingBitmap {
                var plain = UniformColorRegions()
                cache.insertUniformPixels(into: &plain, at: item.device, within: item.pixels)
                result = plain.mixed(over: known, alpha: UInt32(item.opacity.pixmanChannel >> 8))
            } else {
                known.remove(item.pixels.asRegion())
                item.insertUniformPixels(into: &known, scale: scale)
                mixed.append(item)
                continue
            }
            let rest = item.pixels.asRegion()
            known.remove(rest)
            for (_, region) in result.regions { rest.subtract(region) }
            if let overlay { Self.join(overlay, rest, into: &mixed) }
            var fill = item
            for (color, region) in result.regions {
                fill.kind = .plain(color)
                fill.pixels = DrawItem.Pixels(region)
                mixed.append(fill)
            }
            known.formUnion(result)
            if rest.isEmpty { continue }
            var item = item
            item.pixels = DrawItem.Pixels(rest)
            mixed.append(item)
        }
        items = Self.withoutCovered(mixed)
    }

    /// Joins a translucent color with the opaque bitmap directly below it, so that both are painted together.
    ///
    /// - Parameters:
    ///   - region: The pixels of the color. Pixels over other items remain in the region.
    ///   - items: The items behind, from back to front.
    private static func join(_ color: UInt32, _ region: Region, into items: inout [DrawItem]) {
        guard let index = items.lastIndex(where: { $0.pixels.overlaps(region) }) else { return }
        var item = items[index]
        guard case .raster(let cache) = item.kind, item.opacity >= 1, cache.isOpaque else { return }
        let (both, below) = (item.pixels.asRegion(), item.pixels.asRegion())
        both.formIntersection(region)
        if cache.isInParts {
            let kept = Region()
            cache.forEachPart(at: item.device) { kept.formUnion($1) }
            both.formIntersection(kept)
        }
        if both.isEmpty { return }
        below.subtract(both)
        region.subtract(both)
        item.pixels = DrawItem.Pixels(below)
        items[index] = item
        item.kind = .tintedRaster(cache, color)
        item.pixels = DrawItem.Pixels(both)
        items.append(item)
        if below.isEmpty { items.remove(at: index) }
    }

    /// Returns the items in reverse order, without pixels that a later item fills. The given items are ordered from
    /// back to front.
    private static func withoutCovered(_ items: [DrawItem]) -> [DrawItem] {
        let covered = Region()
        var result: [DrawItem] = []
        for item in items.reversed() {
            var item = item
            if covered.overlap(item.pixels.box) != .none {
                let rest = item.pixels.asRegion()
                rest.subtract(covered)
                if rest.isEmpty { continue }
                item.pixels = DrawItem.Pixels(rest)
            }
            if case .plain = item.kind { covered.formUnion(item.pixels.asRegion()) }
            result.append(item)
        }
        return result
    }
}

extension DrawItem.Pixels {
    fileprivate func overlaps(_ other: Region) -> Bool {
        switch other.overlap(box) {
        case .none: return false
        case .all: return true
        case .some:
            guard region != nil else { return true }
            let both = asRegion()
            both.formIntersection(other)
            return !both.isEmpty
        }
    }
}

extension DrawItem {
    /// The opaque bitmap of a partially transparent group.
    fileprivate var fadingBitmap: RasterCache? {
        guard case .raster(let cache) = kind, opacity < 1, cache.isOpaque else { return nil }
        return cache
    }

    /// Returns the translucent color that the item composites over all of its pixels, premultiplied, 0xAARRGGBB.
    fileprivate func overlay(scale: Double) -> UInt32? {
        guard case .body = kind, node.shown.contents == nil,
            let color = node.shown.backgroundColor?.pixman(opacity: opacity), color.alpha < 0xff00
        else { return nil }
        let shape = OutlineShape(self, scale: scale)
        guard shape.isPlain, shape.pixels.contains(pixels.box), max(color.red, color.green, color.blue) <= color.alpha
        else { return nil }
        let (red, green, blue) = (UInt32(color.red >> 8), UInt32(color.green >> 8), UInt32(color.blue >> 8))
        return UInt32(color.alpha >> 8) << 24 | red << 16 | green << 8 | blue
    }

    /// Inserts the large uniform areas of the item.
    fileprivate func insertUniformPixels(into set: inout UniformColorRegions, scale: Double) {
        guard opacity >= 1 else { return }
        if case .raster(let cache) = kind {
            cache.insertUniformPixels(into: &set, at: device, within: pixels)
        } else if let (color, pixels) = uniformFill(scale: scale) {
            set.insert(pixels.asRegion(), color)
        }
    }

    /// Returns the opaque color, 0xffRRGGBB, of an item that is a uniform fill, and its pixels.
    func uniformFill(scale: Double) -> (color: UInt32, pixels: Pixels)? {
        switch kind {
        case .plain(let color): return (color, pixels)
        case .body:
            guard opacity >= 1, node.shown.contents == nil, let color = node.shown.backgroundColor, color.alpha >= 1,
                let filled = color.pixman(opacity: 1)
            else { return nil }
            let shape = OutlineShape(self, scale: scale)
            guard shape.isPlain else { return nil }
            let (red, green, blue) = (UInt32(filled.red >> 8), UInt32(filled.green >> 8), UInt32(filled.blue >> 8))
            return (0xff00_0000 | red << 16 | green << 8 | blue, pixels.intersection(shape.pixels))
        default: return nil
        }
    }
}
