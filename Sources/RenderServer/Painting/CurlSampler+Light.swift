import CoreGraphics
import Foundation

extension CurlSampler {
    // MARK: Light and shadow

    /// Shades colors according to their place across the cylinder.
    func shade(_ columns: Range<Int>, from colors: UnsafePointer<UInt32>, _ y: Double, _ target: Target) {
        let first = along(0.5, y)
        if light.hasRows {
            shade(columns, from: colors, with: shading.row(at: first, geometry.alongX), target)
            return
        }
        var start = columns.lowerBound & ~3
        let last = Double(light.entries.count - 1)
        while start < columns.upperBound {
            // Four adjacent pixels have nearly the same place.
            let place = first + (Double(start) + 1.5) * geometry.alongX
            let entry = light.entries[Int(max(0, min((place - light.first) * light.density + 0.5, last)))]
            target.store(start, entry)
            start += 4
        }
        shade(columns, from: colors, with: target.entries(columns), target)
    }

    /// Shades each color with the entry of its column. Columns before the first entry and after the last entry use
    /// that entry.
    func shade(
        _ columns: Range<Int>, from colors: UnsafePointer<UInt32>, with row: CurlLightTable.Row, _ target: Target
    ) {
        let inside = columns.clamped(to: row.columns)
        if inside != columns {
            let (left, right) = (
                columns.clamped(to: Int.min..<row.columns.lowerBound),
                columns.clamped(to: row.columns.upperBound..<Int.max)
            )
            for (part, column) in [(left, row.columns.lowerBound), (right, row.columns.upperBound - 1)]
            where !part.isEmpty {
                let entry = row.nearestEntry(column)
                var start = part.lowerBound & ~3
                while start < part.upperBound {
                    target.store(start, entry)
                    start += 4
                }
                shadeEach(part, from: colors, with: target.entries(part), target)
            }
        }
        if !inside.isEmpty { shadeEach(inside, from: colors, with: row, target) }
    }

    private func shadeEach(
        _ columns: Range<Int>, from colors: UnsafePointer<UInt32>, with row: CurlLightTable.Row, _ target: Target
    ) {
        typealias Fours = SIMD4<UInt32>
        let pixels = target.pixels
        // A shadow does not change the alpha of the pixels.
        let isSheet = colors != UnsafePointer(pixels)
        let single = target.opaque | (isSheet ? self.filler : 0)
        let filler = Fours(repeating: single)
        @inline(__always)
        func load(_ pointer: UnsafePointer<UInt32>) -> Fours {
            UnsafeRawPointer(pointer).loadUnaligned(as: Fours.self)
        }
        @inline(__always)
        func store(_ color: Fours, _ column: Int) {
            UnsafeMutableRawPointer(pixels + column).storeBytes(of: color, as: Fours.self)
        }
        @inline(__always)
        func shade(_ color: Fours, _ column: Int) {
            store(
                Self.shade(
                    color | filler, load(row.shares + column), load(row.evens + column), load(row.odds + column)),
                column)
        }
        var column = columns.lowerBound
        // Most of a page is uniform, and the shades of its color are known.
        var (uniformColor, plain) = (UInt32(0), UnsafePointer<UInt32>?.none)
        let detectsUniformColor = row.isInTable
        while column + 16 <= columns.upperBound {
            let source = colors + column
            let (a, b, c, d) = (load(source), load(source + 4), load(source + 8), load(source + 12))
            if detectsUniformColor {
                let first = Fours(repeating: a.x)
                let difference = unsafeBitCast(
                    (a ^ first) | (b ^ first) | (c ^ first) | (d ^ first), to: SIMD2<UInt64>.self)
                if difference.x | difference.y == 0 {
                    let color = a.x | single
                    if color != uniformColor || plain == nil { (uniformColor, plain) = (color, row.shaded(color)) }
                    if let plain {
                        for index in 0..<4 { store(load(plain + column + 4 * index), column + 4 * index) }
                        column += 16
                        continue
                    }
                }
            }
            shade(a, column)
            shade(b, column + 4)
            shade(c, column + 8)
            shade(d, column + 12)
            column += 16
        }
        while column + 4 <= columns.upperBound {
            shade(load(colors + column), column)
            column += 4
        }
        while column < columns.upperBound {
            pixels[column] = Self.shade(
                colors[column] | single, row.shares[column], row.evens[column], row.odds[column])
            column += 1
        }
    }

