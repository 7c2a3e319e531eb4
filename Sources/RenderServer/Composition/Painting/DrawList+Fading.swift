import Foundation

extension DrawList {
    // MARK: Bitmaps that fade

    /// Where a bitmap that fades has one colour, and what lies behind it has one, too, fills in the colour that comes of both.
    /// Nothing of what lies behind is painted there. Most of two pages that fade into one another is so.
    mutating func mixPlainPixels(scale: Double) {
        guard items.count <= Self.largestComplexity, items.contains(where: { $0.fadingBitmap != nil }) else { return }
        var known = PlainPixels()
        known.insert(Region(uncovered), 0xff00_0000)
        var mixed: [DrawItem] = []
        for item in items.reversed() {
            guard let cache = item.fadingBitmap else {
                known.remove(item.pixels.asRegion())
                item.insertPlainPixels(into: &known, scale: scale)
                mixed.append(item)
                continue
            }
            var plain = PlainPixels()
            cache.insertPlainPixels(into: &plain, at: item.device, within: item.pixels)
            let result = plain.mixed(over: known, alpha: UInt32(item.opacity.pixmanChannel >> 8))
            let rest = item.pixels.asRegion()
            known.remove(rest)
            var fill = item
            for (color, region) in result.regions {
                rest.subtract(region)
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

    /// Items from back to front, in the other order and without what is filled by a later one.
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

extension DrawItem {
    /// The bitmap of a group that is shown in part, and has no clear pixels.
    fileprivate var fadingBitmap: RasterCache? {
        guard case .raster(let cache) = kind, opacity < 1, cache.isOpaque else { return nil }
        return cache
    }

    /// Adds the pixels that it gives one colour over large areas.
    fileprivate func insertPlainPixels(into set: inout PlainPixels, scale: Double) {
        guard opacity >= 1 else { return }
        if case .raster(let cache) = kind {
            cache.insertPlainPixels(into: &set, at: device, within: pixels)
        } else if let (color, pixels) = plainFill(scale: scale) {
            set.insert(pixels.asRegion(), color)
        }
    }

    /// The one opaque colour, 0xffRRGGBB, that it gives pixels, and which these are.
    func plainFill(scale: Double) -> (color: UInt32, pixels: Pixels)? {
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
