import CoreGraphics
import Foundation

/// Draws a bitmap through a transform, with bilinear or nearest-neighbor sampling.
///
/// The value of a pixel depends only on its position relative to the bitmap. It does not depend on the bounds of the
/// damage, nor on the bitmap's position on the display if that changes by whole pixels. All positions are relative to
/// an anchor that moves with the bitmap. (pixman also draws transformed images, but with its 16 fractional bits,
/// errors in perspective amount to whole pixels.)
struct BitmapSampler {
    let source: Bitmap
    private let filter: ScalingFilter
    /// The transform from the target's pixels to the source's.
    let toSource: PlaneTransform
    /// The part of the source that is sampled. The pixels at its edge are repeated beyond it.
    let window: PixelBox
    /// The uniform blocks of the source, if they are known.
    private let plain: UniformBlocks?
    /// The target pixel that is the origin of places.
    let anchorX, anchorY: Int
    /// The alpha byte of an opaque bitmap is undefined.
    let filler: UInt32

    /// The number of fractional bits of a place in the source.
    static let bits = 32
    private static let one = Double(1 << bits)
    /// The number of fractional bits of exact places, which are rounded so that rounding errors have no effect. Places
    /// are also moved by a quarter of the smallest weight, so that rounding errors do not determine which of two
    /// weights is used.
    private static let exactBits = 16
    private static let bias = 1.0 / 1_024
    /// The number of pixels that are filled together if they have a uniform color.
    private static let longRun = 128
    /// The number of pixels that are interpolated together if they have different colors. In perspective, runs begin
    /// at multiples of this number from the anchor.
    private static let run = 16
    /// The inverse of the maximum error, in pixels, of linear interpolation in the middle of a run.
    private static let tolerance = 16

    /// - Parameters:
    ///   - window: The part of the bitmap to sample, or `nil` for the whole bitmap.
    ///   - outline: The corners of the visible part of the bitmap, in the target's pixels. The corner with the
    ///     smallest coordinates is the anchor.
    init(
        _ source: Bitmap, toSource: PlaneTransform, filter: ScalingFilter, window: PixelBox? = nil,
        outline: [CGPoint], plain: UniformBlocks? = nil
    ) {
        func first(_ values: some Sequence<Double>) -> Int { Int(((values.min() ?? 0) + 1e-5).rounded(.down).pixel) }
        (anchorX, anchorY) = (first(outline.lazy.map { Double($0.x) }), first(outline.lazy.map { Double($0.y) }))
        let all = PixelBox(x: 0, y: 0, width: source.width, height: source.height)
        let part = window.map { $0.intersection(all) } ?? all
        (self.source, self.filter, self.plain) = (source, filter, plain)
        self.window = part.isEmpty ? all : part
        filler = source.format == .rgb32 ? 0xff00_0000 : 0
        guard toSource.isAffine else {
            self.toSource = toSource
            return
        }
        // Within these limits, positions do not overflow. A transform beyond them would reduce the bitmap to a single
        // pixel.
        func held(_ value: Double, _ limit: Double) -> Double { min(max(value, -limit), limit) }
        var straight = toSource
        (straight.m11, straight.m12) = (held(toSource.m11, 4_096), held(toSource.m12, 4_096))
        (straight.m21, straight.m22) = (held(toSource.m21, 4_096), held(toSource.m22, 4_096))
        (straight.m31, straight.m32) = (held(toSource.m31, 1e7), held(toSource.m32, 1e7))
        self.toSource = straight
    }

    /// Fills pixels of a surface. In perspective, pixels that do not show the plane of the bitmap are not changed.
    func fill(_ box: PixelBox, of target: Surface) {
        let box = box.intersection(target.box)
        if box.isEmpty { return }
        switch (source.format, filter) {
        case (.alpha8, .linear): fill(box, of: target, UInt8.self, isSmooth: true)
        case (.alpha8, .nearest): fill(box, of: target, UInt8.self, isSmooth: false)
        case (_, .linear) where isSeparable: fillScaled(box, of: target)
        case (_, .linear): fill(box, of: target, UInt32.self, isSmooth: true)
        case (_, .nearest): fill(box, of: target, UInt32.self, isSmooth: false)
        }
    }

