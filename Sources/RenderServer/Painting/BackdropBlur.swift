import CoreGraphics
import Foundation

/// Blurs the backdrop of a layer, and changes its colors.
///
/// First, the pixels of each square are averaged, so that a large blur costs less than a small blur. Then the squares
/// are blurred three times with a box, which approximates the Gaussian. The result for a pixel depends only on the
/// pixels within `reach` and on the position of the pixel on the display. In particular, it does not depend on the
/// size of the painted area.
struct BackdropBlur {
    /// The side of a square, in pixels.
    private let step: Int
    /// The radii of the boxes, in squares.
    private let radii: (Int, Int, Int)
    private let tone: Tone

    private static let largestRadius = 100.0
    private static let largestStep = 16
    /// The maximum standard deviation, in pixels. Up to this value, the sums of a box of squares fit into 16 bits.
    private static let largestSigma = 112.0

    /// - Parameter scale: Pixels per point.
    init(_ effect: BackdropEffect, scale: Double) {
        let amount = effect.amount.isNaN ? 0 : min(max(effect.amount, 0), 1)
        let radius = effect.blurRadius.isNaN ? 0 : min(max(effect.blurRadius, 0), Self.largestRadius)
        let sigma = min(radius * amount * scale, Self.largestSigma)
        var step = 1
        while sigma >= 4 * Double(step), step < Self.largestStep { step *= 2 }
        self.step = step
        // Averaging and enlarging already have the effect of a blur by a fraction of a square.
        let variance = (sigma / Double(step)) * (sigma / Double(step)) - (step > 1 ? 0.25 : 0)
        radii = variance > 0.01 ? GaussianBlur.boxRadii(sigma: variance.squareRoot()) : (0, 0, 0)
        tone = Tone(effect, amount: amount)
    }

    private var boxReach: Int { radii.0 + radii.1 + radii.2 }

    /// The distance within which the backdrop affects a pixel, in pixels.
    var reach: Int32 { Int32((boxReach + 2) * step) }

    // MARK: Squares

    /// A range of squares of pixels, from the first to the last square.
    private struct Squares {
        var left, top, right, bottom: Int
        var columns: Int { right - left + 1 }
        var rows: Int { bottom - top + 1 }
    }

    /// Returns the square to the left of or above a pixel's center, and the pixel's distance from it. The distance is
    /// in units of 1/(2 * step) of the way to the next square.
    @inline(__always)
    private static func square(before pixel: Int, _ step: Int) -> (square: Int, part: Int) {
        let place = 2 * pixel + 1 - step
        let square = place >> (step.trailingZeroBitCount + 1)
        return (square, place - square * 2 * step)
    }

    private func squares(for box: PixelBox) -> Squares {
        Squares(
            left: Self.square(before: Int(box.minX), step).square,
            top: Self.square(before: Int(box.minY), step).square,
            right: Self.square(before: Int(box.maxX) - 1, step).square + 1,
            bottom: Self.square(before: Int(box.maxY) - 1, step).square + 1)
    }

    /// Returns the pixels that are needed to blur the pixels of a box within the limits.
    func source(for box: PixelBox, within limits: PixelBox) -> PixelBox {
        let wanted = squares(for: box)
        return PixelBox(
            minX: Int32((wanted.left - boxReach) * step), minY: Int32((wanted.top - boxReach) * step),
            maxX: Int32((wanted.right + boxReach + 1) * step), maxY: Int32((wanted.bottom + boxReach + 1) * step)
        ).intersection(limits)
    }

    /// Returns areas of pixels with a uniform color, 0xffRRGGBB, rounded to whole squares.
    ///
    /// - Parameter box: The pixels that are divided into squares. Some of the squares extend beyond its edges.
    func uniformSquares(of plain: UniformColorRegions, in box: PixelBox) -> [(color: UInt32, pixels: PixelBox)] {
        let side = Int32(step)
        func up(_ start: Int32, _ edge: Int32) -> Int32 { start <= edge ? edge : (start + side - 1) & -side }
        func down(_ end: Int32, _ edge: Int32) -> Int32 { end >= edge ? edge : end & -side }
        var result: [(color: UInt32, pixels: PixelBox)] = []
        for (color, region) in plain.regions {
            for area in region.boxes {
                let pixels = PixelBox(
                    minX: up(area.minX, box.minX), minY: up(area.minY, box.minY), maxX: down(area.maxX, box.maxX),
                    maxY: down(area.maxY, box.maxY))
                if pixels.area >= UniformColorRegions.smallestArea { result.append((color, pixels)) }
            }
        }
        return result
    }

