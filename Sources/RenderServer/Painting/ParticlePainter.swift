import CoreGraphics
import Foundation

/// Composites scaled, rotated and colored images of particles onto a surface.
struct ParticlePainter {
    let surface: Surface
    let isAdditive: Bool

    /// The color of an image, with components from 0 to 256: red, green and blue are multiplied by the alpha.
    struct Tint {
        let red, green, blue, alpha: UInt32

        init?(_ color: ParticleColor, opacity: Double) {
            func unit(_ value: Double) -> Double { min(max(value.isNaN ? 0 : value, 0), 1) }
            let opaque = unit(color.alpha) * opacity * 256
            alpha = UInt32(opaque.rounded())
            guard alpha > 0 else { return nil }
            red = UInt32((unit(color.red) * opaque).rounded())
            green = UInt32((unit(color.green) * opaque).rounded())
            blue = UInt32((unit(color.blue) * opaque).rounded())
        }
    }

    /// Paints an image through a transform from its pixels to the display's.
    func paint(
        _ level: ParticleImage.Level, _ transform: PlaneTransform, isSmooth: Bool, _ tint: Tint,
        in pixels: DrawItem.Pixels
    ) {
        guard let inverse = transform.inverse else { return }
        let (width, height) = (Double(level.width), Double(level.height))
        // The number of the display's pixels for a pixel of the image, for smooth edges.
        let scaleX = hypot(transform.m11, transform.m12)
        let scaleY = hypot(transform.m21, transform.m22)
        let (mostX, mostY) = (min(1, width * scaleX), min(1, height * scaleY))
        let outline = Box(minX: 0, minY: 0, maxX: width, maxY: height)
        let extent = PixelBox(covering: transform.boundingBox(of: outline).outset(by: 1)).intersection(surface.box)
        if extent.isEmpty { return }
        level.pixels.withUnsafeBufferPointer { source in
            pixels.forEachBox { box in
                let target = box.intersection(extent)
                if target.isEmpty { return }
                for y in Int(target.minY)..<Int(target.maxY) {
                    let row = surface.data + (y - Int(surface.box.minY)) * surface.bytesPerRow
                    let (centerY, minX) = (Double(y) + 0.5, Int(surface.box.minX))
                    for x in Int(target.minX)..<Int(target.maxX) {
                        let centerX = Double(x) + 0.5
                        let u = inverse.m11 * centerX + inverse.m21 * centerY + inverse.m31
                        let v = inverse.m12 * centerX + inverse.m22 * centerY + inverse.m32
                        let coverX = min(min(u, width - u) * scaleX + 0.5, mostX)
                        let coverY = min(min(v, height - v) * scaleY + 0.5, mostY)
                        guard coverX > 0, coverY > 0 else { continue }
                        var color =
                            isSmooth
                            ? Self.smooth(source, level.width, level.height, u - 0.5, v - 0.5)
                            : Self.nearest(source, level.width, level.height, u, v)
                        if color == 0 { continue }
                        if coverX < 1 || coverY < 1 {
                            color = Self.mix(0, color, UInt32((coverX * coverY * 256).rounded()))
                        }
                        if surface.format == .alpha8 {
                            blendAlpha(Self.tinted(color, tint) >> 24, row + (x - minX))
                        } else {
                            blend(Self.tinted(color, tint), row + (x - minX) * 4)
                        }
                    }
                }
            }
        }
    }

    // MARK: Sampling

    private static func nearest(
        _ source: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, _ u: Double, _ v: Double
    ) -> UInt32 {
        let (x, y) = (min(max(Int(u.rounded(.down)), 0), width - 1), min(max(Int(v.rounded(.down)), 0), height - 1))
        return source[y * width + x]
    }

    /// Interpolates between four pixels. The pixels at the edges are repeated outside of the image.
    @inline(__always)
    private static func smooth(
        _ source: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, _ u: Double, _ v: Double
    ) -> UInt32 {
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (x, y) = (Int(left), Int(top))
        let (right, bottom) = (UInt32((u - left) * 256), UInt32((v - top) * 256))
        let (x1, x2) = (min(max(x, 0), width - 1), min(max(x + 1, 0), width - 1))
        let (y1, y2) = (min(max(y, 0), height - 1) * width, min(max(y + 1, 0), height - 1) * width)
        let above = mix(source[y1 + x1], source[y1 + x2], right)
        return mix(above, mix(source[y2 + x1], source[y2 + x2], right), bottom)
    }

    /// Returns a mixture of two colors, with a weight of the second color from 0 to 256.
    @inline(__always)
    private static func mix(_ first: UInt32, _ second: UInt32, _ weight: UInt32) -> UInt32 {
        if first == second { return first }
        let rest = 256 - weight
        let even = ((first & 0xff_00ff) * rest + (second & 0xff_00ff) * weight + 0x80_0080) >> 8 & 0xff_00ff
        let odd = (first >> 8 & 0xff_00ff) * rest + (second >> 8 & 0xff_00ff) * weight + 0x80_0080
        return even | odd & 0xff00_ff00
    }

    @inline(__always)
    private static func tinted(_ color: UInt32, _ tint: Tint) -> UInt32 {
        let alpha = ((color >> 24) * tint.alpha + 128) >> 8
        let red = ((color >> 16 & 0xff) * tint.red + 128) >> 8
        let green = ((color >> 8 & 0xff) * tint.green + 128) >> 8
        return alpha << 24 | red << 16 | green << 8 | ((color & 0xff) * tint.blue + 128) >> 8
    }

    // MARK: Compositing

    @inline(__always)
    private func blend(_ color: UInt32, _ place: UnsafeMutableRawPointer) {
        let old = place.load(as: UInt32.self)
        var new: UInt32 = 0
        let rest = 255 - (color >> 24)
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
            let (above, below) = (color >> shift & 0xff, old >> shift & 0xff)
            let kept = isAdditive ? below : Self.divided(below * rest)
            new |= min(255, above + kept) << shift
        }
        place.storeBytes(of: surface.format == .rgb32 ? new | 0xff00_0000 : new, as: UInt32.self)
    }

    private func blendAlpha(_ alpha: UInt32, _ place: UnsafeMutableRawPointer) {
        let old = UInt32(place.load(as: UInt8.self))
        let kept = isAdditive ? old : Self.divided(old * (255 - alpha))
        place.storeBytes(of: UInt8(min(255, alpha + kept)), as: UInt8.self)
    }

    /// Returns a product of two components divided by 255, rounded.
    @inline(__always)
    private static func divided(_ product: UInt32) -> UInt32 {
        let sum = product + 128
        return (sum + sum >> 8) >> 8
    }
}
