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

    func fill(_ target: Surface) {
        let width = target.box.width
        let matrix = toSource
        let lastX = Double(source.width - 1)
        let lastY = Double(source.height - 1)
        for row in 0..<target.box.height {
            let y = Double(target.box.minY) + Double(row) + 0.5
            let pixels = (target.data + row * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width {
                let x = Double(target.box.minX) + Double(column) + 0.5
                let w = x * matrix.m13 + y * matrix.m23 + matrix.m33
                let u = (x * matrix.m11 + y * matrix.m21 + matrix.m31) / w - Double(origin.minX) - 0.5
                let v = (x * matrix.m12 + y * matrix.m22 + matrix.m32) / w - Double(origin.minY) - 0.5
                // A pixel beyond the edge belongs to the outline's soft edge, which is cut later.
                guard u > -2, v > -2, u < lastX + 2, v < lastY + 2 else { continue }
                pixels[column] = sample(min(max(u, 0), lastX), min(max(v, 0), lastY))
            }
        }
    }

    @inline(__always)
    private func sample(_ u: Double, _ v: Double) -> UInt32 {
        let (x, y) = (Int(u), Int(v))
        let (partX, partY) = (UInt32((u - Double(x)) * 256), UInt32((v - Double(y)) * 256))
        let (nextX, nextY) = (min(x + 1, source.width - 1), min(y + 1, source.height - 1))
        let upper = (source.data + y * source.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let lower = (source.data + nextY * source.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return Self.mix(
            Self.mix(upper[x], upper[nextX], partX), Self.mix(lower[x], lower[nextX], partX), partY)
    }

    /// Mixes two pixels, two channels at a time: `part` of 256 of the second.
    @inline(__always)
    private static func mix(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
        let rest = 256 - part
        let evens = ((a & 0xff_00ff) &* rest &+ (b & 0xff_00ff) &* part &+ 0x80_0080) >> 8 & 0xff_00ff
        let odds = ((a >> 8 & 0xff_00ff) &* rest &+ (b >> 8 & 0xff_00ff) &* part &+ 0x80_0080) & 0xff00_ff00
        return evens | odds
    }
}