    @inline(__always)
    private static func shade(
        _ color: SIMD4<UInt32>, _ share: SIMD4<UInt32>, _ evens: SIMD4<UInt32>, _ odds: SIMD4<UInt32>
    ) -> SIMD4<UInt32> {
        typealias Wide = SIMD8<UInt16>
        let low = Wide(repeating: 0xff)
        let (color, share) = (unsafeBitCast(color, to: Wide.self), unsafeBitCast(share, to: Wide.self))
        let even = (color & low) &* share &+ unsafeBitCast(evens, to: Wide.self)
        let odd = (color &>> 8) &* share &+ unsafeBitCast(odds, to: Wide.self)
        return unsafeBitCast((even &>> 8) | (odd & ~low), to: SIMD4<UInt32>.self)
    }

    /// Shades a single color.
    @inline(__always)
    static func shade(_ color: UInt32, _ share: UInt32, _ evens: UInt32, _ odds: UInt32) -> UInt32 {
        let mask: UInt32 = 0xff_00ff
        let part = share & 0x1ff
        return ((color & mask) &* part &+ evens) >> 8 & mask | ((color >> 8 & mask) &* part &+ odds) & ~mask
    }

    /// Fills the entries of some columns with the shadow beside the sheet.
    ///
    /// - Parameters:
    ///   - x: The place on the sheet of the first column, and the difference from column to column.
    ///   - beyond: The distance of the first column beyond the upright part, and the difference from column to column.
    /// - Returns: The filled entries.
    func fillShadows(
        _ columns: Range<Int>, x: (Double, Double), y: (Double, Double), beyond: (Double, Double), _ target: Target
    ) -> CurlLightTable.Row {
        let beside = Beside(self, target)
        let (stepX, stepY, stepBeyond) = (Float(x.1), Float(y.1), Float(beyond.1))
        let (firstX, firstY, firstBeyond) = (
            Float(x.0 - geometry.width / 2), Float(y.0 - geometry.height / 2), Float(beyond.0)
        )
        var start = columns.lowerBound & ~3
        while start < columns.upperBound {
            let column = SIMD4<Float>(0, 1, 2, 3) + Float(start)
            let shadow = beside.shadow(
                column * stepX + firstX, column * stepY + firstY, column * stepBeyond + firstBeyond)
            beside.store(start, 256 &- shadow)
            start += 4
        }
        return target.entries(columns)
    }

    /// Computes the shadow beside the sheet, for four pixels at a time.
    struct Beside {
        private let middleX, middleY, part, depth: Float
        private let target: Target

        init(_ sampler: CurlSampler, _ target: Target) {
            (middleX, middleY) = (Float(sampler.geometry.width / 2), Float(sampler.geometry.height / 2))
            part = Float(1 / max(sampler.shadowLength, 1e-9))
            depth = Float(256 * CurlShading.darkness)
            self.target = target
        }

        /// - Parameters:
        ///   - across: The place on the sheet, from its middle.
        ///   - beyond: The distance beyond the upright part.
        @inline(__always)
        func shadow(_ across: SIMD4<Float>, _ down: SIMD4<Float>, _ beyond: SIMD4<Float>) -> SIMD4<UInt32> {
            let zero = SIMD4<Float>(repeating: 0)
            var x = across.replacing(with: -across, where: across .< zero) - middleX
            var y = down.replacing(with: -down, where: down .< zero) - middleY
            x.replace(with: zero, where: x .< zero)
            y.replace(with: zero, where: y .< zero)
            let gap = (x * x + y * y + beyond * beyond).squareRoot()
            var rest = 1 - gap * part
            rest.replace(with: zero, where: rest .< zero)
            // The last bits of a float with this exponent are a whole number.
            return unsafeBitCast(rest * rest * depth + Float(8_388_608), to: SIMD4<UInt32>.self) & 0x1ff
        }

        /// Stores entries that retain a share of the existing color.
        @inline(__always)
        func store(_ column: Int, _ share: SIMD4<UInt32>) {
            let half = SIMD4<UInt32>(repeating: 128 << 16 | 128)
            let rest = 256 &- share
            target.store(
                column, share &<< 16 | share, half, (rest &<< 8 &- rest) &<< 16 &+ half)
        }
    }
}
