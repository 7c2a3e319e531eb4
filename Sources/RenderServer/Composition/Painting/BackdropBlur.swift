import CoreGraphics
import Foundation

/// Blurs what lies behind a layer, and changes its colours.
///
/// Squares of pixels are averaged first, so that a far blur costs less than a near one; three box blurs of these, whose
/// sums are exact, make the Gaussian. A pixel depends on those within `reach` of it, on where on the display it is, and
/// on nothing else: least of all on how much is painted.
struct BackdropBlur {
    /// The side of a square.
    private let step: Int
    /// Of the boxes, in squares.
    private let radii: (Int, Int, Int)
    private let tone: Tone

    private static let largestRadius = 100.0
    private static let largestStep = 16

    /// - Parameter scale: Pixels a point.
    init(_ effect: BackdropEffect, scale: Double) {
        let amount = effect.amount.isNaN ? 0 : min(max(effect.amount, 0), 1)
        let radius = effect.blurRadius.isNaN ? 0 : min(max(effect.blurRadius, 0), Self.largestRadius)
        let sigma = min(radius * amount * scale, 1_000)
        var step = 1
        while sigma >= 4 * Double(step), step < Self.largestStep { step *= 2 }
        self.step = step
        // Averaging and the way back blur by a part of a square already.
        let variance = (sigma / Double(step)) * (sigma / Double(step)) - (step > 1 ? 0.25 : 0)
        radii = variance > 0.01 ? GaussianBlur.boxRadii(sigma: variance.squareRoot()) : (0, 0, 0)
        tone = Tone(effect, amount: amount)
    }

    private var boxReach: Int { radii.0 + radii.1 + radii.2 }

    /// How far from a pixel what lies behind decides about it, in pixels.
    var reach: Int32 { Int32((boxReach + 2) * step) }

    // MARK: Squares

    /// Squares of pixels, both ends included.
    private struct Squares {
        var left, top, right, bottom: Int
        var columns: Int { right - left + 1 }
        var rows: Int { bottom - top + 1 }
    }

    /// The square left of, or above, a pixel's centre, and how far it is on the way to the next, of `2 * step`.
    @inline(__always)
    private static func square(before pixel: Int, _ step: Int) -> (square: Int, part: Int) {
        let place = 2 * pixel + 1 - step
        let square = place.floored(by: 2 * step)
        return (square, place - square * 2 * step)
    }

    private func squares(for box: PixelBox) -> Squares {
        Squares(
            left: Self.square(before: Int(box.minX), step).square,
            top: Self.square(before: Int(box.minY), step).square,
            right: Self.square(before: Int(box.maxX) - 1, step).square + 1,
            bottom: Self.square(before: Int(box.maxY) - 1, step).square + 1)
    }

    /// The pixels that must be known to blur those of a box, which lies within the limits.
    func source(for box: PixelBox, within limits: PixelBox) -> PixelBox {
        let wanted = squares(for: box)
        return PixelBox(
            minX: Int32((wanted.left - boxReach) * step), minY: Int32((wanted.top - boxReach) * step),
            maxX: Int32((wanted.right + boxReach + 1) * step), maxY: Int32((wanted.bottom + boxReach + 1) * step)
        ).intersection(limits)
    }

    // MARK: Blurring

    private typealias Pixel = SIMD4<UInt32>

    /// Blurs what is behind some pixels. Beyond the limits the pixels at their edge go on.
    ///
    /// - Parameter source: Has the pixels of `source(for:within:)`.
    func picture(of source: Surface, for box: PixelBox, within limits: PixelBox, isOpaque: Bool) -> BackdropPicture {
        let wanted = squares(for: box)
        let all = Squares(
            left: wanted.left - boxReach, top: wanted.top - boxReach, right: wanted.right + boxReach,
            bottom: wanted.bottom + boxReach)
        var pixels = averages(of: source, all, limits, isOpaque)
        var (columns, rows) = (all.columns, all.rows)
        for radius in [radii.0, radii.1, radii.2] where radius > 0 {
            Self.blurRows(&pixels, &columns, rows, radius)
            Self.blurColumns(&pixels, columns, &rows, radius)
        }
        var result = BackdropPicture(left: wanted.left, top: wanted.top, columns: columns, rows: rows, step: step)
        for index in 0..<columns * rows { result.set(tone.apply(to: pixels[index]), at: index) }
        return result
    }

