import Foundation

/// The blurred backdrop of a layer as squares. It is enlarged when it is painted.
struct BackdropPicture {
    private let left, top, columns, rows, step: Int
    /// The values of each square: blue, red, green and alpha in 16 bits each, sixteen times a pixel's value.
    private let values: [UInt64]

    init(left: Int, top: Int, columns: Int, rows: Int, step: Int, values: [UInt64]) {
        (self.left, self.top, self.columns, self.rows, self.step) = (left, top, columns, rows, step)
        self.values = values
    }

    /// A row of squares, enlarged to a row of pixels: two channels of 16 bits each, which are every second byte of a
    /// pixel.
    private struct Line {
        /// The channels blue and red, and the channels green and alpha.
        let evens, odds: UnsafeMutablePointer<UInt32>

        init(_ memory: UnsafeMutablePointer<UInt32>, _ width: Int) { (evens, odds) = (memory, memory + width) }
    }

    private typealias Pixels = SIMD4<UInt32>

    /// Fills pixels of a surface by interpolating between the four nearest squares.
    func fill(_ box: PixelBox, of target: Surface) {
        let box = box.intersection(target.box)
        if box.isEmpty { return }
        // Four pixels are mixed at a time.
        let width = (box.width + 3) & ~3
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4 * width) { memory in
            guard let first = memory.baseAddress else { return }
            memory.update(repeating: 0)
            var (upper, lower) = (Line(first, width), Line(first + 2 * width, width))
            var known = Int.min
            var y = Int(box.minY)
            while y < Int(box.maxY) {
                let place = 2 * y + 1 - step
                let row = place >> (step.trailingZeroBitCount + 1)
                if row == known + 1 { swap(&upper, &lower) } else { enlarge(row, box, into: upper) }
                enlarge(row + 1, box, into: lower)
                known = row
                let part = place - row * 2 * step
                let count = min((2 * step - part + 1) / 2, Int(box.maxY) - y)
                let data = target.data + (y - Int(target.box.minY)) * target.bytesPerRow
                mix(
                    upper, lower, UInt32(part * 8 / step), into: data + Int(box.minX - target.box.minX) * 4,
                    target.bytesPerRow, box.width, count)
                y += count
            }
        }
    }

    /// Fills the rows of pixels between the middles of two rows of squares.
    /// - Parameter part: The position of the first row of pixels between the upper and the lower row of squares, in
    ///   sixteenths.
    private func mix(
        _ upper: Line, _ lower: Line, _ part: UInt32, into data: UnsafeMutableRawPointer, _ bytesPerRow: Int,
        _ width: Int, _ rows: Int
    ) {
        let growth = UInt32(16 / step)
        let mask = Pixels(repeating: 0xff_00ff)
        func load(_ line: UnsafeMutablePointer<UInt32>, _ x: Int) -> Pixels {
            UnsafeRawPointer(line + x).loadUnaligned(as: Pixels.self)
        }
        func isZero(_ pixels: Pixels) -> Bool {
            let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
            return halves.x | halves.y == 0
        }
        var x = 0
        while x < width {
            let (evens, odds) = (load(upper.evens, x), load(upper.odds, x))
            let (lowerEvens, lowerOdds) = (load(lower.evens, x), load(lower.odds, x))
            // In a uniform part of a page, the blurred backdrop is constant.
            var end = x &+ 4
            while end &+ 4 <= width,
                isZero(
                    (load(upper.evens, end) ^ evens) | (load(upper.odds, end) ^ odds)
                        | (load(lower.evens, end) ^ lowerEvens) | (load(lower.odds, end) ^ lowerOdds))
            {
                end &+= 4
            }
            // Both channels are computed at once. A negative difference borrows from the upper channel, and the sum
            // returns what was borrowed.
            let (evenStep, oddStep) = (lowerEvens &- evens, lowerOdds &- odds)
            let half = Pixels(repeating: 0x80_0080)
            var even = evens &* 16 &+ evenStep &* part &+ half
            var odd = odds &* 16 &+ oddStep &* part &+ half
            let (evenGrowth, oddGrowth) = (evenStep &* growth, oddStep &* growth)
            var place = data + x &* 4
            for _ in 0..<rows {
                let pixels = even &>> 8 & mask | odd & ~mask
                if end <= width {
                    var next = x
                    repeat {
                        place.storeBytes(of: pixels, toByteOffset: (next &- x) &* 4, as: Pixels.self)
                        next &+= 4
                    } while next < end
                } else {
                    for index in 0..<(width &- x) {
                        place.storeBytes(of: pixels[index], toByteOffset: index &* 4, as: UInt32.self)
                    }
                }
                even &+= evenGrowth
                odd &+= oddGrowth
                place += bytesPerRow
            }
            x = end
        }
    }

    /// Enlarges a row of squares.
    private func enlarge(_ row: Int, _ box: PixelBox, into line: Line) {
        // All four channels are computed at once. A channel of a square has 12 bits, so that one bit is dropped if
        // squares have 16 pixels.
        let bits = UInt64(step.trailingZeroBitCount + 1)
        let half: UInt64 = bits > 4 ? 1 : 0
        let mask: UInt64 = 0x0fff_0fff_0fff_0fff
        let start = min(max(row - top, 0), rows - 1) * columns
        values.withUnsafeBufferPointer { values in
            func square(_ column: Int) -> UInt64 {
                (values[start + min(max(column - left, 0), columns - 1)] &>> half) & mask
            }
            var x = Int(box.minX)
            var (evens, odds) = (line.evens, line.odds)
            while x < Int(box.maxX) {
                let place = 2 * x + 1 - step
                let column = place >> (step.trailingZeroBitCount + 1)
                let (from, to) = (square(column), square(column + 1))
                let part = place - column * 2 * step
                let count = min((2 * step - part + 1) / 2, Int(box.maxX) - x)
                // A negative difference borrows from the next channel, and the sum returns what was borrowed.
                var sum = from &<< bits &+ (to &- from) &* UInt64(part)
                let difference = (to &- from) &* 2
                if difference == 0 {
                    let pixel = (sum &>> (bits &- half)) & mask
                    evens.update(repeating: UInt32(truncatingIfNeeded: pixel), count: count)
                    odds.update(repeating: UInt32(truncatingIfNeeded: pixel &>> 32), count: count)
                    (evens, odds, x) = (evens + count, odds + count, x + count)
                    continue
                }
                for index in 0..<count {
                    let pixel = (sum &>> (bits &- half)) & mask
                    evens[index] = UInt32(truncatingIfNeeded: pixel)
                    odds[index] = UInt32(truncatingIfNeeded: pixel &>> 32)
                    sum &+= difference
                }
                evens += count
                odds += count
                x += count
            }
        }
    }
}
