import CoreGraphics
import Foundation

/// The large areas whose pixels are known to have one opaque color, by color.
///
/// Most of the pixels that move across a display are background. If a pixel has the same color as in the last frame,
/// although it is from a different part of the bitmap, it need not be written or passed to the window system.
struct UniformColorRegions {
    private(set) var regions: [UInt32: Region] = [:]

    var isEmpty: Bool { regions.isEmpty }

    mutating func removeAll() { regions.removeAll() }

    /// Removes pixels whose content has changed.
    mutating func remove(_ pixels: Region) {
        for (color, region) in regions {
            region.subtract(pixels)
            if region.isEmpty { regions[color] = nil }
        }
    }

    mutating func formUnion(_ other: UniformColorRegions) {
        for (color, region) in other.regions { insert(Region(region), color) }
    }

    /// Moves the content by an offset, as far as it is inside `pixels`.
    ///
    /// - Returns: The pixels whose color changed.
    mutating func move(to pixels: Region, x: Int32, y: Int32) -> Region {
        let changed = Region(pixels)
        for (color, region) in regions {
            let moved = Region(region)
            moved.translate(x: x, y: y)
            moved.formIntersection(pixels)
            let same = Region(moved)
            same.formIntersection(region)
            changed.subtract(same)
            // Most pixels move. The few pixels that do not move are found faster in this way than by subtracting the
            // moved pixels.
            let others = Region(region.extents)
            others.subtract(pixels)
            region.formIntersection(others)
            region.formUnion(moved)
            if region.isEmpty { regions[color] = nil }
        }
        return changed
    }

    /// Inserts the areas of a different set inside some pixels, moved by an offset.
    mutating func insert(_ other: UniformColorRegions, x: Int32, y: Int32, within pixels: DrawItem.Pixels) {
        for (color, region) in other.regions { insert(Self.part(of: region, x: x, y: y, within: pixels), color) }
    }

    fileprivate static func part(of region: Region, x: Int32, y: Int32, within pixels: DrawItem.Pixels) -> Region {
        let region = Region(region)
        region.translate(x: x, y: y)
        region.formIntersection(pixels.box)
        if let mask = pixels.region { region.formIntersection(mask) }
        return region
    }

    /// Inserts pixels of a color, 0xffRRGGBB.
    mutating func insert(_ region: Region, _ color: UInt32) {
        if region.isEmpty { return }
        if let known = regions[color] { known.formUnion(region) } else { regions[color] = region }
    }

    /// Returns the pixels that have a uniform color in both sets, with the color that results if this set is
    /// composited over the other set with an alpha. The color is computed exactly as pixman does.
    func mixed(over other: UniformColorRegions, alpha: UInt32) -> UniformColorRegions {
        var result = UniformColorRegions()
        for (upper, region) in regions {
            for (lower, below) in other.regions {
                let both = Region(region)
                both.formIntersection(below)
                if both.isEmpty { continue }
                var color: UInt32 = 0xff00_0000
                for shift in [0, 8, 16] as [UInt32] {
                    let sum =
                        Self.product(upper >> shift & 0xff, alpha) + Self.product(lower >> shift & 0xff, 255 - alpha)
                    color |= min(sum, 255) << shift
                }
                result.insert(both, color)
            }
        }
        return result
    }

    /// Returns the areas after a translucent color (premultiplied, 0xAARRGGBB) is composited over some of the pixels.
    /// The colors are computed exactly as pixman does.
    func covered(by color: UInt32, within pixels: DrawItem.Pixels) -> UniformColorRegions {
        var result = UniformColorRegions()
        for (lower, region) in regions {
            let region = region.intersection(pixels.box)
            if let mask = pixels.region { region.formIntersection(mask) }
            if region.isEmpty { continue }
            var mixed: UInt32 = 0xff00_0000
            for shift in [0, 8, 16] as [UInt32] {
                let sum = (color >> shift & 0xff) + Self.product(lower >> shift & 0xff, 255 - color >> 24)
                mixed |= min(sum, 255) << shift
            }
            result.insert(region, mixed)
        }
        return result
    }