    /// The average of each square's pixels, sixteen times as large as they are; of a square beyond the limits that of the
    /// nearest one within.
    private func averages(of source: Surface, _ all: Squares, _ limits: PixelBox, _ isOpaque: Bool) -> [Pixel] {
        let box = source.box
        let known = Squares(
            left: Int(box.minX).floored(by: step), top: Int(box.minY).floored(by: step),
            right: (Int(box.maxX) - 1).floored(by: step), bottom: (Int(box.maxY) - 1).floored(by: step))
        let width = box.width
        var result = [Pixel](repeating: .zero, count: all.columns * all.rows)
        // Two channels at a time: 256 times 255 is less than 65536.
        var evens = [UInt32](repeating: 0, count: width)
        var odds = evens
        let filler: UInt32 = isOpaque ? 0xff00_0000 : 0
        result.withUnsafeMutableBufferPointer { result in
            evens.withUnsafeMutableBufferPointer { evens in
                odds.withUnsafeMutableBufferPointer { odds in
                    for row in all.top...all.bottom {
                        let line = (row - all.top) * all.columns
                        let square = min(max(row, known.top), known.bottom)
                        if row > all.top, square == min(max(row - 1, known.top), known.bottom) {
                            for column in 0..<all.columns {
                                result[line + column] = result[line - all.columns + column]
                            }
                            continue
                        }
                        let first = max(square * step, Int(box.minY))
                        let end = min((square + 1) * step, Int(box.maxY))
                        for x in 0..<width { (evens[x], odds[x]) = (0, 0) }
                        for y in first..<end {
                            let data = source.data + (y - Int(box.minY)) * source.bytesPerRow
                            let pixels = data.assumingMemoryBound(to: UInt32.self)
                            for x in 0..<width {
                                let pixel = pixels[x] | filler
                                evens[x] &+= pixel & 0xff_00ff
                                odds[x] &+= pixel >> 8 & 0xff_00ff
                            }
                        }
                        for column in all.left...all.right {
                            let square = min(max(column, known.left), known.right)
                            let left = max(square * step, Int(box.minX)) - Int(box.minX)
                            let right = min((square + 1) * step, Int(box.maxX)) - Int(box.minX)
                            var sum = Pixel.zero
                            for x in left..<right {
                                sum &+= Pixel(evens[x] & 0xffff, odds[x] & 0xffff, evens[x] >> 16, odds[x] >> 16)
                            }
                            let count = UInt32((right - left) * (end - first))
                            result[line + column - all.left] =
                                count == UInt32(step * step)
                                ? (sum &* 16) &>> UInt32(count.trailingZeroBitCount) : sum &* 16 / count
                        }
                    }
                }
            }
        }
        return result
    }

    /// Means of so many values, from their sum: exact where all are the same.
    @inline(__always)
    private static func mean(_ sum: Pixel, _ factor: UInt32) -> Pixel { (sum &* factor &+ 1 << 19) &>> 20 }

    private static func factor(_ radius: Int) -> UInt32 {
        let size = UInt32(2 * radius + 1)
        return (1 << 20 + size / 2) / size
    }

    /// Each row becomes shorter by the radius at both ends.
    private static func blurRows(_ pixels: inout [Pixel], _ columns: inout Int, _ rows: Int, _ radius: Int) {
        let (factor, size, shorter) = (factor(radius), 2 * radius + 1, columns - 2 * radius)
        pixels.withUnsafeMutableBufferPointer { pixels in
            for row in 0..<rows {
                // What is written lies before what is still to be read: the last value is kept until it leaves the sum.
                let (from, to) = (row * columns, row * shorter)
                var sum = Pixel.zero
                for x in 0..<size { sum &+= pixels[from + x] }
                for x in 0..<shorter {
                    let leaving = pixels[from + x]
                    let mean = mean(sum, factor)
                    if x + 1 < shorter { sum = sum &+ pixels[from + x + size] &- leaving }
                    pixels[to + x] = mean
                }
            }
        }
        columns = shorter
    }

    /// The same for columns.
    private static func blurColumns(_ pixels: inout [Pixel], _ columns: Int, _ rows: inout Int, _ radius: Int) {
        let (factor, size, shorter) = (factor(radius), 2 * radius + 1, rows - 2 * radius)
        var sums = [Pixel](repeating: .zero, count: columns)
        pixels.withUnsafeMutableBufferPointer { pixels in
            sums.withUnsafeMutableBufferPointer { sums in
                for row in 0..<size {
                    for x in 0..<columns { sums[x] &+= pixels[row * columns + x] }
                }
                for row in 0..<shorter {
                    let (first, next) = (row * columns, (row + size) * columns)
                    for x in 0..<columns {
                        let leaving = pixels[first + x]
                        pixels[first + x] = mean(sums[x], factor)
                        if row + 1 < shorter { sums[x] = sums[x] &+ pixels[next + x] &- leaving }
                    }
                }
            }
        }
        rows = shorter
    }

    // MARK: Colours

    /// A change of colours. Channels are blue, green, red, alpha, as in memory.
    private struct Tone {
        private let saturation: Int32
        private let tint: SIMD4<Int32>
        private let isPlain: Bool

        init(_ effect: BackdropEffect, amount: Double) {
            let saturation = effect.saturation.isNaN ? 1 : min(max(effect.saturation, 0), 4)
            self.saturation = Int32((1 + (saturation - 1) * amount) * 256)
            func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
            if let color = effect.tint {
                let alpha = part(color.alpha) * amount
                func channel(_ value: Double) -> Int32 { Int32((part(value) * alpha * 4_080).rounded()) }
                tint = SIMD4(
                    channel(color.blue), channel(color.green), channel(color.red), Int32((alpha * 4_080).rounded()))
            } else {
                tint = .zero
            }
            isPlain = self.saturation == 256 && tint == .zero
        }

