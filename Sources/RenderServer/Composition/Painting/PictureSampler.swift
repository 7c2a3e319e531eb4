import CoreGraphics
import Foundation

/// Draws a bitmap through a transform, mixing the four nearest pixels or taking the nearest.
///
/// What it makes of a pixel depends on how that lies to the picture alone: never on where the damage begins or ends, nor on
/// where on the display the picture is, as long as it is moved by whole pixels. All places are counted from an anchor that
/// moves along. (pixman draws transformed images as well, but its 16 fractional bits are pixels in perspective.)
struct PictureSampler {
    private let source: Bitmap
    private let filter: ScalingFilter
    /// From the target's pixels to the source's.
    private let toSource: PlaneTransform
    /// The pixels of the source that are looked at. What lies beyond shows those at the edge.
    private let window: PixelBox
    /// Where the source has one colour, if that is known.
    private let plain: PlainBlocks?
    /// The pixel of the target that places are counted from.
    private let anchorX, anchorY: Int
    /// Pixels between two exact places in perspective: a power of two. Between them the way is taken as straight. Spans
    /// start at whole multiples from the anchor.
    private let span: Int

    /// Fractional bits of a place in the source.
    private static let bits = 32
    private static let one = Double(1 << bits)
    /// Exact places are held to so many bits, so that rounding noise does not show, and moved by a quarter of the smallest
    /// weight, so that it does not decide for those between two weights.
    private static let exactBits = 16
    private static let bias = 1.0 / 1_024
    /// Pixels that are looked at together where the way is straight throughout.
    private static let run = 16

    /// - Parameters:
    ///   - window: The part of the bitmap to look at; nothing for all of it.
    ///   - outline: The corners of what is to be seen of the bitmap, in the target's pixels. The smallest is the anchor, and
    ///     in perspective they say how often the place must be computed.
    init(
        _ source: Bitmap, toSource: PlaneTransform, filter: ScalingFilter, window: PixelBox? = nil,
        outline: [CGPoint], plain: PlainBlocks? = nil
    ) {
        func first(_ values: some Sequence<Double>) -> Int { Int(((values.min() ?? 0) + 1e-5).rounded(.down).pixel) }
        (anchorX, anchorY) = (first(outline.lazy.map { Double($0.x) }), first(outline.lazy.map { Double($0.y) }))
        let all = PixelBox(x: 0, y: 0, width: source.width, height: source.height)
        let part = window.map { $0.intersection(all) } ?? all
        (self.source, self.filter, self.plain) = (source, filter, plain)
        self.window = part.isEmpty ? all : part
        guard toSource.isAffine else {
            self.toSource = toSource
            // A straight line over h pixels leaves a curve of second derivative c by h²·c / 8: a 32nd of a pixel is allowed.
            let curvature = outline.map { toSource.curvature(atX: $0.x, $0.y) }.max() ?? .infinity
            var span = Self.run
            while span > 1, Double(span * span) * curvature / 8 > 1.0 / 32 { span /= 2 }
            self.span = span
            return
        }
        // Within these limits no place leaves the range of numbers. What is beyond squeezes a bitmap into a pixel.
        func held(_ value: Double, _ limit: Double) -> Double { min(max(value, -limit), limit) }
        var straight = toSource
        (straight.m11, straight.m12) = (held(toSource.m11, 4_096), held(toSource.m12, 4_096))
        (straight.m21, straight.m22) = (held(toSource.m21, 4_096), held(toSource.m22, 4_096))
        (straight.m31, straight.m32) = (held(toSource.m31, 1e8), held(toSource.m32, 1e8))
        (self.toSource, span) = (straight, 0)
    }

    /// Fills pixels of a surface. Where perspective shows nothing of the bitmap's plane they stay as they are.
    func fill(_ box: PixelBox, of target: Surface) {
        let box = box.intersection(target.box)
        if box.isEmpty { return }
        switch (source.format, filter) {
        case (.alpha8, .linear): fill(box, of: target, UInt8.self, isSmooth: true)
        case (.alpha8, .nearest): fill(box, of: target, UInt8.self, isSmooth: false)
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
            if span == 0 {
                fillStraight(pixels, Int(box.minX)..<Int(box.maxX), y, pixel, isSmooth)
            } else {
                fillBent(pixels, Int(box.minX)..<Int(box.maxX), y, pixel, isSmooth)
            }
        }
    }

    /// A row of an affine transform: whole numbers throughout, so that it does not matter where it is begun.
    @inline(__always)
    private func fillStraight<Pixel: SampledPixel>(
        _ pixels: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, _ y: Int, _ pixel: Pixel.Type, _ isSmooth: Bool
    ) {
        func fixed(_ value: Double) -> Int { Int((value * Self.one).rounded()) }
        guard let origin = place(anchorX, anchorY, isSmooth) else { return }
        let step = Place(u: fixed(toSource.m11), v: fixed(toSource.m12))
        let rowU = origin.u &+ fixed(toSource.m21) &* (y - anchorY)
        let rowV = origin.v &+ fixed(toSource.m22) &* (y - anchorY)
        var x = columns.lowerBound
        while x < columns.upperBound {
            let count = min(Self.run, columns.upperBound - x)
            fill(
                pixels + (x - columns.lowerBound), count: count,
                from: Place(u: rowU &+ step.u &* (x - anchorX), v: rowV &+ step.v &* (x - anchorX)), step: step,
                pixel, isSmooth)
            x += count
        }
    }