    // MARK: Rows

    @inline(__always)
    private func fill<Pixel: SampledPixel>(
        _ box: PixelBox, of target: Surface, _ pixel: Pixel.Type, isSmooth: Bool
    ) {
        for y in Int(box.minY)..<Int(box.maxY) {
            let row = target.data + (y - Int(target.box.minY)) * target.bytesPerRow
            let pixels = row.assumingMemoryBound(to: UInt32.self) + Int(box.minX - target.box.minX)
            if toSource.isAffine {
                fillStraight(pixels, Int(box.minX)..<Int(box.maxX), y, pixel, isSmooth)
            } else {
                fillBent(pixels, Int(box.minX)..<Int(box.maxX), y, pixel, isSmooth)
            }
        }
    }

    /// Fills a row if the transform is affine. Integer arithmetic is used, so that the result does not depend on the
    /// start of the row.
    @inline(__always)
    private func fillStraight<Pixel: SampledPixel>(
        _ pixels: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, _ y: Int, _ pixel: Pixel.Type, _ isSmooth: Bool
    ) {
        guard let origin = place(anchorX, anchorY, isSmooth) else { return }
        let step = Place(u: Self.fixed(toSource.m11), v: Self.fixed(toSource.m12))
        let rowU = origin.u &+ Self.fixed(toSource.m21) &* (y - anchorY)
        let rowV = origin.v &+ Self.fixed(toSource.m22) &* (y - anchorY)
        func at(_ x: Int) -> Place {
            Place(u: rowU &+ step.u &* (x - anchorX), v: rowV &+ step.v &* (x - anchorX))
        }
        var x = columns.lowerBound
        while x < columns.upperBound {
            let end = min(x + Self.longRun, columns.upperBound)
            if isSmooth, let color = uniformColor(at(x), at(end - 1)) {
                (pixels + (x - columns.lowerBound)).update(repeating: color, count: end - x)
                x = end
            }
            while x < end {
                let count = min(Self.run, end - x)
                fill(pixels + (x - columns.lowerBound), count: count, from: at(x), step: step, pixel, isSmooth)
                x += count
            }
        }
    }

    /// Fills a row in perspective. Places are computed exactly at some pixels, and interpolated linearly in between.
    @inline(__always)
    private func fillBent<Pixel: SampledPixel>(
        _ pixels: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, _ y: Int, _ pixel: Pixel.Type, _ isSmooth: Bool
    ) {
        let distance = columns.lowerBound - anchorX
        var start = anchorX + (distance - (distance % Self.run + Self.run) % Self.run)
        let first = pixels - columns.lowerBound
        while start < columns.upperBound {
            let end = start + Self.longRun
            let from = place(start, y, isSmooth)
            if isSmooth, let from, let to = place(end, y, isSmooth), let color = uniformColor(from, to) {
                // Both coordinates are monotonic along a row.
                let (left, right) = (max(start, columns.lowerBound), min(end, columns.upperBound))
                (first + left).update(repeating: color, count: right - left)
                start = end
                continue
            }
            var left = from
            while start < min(end, columns.upperBound) {
                let right = place(start + Self.run, y, isSmooth)
                // If there is no place, it is behind the eye, or so far away that all of these pixels were clipped.
                if let left, let right { fillBent(first, columns, start, Self.run, left, right, y, pixel, isSmooth) }
                (left, start) = (right, start + Self.run)
            }
        }
    }

