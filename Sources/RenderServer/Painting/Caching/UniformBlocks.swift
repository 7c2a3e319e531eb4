import CoreGraphics
import Foundation

/// The blocks of a bitmap that have a uniform color. Most of a page consists of such blocks. Their pixels need not be
/// interpolated from four neighbors.
final class UniformBlocks {
    /// The entry of each block with a uniform color is the number of the color times 256, plus the number of blocks
    /// with this color from this block to the right, limited to what fits. A block with several colors has the entry
    /// 0. The entries are small, so that the lookups of a frame stay in the CPU's cache.
    private let blocks: UnsafeMutablePointer<UInt16>
    /// The colors by their numbers, from 1 to 255.
    private let colors: UnsafeMutablePointer<UInt32>
    private let columns: Int

    /// The width and the height of a block are these powers of two.
    private let shift, rowShift: Int

    init(of bitmap: Bitmap, shift: Int = 3, rowShift: Int = 3) {
        (self.shift, self.rowShift) = (shift, rowShift)
        let (width, height) = (1 << shift, 1 << rowShift)
        let columns = (bitmap.width + width - 1) >> shift
        let rows = (bitmap.height + height - 1) >> rowShift
        blocks = .allocate(capacity: max(1, columns * rows))
        blocks.initialize(repeating: 0, count: columns * rows)
        colors = .allocate(capacity: 256)
        colors.initialize(repeating: 0, count: 256)
        self.columns = columns
        guard bitmap.format != .alpha8 else { return }
        var numbers: [UInt32: UInt16] = [:]
        var colorCount = 1
        for row in 0..<rows {
            let lines = row << rowShift..<min((row + 1) << rowShift, bitmap.height)
            // The values of the block to the right of the current block.
            var (number, count) = (UInt16(0), UInt16(0))
            for column in stride(from: columns - 1, through: 0, by: -1) {
                let start = column << shift
                let color = Self.color(of: bitmap, start..<min(start + width, bitmap.width), lines)
                guard let color else {
                    number = 0
                    continue
                }
                if number > 0, colors[Int(number)] == color {
                    count = min(count + 1, 255)
                } else {
                    // Only the first 255 colors have numbers. Blocks with other colors, which are rare, are treated as
                    // blocks with several colors.
                    number = numbers[color] ?? 0
                    if number == 0 {
                        guard colorCount < 256 else { continue }
                        number = UInt16(colorCount)
                        (numbers[color], colors[colorCount]) = (number, color)
                        colorCount += 1
                    }
                    count = 1
                }
                blocks[row * columns + column] = number << 8 | count
            }
        }
    }

    deinit {
        blocks.deallocate()
        colors.deallocate()
    }

    /// Returns the uniform color of some pixels, or `nil` if they have several colors.
    private static func color(of bitmap: Bitmap, _ columns: Range<Int>, _ lines: Range<Int>) -> UInt32? {
        var pixels = bitmap.data + lines.lowerBound * bitmap.bytesPerRow
        let color = pixels.assumingMemoryBound(to: UInt32.self)[columns.lowerBound]
        for _ in lines {
            let row = pixels.assumingMemoryBound(to: UInt32.self)
            var difference: UInt32 = 0
            for x in columns { difference |= row[x] ^ color }
            if difference != 0 { return nil }
            pixels += bitmap.bytesPerRow
        }
        return color
    }

    /// Returns the uniform color of pixels from a row on, and the last row of that color, at most the requested row.
    @inline(__always)
    func rows(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> (color: UInt32, last: Int)? {
        let (left, right) = (minX >> shift, maxX >> shift)
        let (first, last) = (minY >> rowShift, maxY >> rowShift)
        let number = blocks[first * columns + left] >> 8
        if number == 0 { return nil }
        var row = first
        while row <= last, hasColor(number, row * columns + left, row * columns + right) { row += 1 }
        if row == first { return nil }
        return (colors[Int(number)], min(row << rowShift - 1, maxY))
    }

    /// Returns the row of blocks, with sides of eight, that contains a row of pixels.
    @inline(__always)
    static func row(of y: Int) -> Int { y >> 3 }

    /// Returns the uniform color of all pixels from the first to the last, including both, which must be in the
    /// bitmap. Returns `nil` if they have several colors.
    @inline(__always)
    func color(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> UInt32? {
        let (left, right) = (minX &>> shift, maxX &>> shift)
        var row = (minY &>> rowShift) &* columns
        let last = (maxY &>> rowShift) &* columns
        let number = blocks[row &+ left] &>> 8
        if number == 0 { return nil }
        while row <= last {
            guard hasColor(number, row &+ left, row &+ right) else { return nil }
            row &+= columns
        }
        return colors[Int(number)]
    }

    /// Returns whether all blocks of a range in a row have a color.
    @inline(__always)
    private func hasColor(_ number: UInt16, _ first: Int, _ last: Int) -> Bool {
        var index = first
        while index <= last {
            let block = blocks[index]
            if block &>> 8 != number { return false }
            index &+= Int(block & 255)
        }
        return true
    }
}
