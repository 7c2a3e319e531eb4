import CoreGraphics
import Foundation

extension CurlSampler {
    // MARK: Many pixels at a time

    /// Copies the front where it lies flat.
    func copyFront(_ row: Int, _ columns: Range<Int>, _ target: Target) {
        let source = frontRow(row)
        if bitmap.isOpaque, target.opaque != 0 {
            memcpy(target.pixels + columns.lowerBound, source + columns.lowerBound, columns.count * 4)
            return
        }
        for column in columns {
            Self.composite(source[column] | filler, onto: target.pixels + column, target.opaque)
        }
    }

    /// The same in the shadows that have been filled.
    func shadeFront(_ row: Int, _ columns: Range<Int>, _ target: Target) {
        if bitmap.isOpaque {
            shade(columns, from: frontRow(row), with: UnsafePointer(target.shadows), target)
        } else {
            paintPixels(columns, Double(row) + 0.5, target)
        }
    }

    private func frontRow(_ row: Int) -> UnsafePointer<UInt32> {
        UnsafePointer((bitmap.data + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self))
    }

    /// The back of an opaque sheet where it lies flat above it: the sheet mirrored at a line.
    func paintFlatBack(_ row: Int, _ columns: Range<Int>, _ target: Target) {
        back.fillRow(target.colors + columns.lowerBound, columns, row)
        shade(columns, from: target.colors, Double(row) + 0.5, target)
    }

    /// The back of an opaque sheet where it is bent.
    func paintBentBack(_ y: Double, _ columns: Range<Int>, _ target: Target) {
        fillBent(y, columns, isFront: false, target.colors)
        shade(columns, from: target.colors, y, target)
    }

    /// The front of an opaque sheet where it is bent, and the back is not above it: near an edge.
    func paintBentFront(_ y: Double, _ columns: Range<Int>, _ target: Target) {
        fillBent(y, columns, isFront: true, target.colors)
        // What has been filled is as large as a quad, of which each part has four numbers.
        let quads = UnsafeMutableRawPointer(target.shadows).assumingMemoryBound(to: UInt32.self)
        for column in columns {
            let x = Double(column) + 0.5
            let place = along(x, y)
            let way = wayOfBack(place)
            let gap = max(0, distance(x + geometry.alongX * way, y + geometry.alongY * way))
            let rest = gap < shadowLength ? 1 - gap / shadowLength : 0
            let lit = 256 - UInt32(256 * CurlShading.darkness * rest * rest + 0.5)
            let share = ((light.frontEntry(at: place - geometry.bend).share & 0x1ff) &* lit) >> 8
            let quad = quads + (column >> 2) * 12 + column & 3
            (quad[0], quad[4], quad[8]) = (share << 16 | share, 128 << 16 | 128, (65_280 - 255 * share) << 16 | 128)
        }
        shade(columns, from: target.colors, with: UnsafePointer(target.shadows), target)
    }

    /// Fills colours from where the sheet is bent. Places are computed at whole multiples, so that it does not matter where the part
    /// begins.
    private func fillBent(
        _ y: Double, _ columns: Range<Int>, isFront: Bool, _ colors: UnsafeMutablePointer<UInt32>
    ) {
        var start = columns.lowerBound & ~15
        while start < columns.upperBound {
            let first = Double(start) + 0.5
            let farthest = max(along(first, y), along(first + 16, y))
            let shift = farthest <= evenPlaces.x ? 4 : farthest <= evenPlaces.y ? 3 : farthest <= evenPlaces.z ? 2 : 1
            let length = 1 << shift
            let end = min(start + 16, columns.upperBound)
            // The first that ends among the columns.
            start = max(start, columns.lowerBound & ~(length - 1))
            var from = place(Double(start) + 0.5, y, isFront)
            while start < end {
                let to = place(Double(start + length) + 0.5, y, isFront)
                let step = BitmapSampler.Place(u: (to.u &- from.u) >> shift, v: (to.v &- from.v) >> shift)
                let left = max(start, columns.lowerBound)
                let count = min(start + length, columns.upperBound) - left
                let first = BitmapSampler.Place(
                    u: from.u &+ step.u &* (left - start), v: from.v &+ step.v &* (left - start))
                if isFront {
                    front.fillRun(colors + left, count: count, from: first, step: step)
                } else {
                    back.fillRun(colors + left, count: count, from: first, step: step)
                }
                start += length
                from = to
            }
        }
    }

    /// Where what is seen at a place lies in the bitmap.
    @inline(__always)
    private func place(_ x: Double, _ y: Double, _ isFront: Bool) -> BitmapSampler.Place {
        let place = along(x, y)
        if isFront {
            let way = wayOfFront(place)
            return BitmapSampler.Place(
                u: Self.fixed(x + geometry.alongX * way - 0.5) << 16,
                v: Self.fixed(y + geometry.alongY * way - 0.5) << 16)
        }
        let way = wayOfBack(place)
        return BitmapSampler.Place(
            u: Self.fixed(backWindow.originX + backWindow.signX * (x + geometry.alongX * way) - 0.5) << 16,
            v: Self.fixed(backWindow.originY + backWindow.signY * (y + geometry.alongY * way) - 0.5) << 16)
    }

    // MARK: Light and shadow

    /// Shades colours by how far across the cylinder they are.
    func shade(_ columns: Range<Int>, from colors: UnsafePointer<UInt32>, _ y: Double, _ target: Target) {
        let start = (along(0.5, y) - light.first) * light.density + 0.5
        let step = geometry.alongX * light.density
        shade(
            columns, from: colors, with: light.quads, Self.fixed(start), Self.fixed(step) * 4, target)
    }

