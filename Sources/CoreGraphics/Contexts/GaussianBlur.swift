import Foundation

/// A blur that consists of three box blurs. It differs from a Gaussian blur by at most 3 %, and its cost does not
/// depend on its radius.
package enum GaussianBlur {
    /// Returns the number of pixels that may be blurred as a single pixel, a power of two. A large blur needs fewer
    /// pixels, so that the cost does not grow with the radius.
    package static func step(sigma: Double) -> Double {
        var step = 1.0
        while sigma / step >= 16, step < 8_192 { step *= 2 }
        return step
    }

    /// Blurs coverage in place. `sigma` is the standard deviation in pixels. A value below 0.1 has no effect.
    package static func blur(_ bitmap: Bitmap, sigma: Double) {
        guard bitmap.format == .alpha8, sigma >= 0.1 else { return }
        let (width, height) = (bitmap.width, bitmap.height)
        let pixels = bitmap.data.assumingMemoryBound(to: UInt8.self)
        let boxes = boxRadii(sigma: sigma)
        // Each pass reads rows and writes columns, so that two passes blur both axes and restore the orientation.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * width * height + 2 * max(width, height)) {
            scratch in
            guard let turned = scratch.baseAddress else { return }
            let rows = turned + width * height
            blurRows(
                pixels, count: height, length: width, bytesPerRow: bitmap.bytesPerRow, boxes: boxes, scratch: rows,
                into: turned, step: height)
            blurRows(
                turned, count: width, length: height, bytesPerRow: height, boxes: boxes, scratch: rows, into: pixels,
                step: bitmap.bytesPerRow)
        }
    }

    /// Returns the radii of three boxes with variances that add up to the Gaussian's variance.
    package static func boxRadii(sigma: Double) -> (Int, Int, Int) {
        let ideal = (4 * sigma * sigma + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        let lowerValue = Double(lower)
        let count = (12 * sigma * sigma - 3 * lowerValue * lowerValue - 12 * lowerValue - 9) / (-4 * lowerValue - 4)
        let lowers = Int(count.rounded())
        let radii = (0..<3).map { (($0 < lowers ? lower : lower + 2) - 1) / 2 }
        return (radii[0], radii[1], radii[2])
    }

    /// Blurs each row and writes it as a column. Most rows of a shape equal the previous row, whose result is copied.
    private static func blurRows(
        _ source: UnsafePointer<UInt8>, count: Int, length: Int, bytesPerRow: Int, boxes: (Int, Int, Int),
        scratch: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, step: Int
    ) {
        for index in 0..<count {
            let (row, column) = (source + index * bytesPerRow, target + index)
            if index > 0, memcmp(row, row - bytesPerRow, length) == 0 {
                for place in 0..<length { column[place * step] = column[place * step - 1] }
            } else {
                blurRow(row, count: length, boxes: boxes, scratch: scratch, into: column, step: step)
            }
        }
    }

    private static func blurRow(
        _ source: UnsafePointer<UInt8>, count: Int, boxes: (Int, Int, Int), scratch: UnsafeMutablePointer<UInt8>,
        into target: UnsafeMutablePointer<UInt8>, step: Int
    ) {
        let second = scratch + count
        box(source, count: count, radius: boxes.0, into: scratch, step: 1)
        box(scratch, count: count, radius: boxes.1, into: second, step: 1)
        box(second, count: count, radius: boxes.2, into: target, step: step)
    }

    /// Computes a running sum. Pixels outside of the row are 0.
    private static func box(
        _ source: UnsafePointer<UInt8>, count: Int, radius: Int, into target: UnsafeMutablePointer<UInt8>, step: Int
    ) {
        let size = UInt32(2 * radius + 1)
        // Fixed-point reciprocal: 255 · 2^24 fits in 32 bits only with the division's own headroom, so 64 are used.
        let reciprocal = (UInt64(1) << 24) / UInt64(size) + 1
        var sum: UInt32 = 0
        for index in 0..<min(radius, count) { sum &+= UInt32(source[index]) }
        var output = target
        for index in 0..<count {
            let entering = index + radius
            if entering < count { sum &+= UInt32(source[entering]) }
            output.pointee = UInt8(truncatingIfNeeded: min(255, (UInt64(sum) &* reciprocal) >> 24))
            output += step
            let leaving = index - radius
            if leaving >= 0 { sum &-= UInt32(source[leaving]) }
        }
    }
}
