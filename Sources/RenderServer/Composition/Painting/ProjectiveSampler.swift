import CoreGraphics
import Foundation

/// Draws a bitmap through a perspective transform, mixing the four nearest pixels.
///
/// pixman can do this too, but its 16 fractional bits are too few for perspective's small coefficients: over a wide
/// layer they amount to pixels.
struct ProjectiveSampler {
    let source: Bitmap
    /// Where the bitmap's first pixel lies in the space that `toSource` leads to.
    let origin: PixelBox
    /// From the target's pixels to the source's.
    let toSource: PlaneTransform

    /// Pixels between two exact places: a power of two. Between them the way is taken as straight. Spans start at whole
    /// multiples, so that a pixel does not depend on where the damage begins.
    private let span: Int
    /// Fractional bits of a place in the source.
    private static let bits = 16

    /// - Parameter outline: The corners of what is to be seen of the bitmap, in the target's pixels.
    init(source: Bitmap, origin: PixelBox, toSource: PlaneTransform, outline: [CGPoint]) {
        (self.source, self.origin, self.toSource) = (source, origin, toSource)
        // A straight line over h pixels leaves a curve of second derivative c by h²·c / 8: a 32nd of a pixel is allowed.
        let curvature = outline.map { toSource.curvature(atX: $0.x, $0.y) }.max() ?? .infinity
        var span = 16
        while span > 1, Double(span * span) * curvature / 8 > 1.0 / 32 { span /= 2 }
        self.span = span
    }

    func fill(_ target: Surface) {
        let firstSpan = Int((Double(target.box.minX) / Double(span)).rounded(.down)) * span
        for row in 0..<target.box.height {
            let y = Double(target.box.minY) + Double(row) + 0.5
            let pixels = (target.data + row * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            var start = firstSpan
            var place = self.place(Double(start) + 0.5, y)
            while start < Int(target.box.maxX) {
                let next = self.place(Double(start + span) + 0.5, y)
                let first = max(start, Int(target.box.minX))
                let last = min(start + span, Int(target.box.maxX))
                fill(
                    pixels + (first - Int(target.box.minX)), count: last - first, skipped: first - start, from: place,
                    to: next)
                (place, start) = (next, start + span)
            }
        }
    }

    private struct Place {
        var u, v: Int
        /// It lies before the eye and within reach of the bitmap.
        var isNear: Bool
    }

    @inline(__always)
    private func place(_ x: Double, _ y: Double) -> Place {
        let w = x * toSource.m13 + y * toSource.m23 + toSource.m33
        let u = (x * toSource.m11 + y * toSource.m21 + toSource.m31) / w - Double(origin.minX) - 0.5
        let v = (x * toSource.m12 + y * toSource.m22 + toSource.m32) / w - Double(origin.minY) - 0.5
        guard w > 0, abs(u) < 1e6, abs(v) < 1e6 else { return Place(u: 0, v: 0, isNear: false) }
        let one = Double(1 << Self.bits)
        return Place(u: Int(u * one), v: Int(v * one), isNear: true)
    }

    /// Fills a part of a span. What lies beyond the bitmap's edges shows their pixels: the soft outline is cut later.
    @inline(__always)
    private func fill(
        _ pixels: UnsafeMutablePointer<UInt32>, count: Int, skipped: Int, from start: Place, to end: Place
    ) {
        // Behind the eye, or so far off that only the cut-away outside can lie here.
        guard start.isNear, end.isNear else { return }
        let (stepU, stepV) = ((end.u - start.u) / span, (end.v - start.v) / span)
        var (u, v) = (start.u + stepU * skipped, start.v + stepV * skipped)
        let (lastX, lastY) = (source.width - 1, source.height - 1)
        let (limitU, limitV) = (lastX << Self.bits, lastY << Self.bits)
        let isInside =
            min(start.u, end.u) >= 0 && min(start.v, end.v) >= 0 && max(start.u, end.u) < limitU
            && max(start.v, end.v) < limitV
        let data = UnsafeRawPointer(source.data)
        let bytesPerRow = source.bytesPerRow
        for index in 0..<count {
            if isInside {
                let upper =
                    (data + (v >> Self.bits) &* bytesPerRow).assumingMemoryBound(to: UInt32.self)
                    + (u >> Self.bits)
                let lower = (UnsafeRawPointer(upper) + bytesPerRow).assumingMemoryBound(to: UInt32.self)
                pixels[index] = Self.mix(upper[0], upper[1], lower[0], lower[1], u, v)
            } else {
                let (u, v) = (min(max(u, 0), limitU), min(max(v, 0), limitV))
                let (x, y) = (u >> Self.bits, v >> Self.bits)
                let (right, below) = (min(x + 1, lastX), min(y + 1, lastY))
                let upper = (data + y &* bytesPerRow).assumingMemoryBound(to: UInt32.self)
                let lower = (data + below &* bytesPerRow).assumingMemoryBound(to: UInt32.self)
                pixels[index] = Self.mix(upper[x], upper[right], lower[x], lower[right], u, v)
            }
            u &+= stepU
            v &+= stepV
        }
    }

    /// Mixes four pixels by the fractions of a place, two channels at a time.
    @inline(__always)
    private static func mix(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ u: Int, _ v: Int) -> UInt32 {
        // Most pixels of a page lie among their like.
        if a == b, c == d, a == c { return a }
        let x = UInt32(truncatingIfNeeded: u >> 8 & 0xff)
        let y = UInt32(truncatingIfNeeded: v >> 8 & 0xff)
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