    // MARK: Blurring

    private typealias Pixel = SIMD4<UInt32>

    /// Four channels of 16 bits: blue, green, red, alpha. Each uses 12 bits, for sixteen times a pixel's value.
    private typealias Square = UInt64

    /// Blurs the backdrop of some pixels. Beyond the limits, the pixels at the edge are repeated.
    ///
    /// - Parameters:
    ///   - source: A surface with the pixels of `source(for:within:)`. The pixels of `uniformSquares` may be missing.
    func picture(
        of source: Surface, for box: PixelBox, within limits: PixelBox, isOpaque: Bool,
        uniformSquares: [(color: UInt32, pixels: PixelBox)] = []
    ) -> BackdropPicture {
        let wanted = squares(for: box)
        let all = Squares(
            left: wanted.left - boxReach, top: wanted.top - boxReach, right: wanted.right + boxReach,
            bottom: wanted.bottom + boxReach)
        let (columns, rows) = (wanted.columns, wanted.rows)
        let values = withUnsafeTemporaryAllocation(
            of: Square.self, capacity: 2 * all.columns * all.rows + max(all.columns, rows)
        ) { memory -> [Square] in
            guard let squares = memory.baseAddress else { return [] }
            let turned = squares + all.columns * all.rows
            let sums = turned + all.columns * all.rows
            squares.update(repeating: Self.unknown, count: all.columns * all.rows)
            for (color, pixels) in uniformSquares { fill(pixels, color, all, into: squares) }
            averages(of: source, all, isOpaque, into: squares)
            blurColumns(squares, all.columns, all.rows, sums)
            // The picture is transposed, so that rows are blurred as columns and many numbers are added at once.
            for row in 0..<rows {
                for column in 0..<all.columns { turned[column * rows + row] = squares[row * all.columns + column] }
            }
            blurColumns(turned, rows, all.columns, sums)
            return [Square](unsafeUninitializedCapacity: columns * rows) { result, count in
                count = columns * rows
                // Adjacent squares of a page often have the same color.
                var known = turned[0]
                var toned = Self.paired(tone.apply(to: known))
                for row in 0..<rows {
                    for column in 0..<columns {
                        let square = turned[column * rows + row]
                        if square != known { (known, toned) = (square, Self.paired(tone.apply(to: square))) }
                        result[row * columns + column] = toned
                    }
                }
            }
        }
        return BackdropPicture(
            left: wanted.left, top: wanted.top, columns: columns, rows: rows, step: step, values: values)
    }

    /// A value that cannot be the value of an opaque square.
    private static let unknown: Square = 0

    /// Sets the values of squares that are known to have a uniform color.
    private func fill(
        _ pixels: PixelBox, _ color: UInt32, _ all: Squares, into squares: UnsafeMutablePointer<Square>
    ) {
        let bits = Int32(step.trailingZeroBitCount)
        let (left, right) = (
            max(Int(pixels.minX >> bits), all.left), min(Int((pixels.maxX - 1) >> bits), all.right)
        )
        let (top, bottom) = (
            max(Int(pixels.minY >> bits), all.top), min(Int((pixels.maxY - 1) >> bits), all.bottom)
        )
        guard left <= right, top <= bottom else { return }
        let square = Self.square(color)
        for row in top...bottom {
            (squares + (row - all.top) * all.columns + (left - all.left))
                .update(repeating: square, count: right - left + 1)
        }
    }

    @inline(__always)
    private static func square(_ color: UInt32) -> Square {
        let (even, odd) = (color & 0xff_00ff, color >> 8 & 0xff_00ff)
        return square(Pixel(even & 0xffff, odd & 0xffff, even >> 16, odd >> 16) &* 16)
    }

