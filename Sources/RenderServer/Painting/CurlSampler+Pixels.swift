import CoreGraphics
import Foundation

extension CurlSampler {
    // MARK: Single pixels

    /// Paints pixels that may contain edges of the sheet or shadow.
    func paintPixels(_ columns: Range<Int>, _ y: Double, _ target: Target) {
        for column in columns { paintPixel(Double(column) + 0.5, y, target.pixels + column, target.opaque) }
    }

    private func paintPixel(_ x: Double, _ y: Double, _ pixel: UnsafeMutablePointer<UInt32>, _ opaque: UInt32) {
        if geometry.isFlat {
            let covered = coverage(distance(x, y), 1)
            if covered > 0 { Self.composite(Self.multiplied(frontColor(x, y), covered), onto: pixel, opaque) }
            return
        }
        var color: UInt32 = 0
        let place = along(x, y)
        let beyond = place - end
        // Half of a pixel at the upright part.
        let upright = beyond <= -0.5 ? 1 : beyond >= 0.5 ? 0 : 0.5 - beyond

        let distance = place - geometry.bend
        let way =
            beyond >= 0
            ? .pi / 2 * geometry.radius - distance
            : distance <= 0
                ? .pi * geometry.radius - 2 * distance : .pi * geometry.radius - arc(distance) - distance
        let (sheetX, sheetY) = (x + geometry.alongX * way, y + geometry.alongY * way)
        let off = self.distance(sheetX, sheetY)

        // The front is below the back. At the upright part, both end together, and the front is not visible.
        if !bitmap.isOpaque || off > -0.5 { color = frontBelow(x, y, distance, upright) }

        // The back, and the shadow beside it.
        let outside = off > 0 ? off : 0
        let gap = beyond > 0 ? (outside * outside + beyond * beyond).squareRoot() : outside
        if gap < shadowLength {
            let rest = 1 - gap / shadowLength
            let shadow = UInt32(255 * CurlShading.darkness * rest * rest + 0.5)
            color = Self.multiplied(color, 255 &- shadow) &+ shadow << 24
        }
        let covered = coverage(off, upright)
        if covered > 0 {
            let source = sample(
                Self.fixed(backWindow.originX + backWindow.signX * sheetX - 0.5),
                Self.fixed(backWindow.originY + backWindow.signY * sheetY - 0.5), backWindow)
            let top = Self.multiplied(Self.shade(source, light.entry(at: min(place, end))), covered)
            color = top &+ Self.multiplied(color, 255 &- top >> 24)
        }
        Self.composite(color, onto: pixel, opaque)
    }

    /// Returns the color of the front in a pixel.
    ///
    /// - Parameters:
    ///   - distance: The distance from the bend, across the cylinder.
    ///   - upright: Half of a pixel at the upright part.
    private func frontBelow(_ x: Double, _ y: Double, _ distance: Double, _ upright: Double) -> UInt32 {
        if distance <= 0 {
            let off = self.distance(x, y)
            if off <= -0.5, Int(x) <= frontWindow.maxX, Int(y) <= frontWindow.maxY {
                // The flat front is copied without interpolation.
                let row = frontWindow.data + Int(y) &* frontWindow.bytesPerRow
                return row.assumingMemoryBound(to: UInt32.self)[Int(x)] | filler
            }
            let covered = coverage(off, 1)
            return covered > 0 ? Self.multiplied(frontColor(x, y), covered) : 0
        }
        guard upright > 0 else { return 0 }
        let way = arc(distance) - distance
        let (sheetX, sheetY) = (x + geometry.alongX * way, y + geometry.alongY * way)
        let covered = coverage(self.distance(sheetX, sheetY), upright)
        guard covered > 0 else { return 0 }
        return Self.multiplied(
            Self.shade(frontColor(sheetX, sheetY), light.frontEntry(at: distance)), covered)
    }

    /// Returns the exact arc length of the sheet on the cylinder for a projected distance from the bend, for a pixel's
    /// edge.
    private func arc(_ distance: Double) -> Double {
        geometry.radius * asin(min(distance / geometry.radius, 1))
    }

    /// Returns the distance of a place from the sheet, or a negative number if the place is on the sheet.
    @inline(__always)
    func distance(_ x: Double, _ y: Double) -> Double {
        let dx = x + x < geometry.width ? -x : x - geometry.width
        let dy = y + y < geometry.height ? -y : y - geometry.height
        if dx > 0, dy > 0 { return (dx * dx + dy * dy).squareRoot() }
        return dx > dy ? dx : dy
    }