    private static func product(_ value: UInt32, _ part: UInt32) -> UInt32 {
        let sum = value * part + 128
        return (sum + sum >> 8) >> 8
    }

    /// Returns the pixels that have the same color in both sets.
    func common(with other: UniformColorRegions) -> Region {
        let result = Region()
        for (color, region) in regions {
            guard let same = other.regions[color] else { continue }
            let both = Region(region)
            both.formIntersection(same)
            result.formUnion(both)
        }
        return result
    }
}

// MARK: - Collecting the areas of many items

extension UniformColorRegions {
    /// Collects the pixels of items that are listed from front to back. The rectangles of a color are joined at the
    /// end, since adding them one by one to a region would traverse the whole region each time.
    struct Collector {
        private var boxes: [UInt32: [PixelBox]] = [:]
        private let front = Region()
        /// Covered pixels that have not been joined with `front` yet.
        private var newInFront: [PixelBox] = []

        mutating func add(_ other: UniformColorRegions, x: Int32, y: Int32, within pixels: DrawItem.Pixels) {
            for (color, region) in other.regions {
                add(UniformColorRegions.part(of: region, x: x, y: y, within: pixels), color)
            }
        }

        mutating func add(_ region: Region, _ color: UInt32) {
            if !newInFront.isEmpty {
                front.formUnion(Region(newInFront))
                newInFront.removeAll(keepingCapacity: true)
            }
            region.subtract(front)
            region.withBoxes {
                for box in $0 where UniformColorRegions.isWorthKeeping(PixelBox(box)) {
                    boxes[color, default: []].append(PixelBox(box))
                }
            }
        }

        /// Marks pixels as covered, so that the following items are behind them.
        mutating func cover(_ pixels: DrawItem.Pixels) {
            pixels.forEachBox { box in
                for index in newInFront.indices.suffix(3) where newInFront[index].isWorthJoining(box) {
                    newInFront[index] = newInFront[index].union(box)
                    return
                }
                newInFront.append(box)
            }
        }

        func collected() -> UniformColorRegions {
            var result = UniformColorRegions()
            for (color, boxes) in boxes where !boxes.isEmpty { result.regions[color] = Region(boxes) }
            return result
        }
    }
}

// MARK: - Finding uniform areas

extension UniformColorRegions {
    /// The number of pixels in a piece. A piece of one color is plain.
    private static let piece = 32
    /// The number of pixels that are checked together before pieces are checked.
    private static let span = 256
    /// The minimum area that is tracked. Smaller areas cost less to copy than to track.
    static let smallestArea = 1024
    /// The minimum width. Rows of this width are combined, however few they are: slow scrolling reveals content in
    /// such strips.
    private static let smallestWidth = 64

    static func isWorthKeeping(_ box: PixelBox) -> Bool { box.area >= smallestArea || box.width >= smallestWidth }
    private static let largestCount = 128
    /// The minimum side. Thinner areas consist mostly of edges. They are moved, but not tracked.
    static let smallestSide = 8.0

    /// A run of plain pieces in one row.
    private struct Run: Equatable {
        var color: UInt32
        var start: Int32
        var end: Int32
    }

    /// Finds the plain areas of a bitmap, relative to its first pixel.
    init(of bitmap: Bitmap) {
        guard bitmap.width >= Self.piece, bitmap.format != .alpha8 else { return }
        var finder = AreaFinder()
        var row = bitmap.data
        var runs: [Run] = []
        for y in 0..<bitmap.height {
            if y == 0 || memcmp(row, row - bitmap.bytesPerRow, bitmap.width * 4) != 0 {
                runs = Self.runs(in: row, width: bitmap.width, isOpaque: bitmap.isOpaque)
            }
            finder.add(runs, y: Int32(y))
            row += bitmap.bytesPerRow
        }
        finder.end(y: Int32(bitmap.height))
        var areas = finder.areas
        if areas.count > Self.largestCount {
            areas.sort { $0.box.area > $1.box.area }
            areas.removeLast(areas.count - Self.largestCount)
        }
        for (color, group) in Dictionary(grouping: areas, by: \.color) { regions[color] = Region(group.map(\.box)) }
    }

