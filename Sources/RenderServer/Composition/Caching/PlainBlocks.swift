import CoreGraphics
import Foundation

/// Which squares of a bitmap have one colour throughout: most of a page, which need not be mixed from four pixels then.
struct PlainBlocks {
    /// The colour of each, and a bit above it; 0 for one that has several.
    private var blocks: [UInt64]
    private let columns: Int

    /// The side of a square is this power of two.
    private let shift: Int

    init(of bitmap: Bitmap, shift: Int = 3) {
        self.shift = shift
        let side = 1 << shift
        let columns = (bitmap.width + side - 1) >> shift
        let rows = (bitmap.height + side - 1) >> shift
        blocks = [UInt64](repeating: 0, count: columns * rows)
        self.columns = columns
        guard bitmap.format != .alpha8 else { return }
        for y in 0..<bitmap.height {
            let row = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let first = (y >> shift) * columns
            let isNew = y & (side - 1) == 0
            for column in 0..<columns where isNew || blocks[first + column] != 0 {
                let start = column << shift
                let end = min(start + side, bitmap.width)
                let color = isNew ? row[start] : UInt32(truncatingIfNeeded: blocks[first + column])
                var difference: UInt32 = 0
                for x in start..<end { difference |= row[x] ^ color }
                blocks[first + column] = difference == 0 ? UInt64(color) | 1 << 32 : 0
            }
        }
    }

    /// The one colour of pixels that begin with a row, and the last row down to which they have it, as far as is asked.
    @inline(__always)
    func rows(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> (color: UInt32, last: Int)? {
        let (left, right) = (minX >> shift, maxX >> shift)
        let (first, last) = (minY >> shift, maxY >> shift)
        let block = blocks[first * columns + left]
        if block == 0 { return nil }
        var row = first
        search: while row <= last {
            for index in (row * columns + left)...(row * columns + right) where blocks[index] != block { break search }
            row += 1
        }
        if row == first { return nil }
        return (UInt32(truncatingIfNeeded: block), min(row << shift - 1, maxY))
    }

    /// The number of the row of blocks, with sides of eight, that a row of pixels is in.
    @inline(__always)
    static func row(of y: Int) -> Int { y >> 3 }

    /// The one colour of all pixels from the first to the last, both included; `nil` when there are several.
    @inline(__always)
    func color(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> UInt32? {
        let (left, right) = (minX >> shift, maxX >> shift)
        let first = (minY >> shift) * columns
        let last = (maxY >> shift) * columns
        let block = blocks[first + left]
        if block == 0 { return nil }
        var row = first
        while row <= last {
            for index in (row + left)...(row + right) where blocks[index] != block { return nil }
            row += columns
        }
        return UInt32(truncatingIfNeeded: block)
    }
}