    /// Computes the average of each square whose color is not known yet. A square beyond the limits gets the average
    /// of the nearest square inside.
    private func averages(
        of source: Surface, _ all: Squares, _ isOpaque: Bool, into squares: UnsafeMutablePointer<Square>
    ) {
        let box = source.box
        let bits = step.trailingZeroBitCount
        let known = Squares(
            left: Int(box.minX) >> bits, top: Int(box.minY) >> bits, right: (Int(box.maxX) - 1) >> bits,
            bottom: (Int(box.maxY) - 1) >> bits)
        let (left, right) = (max(known.left, all.left), min(known.right, all.right))
        let (first, last) = (max(known.top, all.top), min(known.bottom, all.bottom))
        for row in first...last {
            let line = squares + (row - all.top) * all.columns
            let top = max(row * step, Int(box.minY)) - Int(box.minY)
            let bottom = min((row + 1) * step, Int(box.maxY)) - Int(box.minY)
            for column in left...right where line[column - all.left] == Self.unknown {
                let start = max(column * step, Int(box.minX)) - Int(box.minX)
                let end = min((column + 1) * step, Int(box.maxX)) - Int(box.minX)
                line[column - all.left] = Self.average(
                    of: source.data + top * source.bytesPerRow + start * 4, source.bytesPerRow, end - start,
                    bottom - top, isOpaque)
            }
            for column in all.left..<left { line[column - all.left] = line[left - all.left] }
            for column in right..<all.right { line[column + 1 - all.left] = line[right - all.left] }
        }
        for row in all.top...all.bottom where row < first || row > last {
            (squares + (row - all.top) * all.columns).update(
                from: squares + ((row < first ? first : last) - all.top) * all.columns, count: all.columns)
        }
    }

    @inline(__always)
    private static func average(
        of data: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ width: Int, _ height: Int, _ isOpaque: Bool
    ) -> Square {
        if let color = uniformColor(of: data, bytesPerRow, width, height, isOpaque) {
            return square(isOpaque ? color | 0xff00_0000 : color)
        }
        // Two channels are added at a time, for four pixels side by side: 256 times 255 is less than 65536.
        var (evens, odds) = (Pixel.zero, Pixel.zero)
        let mask = Pixel(repeating: 0xff_00ff)
        var x = 0
        while x &+ 4 <= width {
            var place = UnsafeRawPointer(data) + x &* 4
            for _ in 0..<height {
                let pixels = place.loadUnaligned(as: Pixel.self)
                evens &+= pixels & mask
                odds &+= pixels &>> 8 & mask
                place += bytesPerRow
            }
            x &+= 4
        }
        while x < width {
            var place = UnsafeRawPointer(data) + x &* 4
            for _ in 0..<height {
                let pixel = place.loadUnaligned(as: UInt32.self)
                evens.x &+= pixel & 0xff_00ff
                odds.x &+= pixel >> 8 & 0xff_00ff
                place += bytesPerRow
            }
            x &+= 1
        }
        let count = UInt32(truncatingIfNeeded: width &* height)
        let (even, odd) = (evens.wrappedSum(), odds.wrappedSum())
        var sum = Pixel(even & 0xffff, odd & 0xffff, even >> 16, odd >> 16) &* 16
        // The alpha byte of an opaque surface is undefined.
        if isOpaque { sum.w = count &* 4_080 }
        // Squares at the edges of the display are smaller.
        let isWhole = count & (count &- 1) == 0
        return square(isWhole ? sum &>> UInt32(truncatingIfNeeded: count.trailingZeroBitCount) : sum / count)
    }

    /// Returns the uniform color of a square's pixels, or `nil` for several colors. Most squares of a page are
    /// uniform.
    @inline(__always)
    private static func uniformColor(
        of data: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ width: Int, _ height: Int, _ isOpaque: Bool
    ) -> UInt32? {
        guard width & 3 == 0 else { return nil }
        // The alpha byte of an opaque surface is undefined.
        let mask: UInt32 = isOpaque ? 0xff_ffff : 0xffff_ffff
        let color = data.load(as: UInt32.self)
        let last = data.load(fromByteOffset: (height &- 1) &* bytesPerRow &+ (width &- 1) &* 4, as: UInt32.self)
        if (color ^ last) & mask != 0 { return nil }
        let first = Pixel(repeating: color)
        var difference = Pixel.zero
        var row = UnsafeRawPointer(data)
        for _ in 0..<height {
            var x = 0
            while x < width {
                difference |= (row + x &* 4).loadUnaligned(as: Pixel.self) ^ first
                x &+= 4
            }
            row += bytesPerRow
        }
        let all = difference.x | difference.y | difference.z | difference.w
        return all & mask == 0 ? color : nil
    }

