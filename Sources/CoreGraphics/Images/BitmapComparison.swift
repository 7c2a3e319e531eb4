import Foundation

/// The differences of two bitmaps with the same size.
package struct BitmapComparison: Sendable {
    /// The number of pixels with a channel that differs by more than the tolerance.
    package var count = 0
    /// The largest difference of a channel, from 0 to 255.
    package var largest = 0
    /// The columns with differing pixels, from the first to the last.
    package var columns = Int.max...Int.max
    package var rows = Int.max...Int.max

    /// Compares bitmaps with four bytes per pixel. Equal rows are compared with the speed of reading memory.
    package init(_ left: Bitmap, _ right: Bitmap, tolerance: Int = 0) {
        precondition(left.width == right.width && left.height == right.height && left.format.bytesPerPixel == 4)
        let bytes = left.width * 4
        for y in 0..<left.height {
            let (a, b) = (left.data + y * left.bytesPerRow, right.data + y * right.bytesPerRow)
            if memcmp(a, b, bytes) != 0 { compare(a, b, y, left.width, tolerance) }
        }
    }

    private mutating func compare(
        _ left: UnsafeMutableRawPointer, _ right: UnsafeMutableRawPointer, _ y: Int, _ width: Int, _ tolerance: Int
    ) {
        for x in 0..<width {
            let (a, b) = (
                left.load(fromByteOffset: x * 4, as: UInt32.self), right.load(fromByteOffset: x * 4, as: UInt32.self)
            )
            if a == b { continue }
            var size = 0
            for shift: UInt32 in [0, 8, 16] { size = max(size, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
            largest = max(largest, size)
            guard size > tolerance else { continue }
            columns = count == 0 ? x...x : min(columns.lowerBound, x)...max(columns.upperBound, x)
            rows = count == 0 ? y...y : rows.lowerBound...y
            count += 1
        }
    }
}