    /// Fills the pixels between two exact places. If linear interpolation is not exact enough, the range is divided.
    private func fillBent<Pixel: SampledPixel>(
        _ pixels: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, _ start: Int, _ length: Int, _ from: Place,
        _ to: Place, _ y: Int, _ pixel: Pixel.Type, _ isSmooth: Bool
    ) {
        let (left, right) = (max(start, columns.lowerBound), min(start + length, columns.upperBound))
        if left >= right { return }
        if length == Self.run, isSmooth, let color = uniformColor(from, to) {
            (pixels + left).update(repeating: color, count: right - left)
            return
        }
        if length > 1, let middle = place(start + length / 2, y, isSmooth) {
            let bend = max(abs(from.u + to.u - 2 * middle.u), abs(from.v + to.v - 2 * middle.v)) / 2
            // If a target pixel covers several source pixels, an error of a fraction of these is acceptable.
            let reach = max(abs(to.u - from.u), abs(to.v - from.v)) / length
            if bend > max(reach, 1 << Self.bits) / Self.tolerance {
                let half = length / 2
                fillBent(pixels, columns, start, half, from, middle, y, pixel, isSmooth)
                fillBent(pixels, columns, start + half, half, middle, to, y, pixel, isSmooth)
                return
            }
        }
        let step = Place(u: (to.u - from.u) / length, v: (to.v - from.v) / length)
        fill(
            pixels + left, count: right - left,
            from: Place(u: from.u + step.u * (left - start), v: from.v + step.v * (left - start)), step: step, pixel,
            isSmooth)
    }

    struct Place {
        var u, v: Int
    }

    static func fixed(_ value: Double) -> Int { Int((value * one).rounded()) }

    /// Returns the place of a target pixel in the source, or `nil` if it is not in front of the eye and within reach.
    @inline(__always)
    func place(_ x: Int, _ y: Int, _ isSmooth: Bool) -> Place? {
        let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
        let middle = (isSmooth ? 0.5 : 0) - Self.bias
        let w = x * toSource.m13 + y * toSource.m23 + toSource.m33
        let part = 1 / w
        let u = (x * toSource.m11 + y * toSource.m21 + toSource.m31) * part - middle
        let v = (x * toSource.m12 + y * toSource.m22 + toSource.m32) * part - middle
        guard w > 0, abs(u) < 1e8, abs(v) < 1e8 else { return nil }
        // The sum is positive, so that it can be rounded down by truncation, which is a single instruction.
        let (one, base) = (Double(1 << Self.exactBits), 1 << 46)
        return Place(
            u: (Int(u * one + Double(base)) - base) << (Self.bits - Self.exactBits),
            v: (Int(v * one + Double(base)) - base) << (Self.bits - Self.exactBits))
    }

    // MARK: Pixels

    /// Returns the uniform color of the pixels between two places, or `nil` if it is unknown.
    @inline(__always)
    private func uniformColor(_ start: Place, _ end: Place) -> UInt32? {
        guard plain != nil else { return nil }
        return uniformColor(
            min(start.u, end.u) >> Self.bits, min(start.v, end.v) >> Self.bits,
            max(start.u, end.u) >> Self.bits + 1, max(start.v, end.v) >> Self.bits + 1)
    }