    /// Returns a square's channels in the order of `BackdropPicture`.
    @inline(__always)
    private static func paired(_ square: Square) -> UInt64 {
        square & 0xffff_0000_0000_ffff | square >> 16 & 0xffff_0000 | (square & 0xffff_0000) << 16
    }

    @inline(__always)
    private static func square(_ pixel: Pixel) -> Square {
        UInt64(pixel.x | pixel.y &<< 16) | UInt64(pixel.z | pixel.w &<< 16) &<< 32
    }

    /// Blurs each column three times with a box. The columns become shorter by the radii at both ends.
    ///
    /// - Parameter sums: Memory for the sums of a row.
    private func blurColumns(
        _ squares: UnsafeMutablePointer<Square>, _ columns: Int, _ rows: Int, _ sums: UnsafeMutablePointer<Square>
    ) {
        var rows = rows
        for radius in [radii.0, radii.1, radii.2] where radius > 0 {
            rows -= 2 * radius
            Self.blurColumns(
                UnsafeMutableRawPointer(squares).assumingMemoryBound(to: UInt16.self),
                UnsafeMutableRawPointer(sums).assumingMemoryBound(to: UInt16.self), columns * 4, rows, radius)
        }
    }

    /// - Parameters:
    ///   - width: The number of values in a row, four for each square.
    ///   - rows: The number of remaining rows.
    private static func blurColumns(
        _ values: UnsafeMutablePointer<UInt16>, _ sums: UnsafeMutablePointer<UInt16>, _ width: Int, _ rows: Int,
        _ radius: Int
    ) {
        let size = 2 * radius + 1
        // The mean of equal values is exactly that value.
        let (factor, half) = (UInt16((65_536 + radius) / size), UInt16(radius))
        for index in 0..<width { sums[index] = half }
        for row in 0..<size {
            let line = values + row * width
            for index in 0..<width { sums[index] &+= line[index] }
        }
        for row in 0..<rows {
            let line = values + row * width
            for index in 0..<width {
                let (leaving, sum) = (line[index], sums[index])
                line[index] = mean(sum, factor)
                sums[index] = sum &- leaving
            }
            if row + 1 == rows { return }
            // This loop is separate from the previous loop, so that the compiler can prove that the two rows do not
            // overlap.
            let next = line + size * width
            for index in 0..<width { sums[index] &+= next[index] }
        }
    }

    @inline(__always)
    private static func mean(_ sum: UInt16, _ factor: UInt16) -> UInt16 {
        UInt16(truncatingIfNeeded: (UInt32(sum) &* UInt32(factor)) &>> 16)
    }

    // MARK: Colors

    /// A change of colors. The channels are blue, green, red, alpha, as in memory.
    private struct Tone {
        private let saturation: Int32
        private let tint: SIMD4<Int32>
        /// The share of the color that remains beside the tint, in 1/4096.
        private let rest: Int32
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
                rest = 4_096 - Int32((alpha * 4_096).rounded())
            } else {
                (tint, rest) = (.zero, 4_096)
            }
            isPlain = self.saturation == 256 && tint == .zero
        }

        @inline(__always)
        func apply(to square: UInt64) -> UInt64 {
            if isPlain { return square }
            func channel(_ shift: UInt64) -> Int32 { Int32(truncatingIfNeeded: square &>> shift & 0xffff) }
            var color = SIMD4(channel(0), channel(16), channel(32), channel(48))
            if saturation != 256 {
                let alpha = color.w
                let light = (color.x &* 19 &+ color.y &* 183 &+ color.z &* 54) >> 8
                color = (color &- light) &* saturation &>> 8 &+ light
                color.w = alpha
                color.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
            }
            if tint.w > 0 {
                // A white tint over white results in white: the error is less than a sixteenth of a pixel value's
                // smallest step.
                color = (tint &+ (color &* rest &+ 2_048) &>> 12).clamped(
                    lowerBound: .zero, upperBound: SIMD4(repeating: 4_080))
            }
            return BackdropBlur.square(Pixel(truncatingIfNeeded: color))
        }
    }
}