    /// A row in perspective: straight between places that are computed exactly.
    @inline(__always)
    private func fillBent<Pixel: SampledPixel>(
        _ pixels: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, _ y: Int, _ pixel: Pixel.Type, _ isSmooth: Bool
    ) {
        var start = anchorX + Int((Double(columns.lowerBound - anchorX) / Double(span)).rounded(.down)) * span
        var place = self.place(start, y, isSmooth)
        while start < columns.upperBound {
            let next = self.place(start + span, y, isSmooth)
            // Else it is behind the eye, or so far off that only the cut-away outside can lie here.
            if let from = place, let to = next {
                let first = max(start, columns.lowerBound)
                let last = min(start + span, columns.upperBound)
                let step = Place(u: (to.u - from.u) / span, v: (to.v - from.v) / span)
                fill(
                    pixels + (first - columns.lowerBound), count: last - first,
                    from: Place(u: from.u + step.u * (first - start), v: from.v + step.v * (first - start)),
                    step: step, pixel, isSmooth)
            }
            (place, start) = (next, start + span)
        }
    }

    private struct Place {
        var u, v: Int
    }

    /// Where a pixel of the target lies in the source; `nil` when it does not lie before the eye and within reach.
    @inline(__always)
    private func place(_ x: Int, _ y: Int, _ isSmooth: Bool) -> Place? {
        let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
        let middle = (isSmooth ? 0.5 : 0) - Self.bias
        let w = x * toSource.m13 + y * toSource.m23 + toSource.m33
        let u = (x * toSource.m11 + y * toSource.m21 + toSource.m31) / w - middle
        let v = (x * toSource.m12 + y * toSource.m22 + toSource.m32) / w - middle
        guard w > 0, abs(u) < 1e9, abs(v) < 1e9 else { return nil }
        let one = Double(1 << Self.exactBits)
        return Place(
            u: Int((u * one).rounded()) << (Self.bits - Self.exactBits),
            v: Int((v * one).rounded()) << (Self.bits - Self.exactBits))
    }

    // MARK: Pixels

    @inline(__always)
    private func fill<Pixel: SampledPixel>(
        _ pixels: UnsafeMutablePointer<UInt32>, count: Int, from start: Place, step: Place, _ pixel: Pixel.Type,
        _ isSmooth: Bool
    ) {
        // What an opaque bitmap has in place of alpha means nothing.
        let filler: UInt32 = source.format == .rgb32 ? 0xff00_0000 : 0
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
            for index in 0..<count {
                let upper = rowStart(v >> Self.bits) + (u >> Self.bits)
                let lower = (UnsafeRawPointer(upper) + bytesPerRow).assumingMemoryBound(to: Pixel.self)
                let (a, b, c, d) = (upper[0].color, upper[1].color, lower[0].color, lower[1].color)
                pixels[index] = Self.mix(a, b, c, d, u, v) | filler
                u &+= step.u
                v &+= step.v
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

    /// Mixes four pixels by the fractions of a place, two channels at a time.
    @inline(__always)
    private static func mix(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ u: Int, _ v: Int) -> UInt32 {
        // Most pixels of a page lie among their like.
        if a == b, c == d, a == c { return a }
        let x = UInt32(truncatingIfNeeded: u >> (bits - 8) & 0xff)
        let y = UInt32(truncatingIfNeeded: v >> (bits - 8) & 0xff)
        // Weights of 256 in all.
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

/// A pixel of a bitmap as it lies in memory.
private protocol SampledPixel {
    /// 0xAARRGGBB, premultiplied.
    var color: UInt32 { get }
}

extension UInt32: SampledPixel {
    fileprivate var color: UInt32 { self }
}

/// Coverage without a colour is black.
extension UInt8: SampledPixel {
    fileprivate var color: UInt32 { UInt32(self) << 24 }
}

extension PlaneTransform {
    /// How fast the image's speed changes as a point goes along x.
    fileprivate func curvature(atX x: Double, _ y: Double) -> Double {
        let w = x * m13 + y * m23 + m33
        guard w > 0 else { return .infinity }
        let (u, v) = ((x * m11 + y * m21 + m31) / w, (x * m12 + y * m22 + m32) / w)
        let (speedU, speedV) = ((m11 - u * m13) / w, (m12 - v * m13) / w)
        return 2 * abs(m13 / w) * max(abs(speedU), abs(speedV))
    }
}