    private static func runs(in row: UnsafeRawPointer, width: Int, isOpaque: Bool) -> [Run] {
        // The alpha byte of an opaque bitmap is undefined.
        let filler: UInt32 = isOpaque ? 0xff00_0000 : 0
        var runs: [Run] = []
        var start = 0
        /// Adds consecutive pieces with one color, from `start` to `end`.
        func add(_ color: UInt32, to end: Int) {
            if let last = runs.last, last.color == color, last.end == start {
                runs[runs.count - 1].end = Int32(end)
            } else {
                runs.append(Run(color: color, start: Int32(start), end: Int32(end)))
            }
        }
        while start < width {
            // Most rows are plain in nearly their whole width.
            if start + span <= width {
                let first = (row + start * 4).assumingMemoryBound(to: UInt32.self)
                let color = first[0] | filler
                if color >= 0xff00_0000, (first[span - 1] | filler) == color, isPlain(first, span, color, filler) {
                    add(color, to: start + span)
                    start += span
                    continue
                }
            }
            // The last piece begins earlier, so that it is complete.
            let first = (row + min(start, width - piece) * 4).assumingMemoryBound(to: UInt32.self)
            let end = min(start + piece, width)
            let color = first[0] | filler
            if color >= 0xff00_0000, isPlain(first, piece, color, filler) { add(color, to: end) }
            start = end
        }
        return runs
    }

    /// Returns whether all pixels of a piece have a color. The compiler vectorizes this simple loop, but not
    /// comparisons of SIMD types.
    @inline(__always)
    private static func isPlain(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ color: UInt32, _ filler: UInt32
    ) -> Bool {
        var difference: UInt32 = 0
        for index in 0..<count { difference |= (pixels[index] | filler) ^ color }
        return difference == 0
    }

    /// Joins the runs of consecutive rows to rectangles.
    private struct AreaFinder {
        private(set) var areas: [(color: UInt32, box: PixelBox)] = []
        private var open: [(run: Run, top: Int32)] = []

        mutating func add(_ runs: [Run], y: Int32) {
            var next: [(run: Run, top: Int32)] = []
            next.reserveCapacity(runs.count)
            var used = 0
            for run in runs {
                // Both lists are sorted from left to right, so runs to the left of this run match no later run.
                while used < open.count, !Self.fit(open[used].run, run), open[used].run.start < run.end {
                    close(open[used], y: y)
                    used += 1
                }
                if used < open.count, Self.fit(open[used].run, run) {
                    let old = open[used]
                    used += 1
                    let both = Run(
                        color: run.color, start: max(old.run.start, run.start), end: min(old.run.end, run.end))
                    next.append((both, old.top))
                } else {
                    next.append((run, y))
                }
            }
            for rest in open[used...] { close(rest, y: y) }
            open = next
        }

        mutating func end(y: Int32) { add([], y: y) }

        /// Returns whether two runs are so similar that the rectangle of their intersection omits only a few pixels.
        private static func fit(_ left: Run, _ right: Run) -> Bool {
            guard left.color == right.color else { return false }
            let shared = min(left.end, right.end) - max(left.start, right.start)
            return shared * 8 >= max(left.end - left.start, right.end - right.start) * 7
        }

        private mutating func close(_ area: (run: Run, top: Int32), y: Int32) {
            let box = PixelBox(minX: area.run.start, minY: area.top, maxX: area.run.end, maxY: y)
            if box.area >= UniformColorRegions.smallestArea { areas.append((area.run.color, box)) }
        }
    }
}

extension PixelBox {
    /// Returns whether two boxes, one above the other like lines of text, should be joined, since their gap is so
    /// small that tracking both boxes would cost more.
    fileprivate func isWorthJoining(_ other: PixelBox) -> Bool {
        guard max(minX, other.minX) < min(maxX, other.maxX) else { return false }
        return union(other).area - area - other.area + intersection(other).area <= 2 * UniformColorRegions.smallestArea
    }
}
