import CoreGraphics
import Foundation

extension BitmapSampler {
    // MARK: Scaled bitmaps without rotation or shear

    /// The number of columns that are filled together. It is chosen so that two rows of the source fit into the
    /// processor's fastest cache.
    private static let tile = 128
    /// The maximum number of source pixels per target pixel. If a bitmap is scaled down further, each pixel is
    /// interpolated separately.
    private static let largestStep = 8.0

    /// Whether the pixels of a row can be interpolated first, and then the rows.
    var isSeparable: Bool {
        toSource.isAffine && toSource.m12 == 0 && toSource.m21 == 0 && abs(toSource.m11) <= Self.largestStep
    }

    /// Fills pixels of a surface row by row. Each row of the source is stretched once, and is used for all rows of the
    /// target between it and the next row of the source.
    ///
    /// Weights have eight bits in both directions. Stretched values are 256 times as large as colors, so that only the
    /// final result is rounded. A uniform color does not change.
    func fillScaled(_ box: PixelBox, of target: Surface) {
        guard let origin = place(anchorX, anchorY, true) else { return }
        let step = Place(u: Self.fixed(toSource.m11), v: Self.fixed(toSource.m22))
        let rows = Int(box.minY)..<Int(box.maxY)
        let width = min(Self.tile, box.width)
        let sourceWidth = Int(Double(width) * abs(toSource.m11)) + 4
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * width + sourceWidth) { memory in
            guard let first = memory.baseAddress else { return }
            var x = Int(box.minX)
            while x < Int(box.maxX) {
                let plain = fillUniform(from: x, rows, box, step, origin, target)
                if plain > 0 {
                    x += plain
                    continue
                }
                let count = min(width, Int(box.maxX) - x)
                let start = Place(
                    u: origin.u &+ step.u &* (x - anchorX), v: origin.v &+ step.v &* (rows.lowerBound - anchorY))
                let end = start.u &+ step.u &* (count - 1)
                let tile = Tile(
                    count: count, left: min(start.u, end) >> Self.bits, right: max(start.u, end) >> Self.bits + 1,
                    start: start, step: step, wide: first + 2 * width,
                    filler: target.format == .rgb32 ? 0 : filler)
                let data =
                    target.data + (rows.lowerBound - Int(target.box.minY)) * target.bytesPerRow
                    + (x - Int(target.box.minX)) * 4
                fill(tile, data, target.bytesPerRow, rows.count, (Line(first), Line(first + width)))
                x += count
            }
        }
    }

    /// Fills the columns from `start` on that are known to have a uniform color in all rows.
    ///
    /// - Returns: The number of filled columns.
    private func fillUniform(
        from start: Int, _ rows: Range<Int>, _ box: PixelBox, _ step: Place, _ origin: Place, _ target: Surface
    ) -> Int {
        func held(_ place: Int, _ low: Int32, _ high: Int32) -> Int { min(max(place, Int(low)), Int(high) - 1) }
        let first = origin.v &+ step.v &* (rows.lowerBound - anchorY)
        let last = first &+ step.v &* (rows.count - 1)
        let top = held(min(first, last) >> Self.bits, window.minY, window.maxY)
        let bottom = held(max(first, last) >> Self.bits + 1, window.minY, window.maxY)
        var (end, color): (Int, UInt32?) = (start, nil)
        while end < Int(box.maxX) {
            let next = min(end + Self.tile, Int(box.maxX))
            let from = origin.u &+ step.u &* (end - anchorX)
            let to = origin.u &+ step.u &* (next - 1 - anchorX)
            let left = held(min(from, to) >> Self.bits, window.minX, window.maxX)
            let right = held(max(from, to) >> Self.bits + 1, window.minX, window.maxX)
            guard let known = uniformColor(left, top, right, bottom), color == nil || known == color else { break }
            (end, color) = (next, known)
        }
        guard let color else { return 0 }
        var row =
            target.data + (rows.lowerBound - Int(target.box.minY)) * target.bytesPerRow
            + (start - Int(target.box.minX)) * 4
        for _ in rows {
            row.assumingMemoryBound(to: UInt32.self).update(repeating: color, count: end - start)
            row += target.bytesPerRow
        }
        return end - start
    }

    /// Columns of the target, and the source pixels that they show.
    private struct Tile {
        let count, left, right: Int
        let start, step: Place
        /// Memory for a row of the source.
        let wide: UnsafeMutablePointer<UInt64>
        let filler: UInt32
    }

    /// A row of the source, stretched to the columns of a tile.
    private struct Line {
        let pixels: UnsafeMutablePointer<UInt64>
        var row = Int.min
        /// The color, if the row is uniform.
        var color: UInt32?
        var isStretched = false

        init(_ pixels: UnsafeMutablePointer<UInt64>) { self.pixels = pixels }
    }

    private func fill(
        _ tile: Tile, _ data: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ rows: Int, _ lines: (Line, Line)
    ) {
        let (firstY, lastY) = (Int(window.minY), Int(window.maxY) - 1)
        var (upper, lower) = lines
        var (data, v, rest) = (data, tile.start.v, rows)
        let (from, to) = columns(of: tile)
        var mixedBlock = Int.min
        while rest > 0 {
            let y = v >> Self.bits
            if y >= firstY, tile.step.v > 0, UniformBlocks.row(of: y) != mixedBlock {
                // Most of a page is uniform, and need not be examined row by row.
                let end = min((v &+ tile.step.v &* (rest &- 1)) >> Self.bits &+ 1, lastY)
                if end > y, let (color, last) = uniformRows(from, y, to, end), last > y {
                    // The last row of the source is repeated below it.
                    let below = last == lastY ? Int.max : last &- 1
                    while rest > 0, v >> Self.bits <= below {
                        data.assumingMemoryBound(to: UInt32.self)
                            .update(repeating: color | tile.filler, count: tile.count)
                        data += bytesPerRow
                        v &+= tile.step.v
                        rest &-= 1
                    }
                    continue
                }
                mixedBlock = UniformBlocks.row(of: y)
            }
            rest &-= 1
            let (above, below) = (min(max(y, firstY), lastY), min(max(y + 1, firstY), lastY))
            if above != upper.row {
                if above == lower.row { swap(&upper, &lower) } else { look(at: above, for: &upper, tile) }
            }
            if below != lower.row { look(at: below, for: &lower, tile) }
            let part = v >> (Self.bits - 8) & 0xff
            let pixels = data.assumingMemoryBound(to: UInt32.self)
            if let first = upper.color, let second = lower.color {
                let color = first == second ? first : Self.mix(first, second, UInt32(part))
                pixels.update(repeating: color | tile.filler, count: tile.count)
            } else {
                stretch(&upper, tile)
                stretch(&lower, tile)
                Self.mix(upper.pixels, lower.pixels, part, into: data, tile.count * 4)
                if tile.filler != 0 { for x in 0..<tile.count { pixels[x] |= tile.filler } }
            }
            data += bytesPerRow
            v &+= tile.step.v
        }
    }

    /// Determines whether a row of the source has a uniform color.
    private func look(at row: Int, for line: inout Line, _ tile: Tile) {
        line.row = row
        line.isStretched = false
        if let color = uniformColor(tile.left, row, tile.right, row) {
            line.color = color
            return
        }
        let (from, to) = columns(of: tile)
        let pixels = UnsafeRawPointer(source.data + row * source.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let color = pixels[from]
        line.color = nil
        // Most rows that are not uniform already differ at the end or in the middle.
        if pixels[to] != color || pixels[(from + to) / 2] != color { return }
        // Compares each pixel with the preceding pixel.
        if memcmp(pixels + from, pixels + from + 1, (to - from) * 4) == 0 { line.color = color }
    }

    /// Returns the available pixels of the source for a tile.
    private func columns(of tile: Tile) -> (from: Int, to: Int) {
        let (first, last) = (Int(window.minX), Int(window.maxX) - 1)
        return (min(max(tile.left, first), last), min(max(tile.right, first), last))
    }

    /// Stretches a row of the source.
    private func stretch(_ line: inout Line, _ tile: Tile) {
        if line.isStretched { return }
        line.isStretched = true
        if let color = line.color {
            line.pixels.update(repeating: Self.wide(color) &<< 8, count: tile.count)
            return
        }
        // The pixels at the edge of the source are repeated beyond it.
        let (from, to) = columns(of: tile)
        let wide = tile.wide
        let length = tile.right - tile.left
        let before = min(max(from - tile.left, 0), length)
        let known = to - from + 1
        Self.widen(
            UnsafeRawPointer(source.data + line.row * source.bytesPerRow + from * 4),
            into: UnsafeMutableRawPointer(wide + before), known * 4)
        for index in 0..<before { wide[index] = wide[before] }
        for index in before + known..<max(length + 1, before + known) { wide[index] = wide[before + known - 1] }

        var u = tile.start.u &- tile.left << Self.bits
        for index in 0..<tile.count {
            let pair = UnsafePointer(wide) + u >> Self.bits
            let part = UInt64(truncatingIfNeeded: u >> (Self.bits - 8) & 0xff)
            // All four channels are computed at once. A negative difference borrows from the next channel, and the
            // product returns what was borrowed.
            line.pixels[index] = pair[0] &<< 8 &+ (pair[1] &- pair[0]) &* part
            u &+= tile.step.u
        }
    }

    /// Returns a color's channels as numbers of 16 bits.
    @inline(__always)
    private static func wide(_ color: UInt32) -> UInt64 {
        let color = UInt64(color)
        return color & 0xff | (color & 0xff00) << 8 | (color & 0xff_0000) << 16 | (color & 0xff00_0000) << 24
    }

    /// Interpolates between two colors as `mix` interpolates between rows.
    private static func mix(_ upper: UInt32, _ lower: UInt32, _ part: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            let value = (upper >> shift & 0xff) * (256 - part) + (lower >> shift & 0xff) * part
            result |= ((value + 128) >> 8) << shift
        }
        return result
    }

    /// Copies bytes to numbers of 16 bits.
    @inline(__always)
    private static func widen(_ bytes: UnsafeRawPointer, into wide: UnsafeMutableRawPointer, _ count: Int) {
        let from = bytes.assumingMemoryBound(to: UInt8.self)
        let to = wide.assumingMemoryBound(to: UInt16.self)
        for index in 0..<count { to[index] = UInt16(from[index]) }
    }

    /// Interpolates between two stretched rows.
    @inline(__always)
    private static func mix(
        _ upper: UnsafeMutablePointer<UInt64>, _ lower: UnsafeMutablePointer<UInt64>, _ part: Int,
        into data: UnsafeMutableRawPointer, _ count: Int
    ) {
        let upper = UnsafeRawPointer(upper).assumingMemoryBound(to: UInt16.self)
        let lower = UnsafeRawPointer(lower).assumingMemoryBound(to: UInt16.self)
        let bytes = data.assumingMemoryBound(to: UInt8.self)
        if part == 0 {
            for index in 0..<count { bytes[index] = UInt8(truncatingIfNeeded: (upper[index] &+ 128) &>> 8) }
            return
        }
        let (first, second) = (UInt16(truncatingIfNeeded: (256 - part) << 8), UInt16(truncatingIfNeeded: part << 8))
        for index in 0..<count {
            let above = (UInt32(upper[index]) &* UInt32(first)) &>> 16
            let below = (UInt32(lower[index]) &* UInt32(second)) &>> 16
            let sum = UInt16(truncatingIfNeeded: above) &+ UInt16(truncatingIfNeeded: below) &+ 128
            bytes[index] = UInt8(truncatingIfNeeded: sum &>> 8)
        }
    }
}