    /// Returns the coverage of a pixel by the sheet.
    ///
    /// - Parameter whole: The value of full coverage.
    /// - Returns: The coverage in 1/255.
    @inline(__always)
    private func coverage(_ distance: Double, _ whole: Double) -> UInt32 {
        if distance >= 0.5 { return 0 }
        return UInt32((distance <= -0.5 ? whole : (0.5 - distance) * whole) * 255 + 0.5)
    }

    private func frontColor(_ x: Double, _ y: Double) -> UInt32 {
        sample(Self.fixed(x - 0.5), Self.fixed(y - 0.5), frontWindow)
    }

    // MARK: Colors

    /// Rounds a number to a multiple of 1/65536. A float of this size has that number of fractional bits.
    @inline(__always)
    static func fixed(_ value: Double) -> Int {
        let size = 103_079_215_104.0
        return Int(bitPattern: UInt(truncatingIfNeeded: (value + size).bitPattern &- size.bitPattern))
    }

    /// Interpolates between the four nearest pixels.
    @inline(__always)
    func sample(_ u: Int, _ v: Int, _ window: Window) -> UInt32 {
        var (left, top) = (u >> 16, v >> 16)
        var (right, bottom) = (left &+ 1, top &+ 1)
        if left < window.minX { (left, right) = (window.minX, window.minX) }
        if right > window.maxX { (left, right) = (left < window.maxX ? left : window.maxX, window.maxX) }
        if top < window.minY { (top, bottom) = (window.minY, window.minY) }
        if bottom > window.maxY { (top, bottom) = (top < window.maxY ? top : window.maxY, window.maxY) }
        let upper = (window.data + top &* window.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let lower = (window.data + bottom &* window.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let (a, b, c, d) = (upper[left], upper[right], lower[left], lower[right])
        if a == b, c == d, a == c { return a | filler }
        let partX = UInt32(truncatingIfNeeded: u >> 8 & 0xff)
        let partY = UInt32(truncatingIfNeeded: v >> 8 & 0xff)
        let weightD = (partX &* partY) >> 8
        let (weightB, weightC) = (partX &- weightD, partY &- weightD)
        let weightA = 256 &- partX &- weightC
        let mask: UInt32 = 0xff_00ff
        let evens = (a & mask) &* weightA &+ (b & mask) &* weightB &+ (c & mask) &* weightC &+ (d & mask) &* weightD
        let odds =
            (a >> 8 & mask) &* weightA &+ (b >> 8 & mask) &* weightB &+ (c >> 8 & mask) &* weightC
            &+ (d >> 8 & mask) &* weightD
        return (evens &+ 0x80_0080) >> 8 & mask | (odds &+ 0x80_0080) & ~mask | filler
    }

    /// Returns a color in the light. The alpha does not change.
    @inline(__always)
    static func shade(_ color: UInt32, _ entry: CurlShading.Entry) -> UInt32 {
        let mask: UInt32 = 0xff_00ff
        let share = entry.share & 0x1ff
        let (evens, odds) = ((color & mask) &* share, (color >> 8 & mask) &* share)
        let alpha = color >> 24
        if alpha == 255 { return (evens &+ entry.evens) >> 8 & mask | (odds &+ entry.odds) & ~mask | 0xff00_0000 }
        let added = multiplied(entry.evens >> 8 & mask | entry.odds & ~mask, alpha)
        return ((evens >> 8 & mask | odds & ~mask) &+ added) & 0xff_ffff | alpha << 24
    }

    /// Multiplies all channels by a share in 1/255.
    @inline(__always)
    private static func multiplied(_ color: UInt32, _ share: UInt32) -> UInt32 {
        let mask: UInt32 = 0xff_00ff
        let evens = (color & mask) &* share &+ 0x80_0080
        let odds = (color >> 8 & mask) &* share &+ 0x80_0080
        return (evens &+ (evens >> 8 & mask)) >> 8 & mask | (odds &+ (odds >> 8 & mask)) & ~mask
    }

    @inline(__always)
    static func composite(_ color: UInt32, onto pixel: UnsafeMutablePointer<UInt32>, _ opaque: UInt32) {
        let alpha = color >> 24
        if alpha == 255 {
            pixel.pointee = color
        } else if alpha > 0 {
            pixel.pointee = (color &+ multiplied(pixel.pointee, 255 &- alpha)) | opaque
        }
    }
}