    /// Returns the uniform color of all source pixels from the first to the last, if it is known.
    @inline(__always)
    func uniformColor(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> UInt32? {
        guard let plain, minX >= Int(window.minX), minY >= Int(window.minY), maxX < Int(window.maxX),
            maxY < Int(window.maxY)
        else { return nil }
        return plain.color(minX, minY, maxX, maxY).map { $0 | filler }
    }

    /// Returns the uniform color of rows of pixels, and the last of these rows, if it is known.
    @inline(__always)
    func uniformRows(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> (color: UInt32, last: Int)? {
        plain?.rows(minX, minY, maxX, maxY).map { ($0.color | filler, $0.last) }
    }

    @inline(__always)
    private func fill<Pixel: SampledPixel>(
        _ pixels: UnsafeMutablePointer<UInt32>, count: Int, from start: Place, step: Place, _ pixel: Pixel.Type,
        _ isSmooth: Bool
    ) {
        let (firstX, firstY) = (Int(window.minX), Int(window.minY))
        let (lastX, lastY) = (Int(window.maxX) - 1, Int(window.maxY) - 1)
        let end = Place(u: start.u &+ step.u &* (count - 1), v: start.v &+ step.v &* (count - 1))
        let (minX, maxX) = (min(start.u, end.u) >> Self.bits, max(start.u, end.u) >> Self.bits)
        let (minY, maxY) = (min(start.v, end.v) >> Self.bits, max(start.v, end.v) >> Self.bits)
        let isInside = minX >= firstX && minY >= firstY && maxX < lastX && maxY < lastY
        let data = UnsafeRawPointer(source.data)
        let bytesPerRow = source.bytesPerRow
        func rowStart(_ y: Int) -> UnsafePointer<Pixel> {
            (data + y &* bytesPerRow).assumingMemoryBound(to: Pixel.self)
        }
        var (u, v) = (start.u, start.v)
        if isInside, isSmooth {
            if let color = plain?.color(minX, minY, maxX + 1, maxY + 1) {
                pixels.update(repeating: color | filler, count: count)
                return
            }
            var index = 0
            if Pixel.self == UInt32.self {
                index = count & ~3
                fillFours(pixels, count: index, from: start, step: step)
                u &+= step.u &* index
                v &+= step.v &* index
            }
            while index < count {
                let upper = rowStart(v >> Self.bits) + (u >> Self.bits)
                let lower = (UnsafeRawPointer(upper) + bytesPerRow).assumingMemoryBound(to: Pixel.self)
                let (a, b, c, d) = (upper[0].color, upper[1].color, lower[0].color, lower[1].color)
                pixels[index] = Self.mix(a, b, c, d, u, v) | filler
                u &+= step.u
                v &+= step.v
                index += 1
            }
            return
        }
        for index in 0..<count {
            let (x, y) = (u >> Self.bits, v >> Self.bits)
            let row = rowStart(min(max(y, firstY), lastY))
            let left = min(max(x, firstX), lastX)
            if isSmooth {
                let below = rowStart(min(max(y + 1, firstY), lastY))
                let right = min(max(x + 1, firstX), lastX)
                let (a, b, c, d) = (row[left].color, row[right].color, below[left].color, below[right].color)
                pixels[index] = Self.mix(a, b, c, d, u, v) | filler
            } else {
                pixels[index] = row[left].color | filler
            }
            u &+= step.u
            v &+= step.v
        }
    }

    /// Fills pixels from places, four at a time. All neighbors must be available. The result equals that of `mix`.
    private func fillFours(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, from start: Place, step: Place) {
        typealias Fours = SIMD4<UInt32>
        let data = UnsafeRawPointer(source.data)
        let bytesPerRow = source.bytesPerRow
        let low = Fours(repeating: 0xff_00ff)
        let filler = Fours(repeating: filler)
        /// Multiplies a color by a weight that is in both halves of a number.
        @inline(__always)
        func times(_ color: Fours, _ weight: Fours) -> SIMD8<UInt16> {
            unsafeBitCast(color, to: SIMD8<UInt16>.self) &* unsafeBitCast(weight, to: SIMD8<UInt16>.self)
        }
        /// Returns a pixel and its right neighbor.
        @inline(__always)
        func pair(_ u: Int, _ v: Int) -> UnsafeRawPointer {
            data + (v >> Self.bits) &* bytesPerRow + (u >> Self.bits) &* 4
        }
        @inline(__always)
        func load(_ pointer: UnsafeRawPointer) -> SIMD2<UInt32> { pointer.loadUnaligned(as: SIMD2<UInt32>.self) }
        // Only the fractional parts are needed. They may overflow.
        let (stepU, stepV) = (UInt32(truncatingIfNeeded: step.u), UInt32(truncatingIfNeeded: step.v))
        var partsU = Fours(0, stepU, stepU &* 2, stepU &* 3) &+ Fours(repeating: UInt32(truncatingIfNeeded: start.u))
        var partsV = Fours(0, stepV, stepV &* 2, stepV &* 3) &+ Fours(repeating: UInt32(truncatingIfNeeded: start.v))
        let (stepsU, stepsV) = (Fours(repeating: stepU &* 4), Fours(repeating: stepV &* 4))
        var (u, v) = (start.u, start.v)
        var index = 0
        while index < count {
            let first = pair(u, v)
            let second = pair(u &+ step.u, v &+ step.v)
            let third = pair(u &+ step.u &* 2, v &+ step.v &* 2)
            let fourth = pair(u &+ step.u &* 3, v &+ step.v &* 3)
            let (p, q, r, s) = (load(first), load(second), load(third), load(fourth))
            let (a, b) = (Fours(p.x, q.x, r.x, s.x), Fours(p.y, q.y, r.y, s.y))
            let (t, w, x, y) = (
                load(first + bytesPerRow), load(second + bytesPerRow), load(third + bytesPerRow),
                load(fourth + bytesPerRow)
            )
            let (c, d) = (Fours(t.x, w.x, x.x, y.x), Fours(t.y, w.y, x.y, y.y))
            let (across, down) = (partsU &>> 24, partsV &>> 24)
            var weightD = unsafeBitCast(times(across, down), to: Fours.self) &>> 8
            var (weightB, weightC) = (across &- weightD, down &- weightD)
            var weightA = 256 &- across &- weightC
            weightA |= weightA &<< 16
            weightB |= weightB &<< 16
            weightC |= weightC &<< 16
            weightD |= weightD &<< 16
            let half = SIMD8<UInt16>(repeating: 128)
            let evens =
                times(a & low, weightA) &+ times(b & low, weightB) &+ times(c & low, weightC)
                &+ times(d & low, weightD) &+ half
            let odds =
                times(a &>> 8 & low, weightA) &+ times(b &>> 8 & low, weightB) &+ times(c &>> 8 & low, weightC)
                &+ times(d &>> 8 & low, weightD) &+ half
            let color =
                unsafeBitCast(evens &>> 8, to: Fours.self) | unsafeBitCast(odds, to: Fours.self) & ~low | filler
            UnsafeMutableRawPointer(pixels + index).storeBytes(of: color, as: Fours.self)
            partsU &+= stepsU
            partsV &+= stepsV
            u &+= step.u &* 4
            v &+= step.v &* 4
            index += 4
        }
    }

    /// Interpolates between four pixels by the fractional parts of a place, two channels at a time.
    @inline(__always)
    private static func mix(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ u: Int, _ v: Int) -> UInt32 {
        // Most pixels of a page have the same color as their neighbors.
        if a == b, c == d, a == c { return a }
        let x = UInt32(truncatingIfNeeded: u >> (bits - 8) & 0xff)
        let y = UInt32(truncatingIfNeeded: v >> (bits - 8) & 0xff)
        // The weights add up to 256.
        let weightD = (x &* y) >> 8
        let (weightB, weightC) = (x &- weightD, y &- weightD)
        let weightA = 256 &- x &- weightC
        let mask: UInt32 = 0xff_00ff
        let evens =
            (a & mask) &* weightA &+ (b & mask) &* weightB &+ (c & mask) &* weightC &+ (d & mask) &* weightD
        let odds =
            (a >> 8 & mask) &* weightA &+ (b >> 8 & mask) &* weightB &+ (c >> 8 & mask) &* weightC
            &+ (d >> 8 & mask) &* weightD
        return (evens &+ 0x80_0080) >> 8 & mask | (odds &+ 0x80_0080) & ~mask
    }
}

/// A pixel of a bitmap in its memory format.
private protocol SampledPixel {
    /// 0xAARRGGBB, premultiplied.
    var color: UInt32 { get }
}

extension UInt32: SampledPixel {
    fileprivate var color: UInt32 { self }
}

/// A pixel of a mask is black with an alpha.
extension UInt8: SampledPixel {
    fileprivate var color: UInt32 { UInt32(self) << 24 }
}
