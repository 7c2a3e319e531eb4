import CoreGraphics
import Foundation

/// The different pixels of two pictures, and a drawing of them.
struct PictureMarks {
    /// The number of different pixels. Pixels outside of one picture count as different.
    private(set) var count = 0
    private let old: Bitmap
    private let new: Bitmap
    private let width: Int
    private let height: Int
    /// The squares of `tile` pixels with differences, by row and column.
    private var tiles: Set<Tile> = []

    private static let tile = 24
    private static let red: UInt32 = 0xFF_0000

    private struct Tile: Hashable {
        var column: Int
        var row: Int
    }

    init(_ old: Bitmap, _ new: Bitmap) {
        (self.old, self.new) = (old, new)
        (width, height) = (max(old.width, new.width), max(old.height, new.height))
        for y in 0..<height where !isSame(y) {
            for x in 0..<width where differ(x, y) {
                count += 1
                tiles.insert(Tile(column: x / Self.tile, row: y / Self.tile))
            }
        }
    }

    /// Returns whether a row is equal byte for byte, as most rows are.
    private func isSame(_ y: Int) -> Bool {
        guard old.width == new.width, old.format == new.format, y < old.height, y < new.height else { return false }
        return memcmp(old.data + y * old.bytesPerRow, new.data + y * new.bytesPerRow, width * 4) == 0
    }

    private func differ(_ x: Int, _ y: Int) -> Bool {
        guard let before = Self.pixel(old, x, y), let after = Self.pixel(new, x, y) else {
            return x < width && y < height
        }
        return before != after
    }

    /// Returns a pixel's color, or `nil` outside of the picture.
    private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
        guard x < bitmap.width, y < bitmap.height else { return nil }
        let pixel = bitmap.data.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
        return bitmap.isOpaque ? pixel | 0xFF00_0000 : pixel
    }

    /// Returns the new picture in pale colors, with the differences in red and a frame around each group of them.
    /// Returns `nil` if memory is exhausted.
    /// without memory.
    func drawing() -> CGImage? {
        guard let bitmap = Bitmap(width: width, height: height, format: .rgb32) else { return nil }
        func set(_ x: Int, _ y: Int, _ color: UInt32) {
            guard x >= 0, y >= 0, x < width, y < height else { return }
            bitmap.data.storeBytes(of: color, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
        }
        for y in 0..<height {
            for x in 0..<width {
                // A quarter of each component, and three quarters of white.
                let pale = Self.pixel(new, x, y).map { (($0 >> 2) & 0x3F3F3F) + 0xBF_BFBF } ?? 0xFF_FFFF
                set(x, y, differ(x, y) ? Self.red : pale)
            }
        }
        for part in parts {
            for thickness in 2...4 {
                let (columns, rows) = (
                    part.columns.lowerBound - thickness...part.columns.upperBound + thickness,
                    part.rows.lowerBound - thickness...part.rows.upperBound + thickness
                )
                for x in columns {
                    set(x, rows.lowerBound, Self.red)
                    set(x, rows.upperBound, Self.red)
                }
                for y in rows {
                    set(columns.lowerBound, y, Self.red)
                    set(columns.upperBound, y, Self.red)
                }
            }
        }
        return CGImage(bitmap: bitmap)
    }

    /// The groups of differences: adjacent squares form a group.
    private var parts: [(columns: ClosedRange<Int>, rows: ClosedRange<Int>)] {
        var rest = tiles
        var parts: [(columns: ClosedRange<Int>, rows: ClosedRange<Int>)] = []
        while let first = rest.popFirst() {
            var (columns, rows) = (first.column...first.column, first.row...first.row)
            var next = [first]
            while let tile = next.popLast() {
                columns = min(columns.lowerBound, tile.column)...max(columns.upperBound, tile.column)
                rows = min(rows.lowerBound, tile.row)...max(rows.upperBound, tile.row)
                for row in tile.row - 1...tile.row + 1 {
                    for column in tile.column - 1...tile.column + 1 {
                        if let neighbor = rest.remove(Tile(column: column, row: row)) { next.append(neighbor) }
                    }
                }
            }
            parts.append((pixels(columns, upTo: width), pixels(rows, upTo: height)))
        }
        return parts
    }

    private func pixels(_ tiles: ClosedRange<Int>, upTo limit: Int) -> ClosedRange<Int> {
        tiles.lowerBound * Self.tile...min(limit, (tiles.upperBound + 1) * Self.tile) - 1
    }
}