        @inline(__always)
        func apply(to pixel: SIMD4<UInt32>) -> SIMD4<UInt32> {
            if isPlain { return pixel }
            var color = SIMD4<Int32>(truncatingIfNeeded: pixel)
            if saturation != 256 {
                let alpha = color.w
                let light = (color.x &* 19 &+ color.y &* 183 &+ color.z &* 54) >> 8
                color = (color &- light) &* saturation &>> 8 &+ light
                color.w = alpha
                color.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
            }
            if tint.w > 0 {
                // Exact for white on white: the rest is what the tint leaves of 4080.
                color = tint &+ (color &* (4_080 &- tint.w) &+ 2_040) / 4_080
            }
            return SIMD4<UInt32>(truncatingIfNeeded: color)
        }
    }
}

/// What was made of the pixels behind a layer, in squares, to be enlarged where it is painted.
struct BackdropPicture {
    private let left, top, columns, rows, step: Int
    /// Blue, green, red, alpha of each square, sixteen times as large as a pixel's.
    private var values: [UInt16]

    fileprivate init(left: Int, top: Int, columns: Int, rows: Int, step: Int) {
        (self.left, self.top, self.columns, self.rows, self.step) = (left, top, columns, rows, step)
        values = [UInt16](repeating: 0, count: columns * rows * 4)
    }

    @inline(__always)
    fileprivate mutating func set(_ pixel: SIMD4<UInt32>, at index: Int) {
        for channel in 0..<4 { values[index * 4 + channel] = UInt16(truncatingIfNeeded: pixel[channel]) }
    }

    /// Fills pixels of a surface, mixing the four nearest squares.
    func fill(_ box: PixelBox, of target: Surface) {
        let box = box.intersection(target.box)
        if box.isEmpty { return }
        let count = box.width * 4
        var upper = [UInt16](repeating: 0, count: count)
        var lower = upper
        var known = Int.min
        for y in Int(box.minY)..<Int(box.maxY) {
            let place = 2 * y + 1 - step
            let row = place.floored(by: 2 * step)
            if row != known {
                if row == known + 1 { swap(&upper, &lower) } else { enlarge(row, box, into: &upper) }
                enlarge(row + 1, box, into: &lower)
                known = row
            }
            let weight = UInt16((place - row * 2 * step) * 8 / step)
            let data = target.data + (y - Int(target.box.minY)) * target.bytesPerRow
            let pixels = data.assumingMemoryBound(to: UInt8.self) + Int(box.minX - target.box.minX) * 4
            upper.withUnsafeBufferPointer { upper in
                lower.withUnsafeBufferPointer { lower in
                    for index in 0..<count {
                        let value = upper[index] &* (16 &- weight) &+ lower[index] &* weight &+ 128
                        pixels[index] = UInt8(truncatingIfNeeded: value >> 8)
                    }
                }
            }
        }
    }

    /// A row of squares as a row of pixels.
    private func enlarge(_ row: Int, _ box: PixelBox, into line: inout [UInt16]) {
        let start = min(max(row - top, 0), rows - 1) * columns
        values.withUnsafeBufferPointer { values in
            line.withUnsafeMutableBufferPointer { line in
                func square(_ column: Int) -> SIMD4<UInt32> {
                    let index = (start + min(max(column - left, 0), columns - 1)) * 4
                    return SIMD4<UInt32>(
                        UInt32(values[index]), UInt32(values[index + 1]), UInt32(values[index + 2]),
                        UInt32(values[index + 3]))
                }
                var x = Int(box.minX)
                while x < Int(box.maxX) {
                    let place = 2 * x + 1 - step
                    let column = place.floored(by: 2 * step)
                    let (from, to) = (square(column), square(column + 1))
                    var part = UInt32(place - column * 2 * step)
                    while part < UInt32(2 * step), x < Int(box.maxX) {
                        let sum = from &* (UInt32(2 * step) &- part) &+ to &* part
                        let mixed = sum &>> UInt32(step.trailingZeroBitCount + 1)
                        let index = (x - Int(box.minX)) * 4
                        line[index] = UInt16(truncatingIfNeeded: mixed.x)
                        line[index + 1] = UInt16(truncatingIfNeeded: mixed.y)
                        line[index + 2] = UInt16(truncatingIfNeeded: mixed.z)
                        line[index + 3] = UInt16(truncatingIfNeeded: mixed.w)
                        part += 2
                        x += 1
                    }
                }
            }
        }
    }
}

extension Int {
    /// The quotient rounded downwards, by a positive divisor.
    @inline(__always)
    fileprivate func floored(by divisor: Int) -> Int {
        let quotient = self / divisor
        return quotient * divisor > self ? quotient - 1 : quotient
    }
}
