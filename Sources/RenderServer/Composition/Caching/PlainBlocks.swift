import CoreGraphics
import Foundation

/// Which squares of a bitmap have one colour throughout: most of a page, which need not be mixed from four pixels then.
struct PlainBlocks {
    private var colors: [UInt32]
    private var isPlain: [Bool]
    private let columns: Int

    private static let shift = 4
    private static let side = 1 << shift

    init(of bitmap: Bitmap) {
        let columns = (bitmap.width + Self.side - 1) >> Self.shift
        let rows = (bitmap.height + Self.side - 1) >> Self.shift
        colors = [UInt32](repeating: 0, count: columns * rows)
        isPlain = [Bool](repeating: bitmap.format != .alpha8, count: columns * rows)
        self.columns = columns
        guard bitmap.format != .alpha8 else { return }
        for y in 0..<bitmap.height {
            let row = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let first = (y >> Self.shift) * columns
            let isNew = y & (Self.side - 1) == 0
            for column in 0..<columns where isNew || isPlain[first + column] {
                let start = column << Self.shift
                let end = min(start + Self.side, bitmap.width)
                if isNew { colors[first + column] = row[start] }
                var difference: UInt32 = 0
                let color = colors[first + column]
                for x in start..<end { difference |= row[x] ^ color }
                if difference != 0 { isPlain[first + column] = false }
            }
        }
    }

    /// The one colour of all pixels from the first to the last, both included; `nil` when there are several.
    @inline(__always)
    func color(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> UInt32? {
        let (left, right) = (minX >> Self.shift, maxX >> Self.shift)
        let first = (minY >> Self.shift) * columns
        let last = (maxY >> Self.shift) * columns
        guard isPlain[first + left] else { return nil }
        let color = colors[first + left]
        var row = first
        while row <= last {
            for index in (row + left)...(row + right) where !isPlain[index] || colors[index] != color { return nil }
            row += columns
        }
        return color
    }
}