    /// Shades colours each with the quad that has been filled for it.
    func shade(
        _ columns: Range<Int>, from colors: UnsafePointer<UInt32>, with quads: UnsafePointer<CurlShading.Quad>,
        _ target: Target
    ) {
        if columns.isEmpty { return }
        let first = columns.lowerBound >> 2
        let count = (columns.upperBound - 1) >> 2 - first + 1
        shade(
            columns, from: colors, with: UnsafeBufferPointer(start: quads + first, count: count), -first << 16, 1 << 16,
            target)
    }

    /// - Parameters:
    ///   - start: The quad of the sheet's first pixel, in parts of 65536, and from one quad to the next.
    private func shade(
        _ columns: Range<Int>, from colors: UnsafePointer<UInt32>, with quads: UnsafeBufferPointer<CurlShading.Quad>,
        _ start: Int, _ step: Int, _ target: Target
    ) {
        guard !columns.isEmpty, let table = quads.baseAddress else { return }
        let last = quads.count - 1
        let pixels = target.pixels
        // What is in shadow keeps its alpha.
        let isSheet = colors != UnsafePointer(pixels)
        let filler = SIMD4<UInt32>(repeating: target.opaque | (isSheet ? self.filler : 0))
        var column = columns.lowerBound
        var place = start &+ (column >> 2) &* step
        if column & 3 != 0 || column + 4 > columns.upperBound {
            shadePart(column, columns, from: colors, table[max(0, min(place >> 16, last))], filler, pixels)
            column = (column & ~3) + 4
            place &+= step
        }
        while column + 4 <= columns.upperBound {
            let quad = table + max(0, min(place >> 16, last))
            let color = UnsafeRawPointer(colors + column).loadUnaligned(as: SIMD4<UInt32>.self) | filler
            UnsafeMutableRawPointer(pixels + column).storeBytes(
                of: Self.shade(color, quad.pointee), as: SIMD4<UInt32>.self)
            column += 4
            place &+= step
        }
        if column < columns.upperBound {
            shadePart(column, columns, from: colors, table[max(0, min(place >> 16, last))], filler, pixels)
        }
    }

    /// Shades those of four pixels that are among some columns.
    private func shadePart(
        _ column: Int, _ columns: Range<Int>, from colors: UnsafePointer<UInt32>, _ quad: CurlShading.Quad,
        _ filler: SIMD4<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>
    ) {
        let first = column & ~3
        let part = column..<min(first + 4, columns.upperBound)
        var color = SIMD4<UInt32>(repeating: 0)
        for column in part { color[column - first] = colors[column] }
        color = Self.shade(color | filler, quad)
        for column in part { pixels[column] = color[column - first] }
    }

    @inline(__always)
    private static func shade(_ color: SIMD4<UInt32>, _ quad: CurlShading.Quad) -> SIMD4<UInt32> {
        typealias Wide = SIMD8<UInt16>
        let low = SIMD4<UInt32>(repeating: 0xff_00ff)
        let share = unsafeBitCast(quad.share, to: Wide.self)
        let evens = unsafeBitCast(color & low, to: Wide.self) &* share &+ unsafeBitCast(quad.evens, to: Wide.self)
        let odds = unsafeBitCast(color &>> 8 & low, to: Wide.self) &* share &+ unsafeBitCast(quad.odds, to: Wide.self)
        return unsafeBitCast(evens &>> 8, to: SIMD4<UInt32>.self)
            | unsafeBitCast(odds, to: SIMD4<UInt32>.self) & ~low
    }

    /// Fills the quads of some columns with the shadow beside the sheet.
    ///
    /// - Parameters:
    ///   - x: On the sheet, of the first column, and from one to the next.
    ///   - beyond: The same of how far places are beyond where it stands upright.
    func fillShadows(
        _ columns: Range<Int>, x: (Double, Double), y: (Double, Double), beyond: (Double, Double), _ target: Target
    ) {
        let (middleX, middleY) = (Float(geometry.width / 2), Float(geometry.height / 2))
        let part = Float(1 / max(shadowLength, 1e-9))
        let depth = Float(256 * CurlShading.darkness)
        let (stepX, stepY, stepBeyond) = (Float(x.1), Float(y.1), Float(beyond.1))
        let (firstX, firstY, firstBeyond) = (Float(x.0) - middleX, Float(y.0) - middleY, Float(beyond.0))
        let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
        // A float with this exponent has the whole number in its last bits.
        let whole = SIMD4<Float>(repeating: 8_388_608)
        let mask = SIMD4<UInt32>(repeating: 0x1ff)
        let half = SIMD4<UInt32>(repeating: 128 << 16 | 128)
        var quad = columns.lowerBound >> 2
        var column = SIMD4<Float>(0, 1, 2, 3) + Float(quad * 4)
        while quad << 2 < columns.upperBound {
            var across = column * stepX + firstX
            var down = column * stepY + firstY
            across.replace(with: -across, where: across .< zero)
            down.replace(with: -down, where: down .< zero)
            across -= middleX
            down -= middleY
            across.replace(with: zero, where: across .< zero)
            down.replace(with: zero, where: down .< zero)
            let gap = column * stepBeyond + firstBeyond
            var rest = one - (across * across + down * down + gap * gap).squareRoot() * part
            rest.replace(with: zero, where: rest .< zero)
            let shadow = unsafeBitCast(rest * rest * depth + whole, to: SIMD4<UInt32>.self) & mask
            let share = 256 &- shadow
            target.shadows[quad] = CurlShading.Quad(
                share: share &<< 16 | share, evens: half, odds: (shadow &<< 8 &- shadow) &<< 16 &+ half)
            column += 4
            quad += 1
        }
    }
}
