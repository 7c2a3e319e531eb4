import CoreGraphics

extension CurlSampler {
    // MARK: Places

    /// Places in a bitmap that pixels of a row show, in parts of 256.
    private struct RowPlaces {
        /// Of column 0, how much farther each next column is, and each pixel of the way to what is seen there.
        let first, step, way: SIMD2<Float>
        /// They go one way, or turn around within a row.
        let isMonotonic: Bool

        init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ window: Window, isMonotonic: Bool) {
            let u = x * (256 * window.signX) + SIMD3((window.originX - 0.5) * 256, 0, 0)
            let v = y * (256 * window.signY) + SIMD3((window.originY - 0.5) * 256, 0, 0)
            first = SIMD2(Float(u.x), Float(v.x))
            step = SIMD2(Float(u.y), Float(v.y))
            way = SIMD2(Float(u.z), Float(v.z))
            self.isMonotonic = isMonotonic
        }
    }

    /// Fills colours from where the back lies flat.
    func fillFlatBack(_ y: Double, _ columns: Range<Int>, _ target: Target) {
        let back = geometry.toBack
        let places = RowPlaces(
            SIMD3(0.5 * back.m11 + y * back.m21 + back.m31, back.m11, 0),
            SIMD3(0.5 * back.m12 + y * back.m22 + back.m32, back.m12, 0), backWindow, isMonotonic: true)
        fill(columns, places, nil, backWindow, self.back, target)
    }

    /// Fills colours from where the sheet is bent.
    func fillBent(
        _ y: Double, _ columns: Range<Int>, isFront: Bool, _ ways: CurlWays.Row, _ target: Target
    ) {
        let (x, y0) = (geometry.alongX, geometry.alongY)
        if isFront {
            // What the front goes around the cylinder is what the back lacks of going all around it.
            let start = .pi * geometry.radius + 2 * geometry.bend - 2 * along(0.5, y)
            let places = RowPlaces(
                SIMD3(0.5 + x * start, 1 - 2 * x * x, -x), SIMD3(y + y0 * start, -2 * x * y0, -y0), frontWindow,
                isMonotonic: true)
            fill(columns, places, ways, frontWindow, front, target)
        } else {
            let places = RowPlaces(SIMD3(0.5, 1, x), SIMD3(y, 0, y0), backWindow, isMonotonic: isBackMonotonic)
            fill(columns, places, ways, backWindow, back, target)
        }
    }

    /// - Parameter ways: None where the sheet is flat.
    @inline(__always)
    private func fill(
        _ columns: Range<Int>, _ places: RowPlaces, _ ways: CurlWays.Row?, _ window: Window, _ sampler: BitmapSampler,
        _ target: Target
    ) {
        // A float of this size has whole numbers in its last bits.
        let whole: Float = 8_388_608
        let numbers = SIMD4<Float>(0, 1, 2, 3)
        let mask = SIMD4<UInt32>(repeating: 0x7f_ffff)
        // All places have their neighbours.
        let (lowU, lowV) = (SIMD4(repeating: Float(window.minX * 256)), SIMD4(repeating: Float(window.minY * 256)))
        let (highU, highV) = (
            SIMD4(repeating: Float(max(window.minX, window.maxX) * 256 - 1)),
            SIMD4(repeating: Float(max(window.minY, window.maxY) * 256 - 1))
        )
        let (placesU, placesV) = (target.places, target.places + 4)
        let isWide = window.maxX > window.minX && window.maxY > window.minY
        @inline(__always)
        func place(_ column: Int) -> (u: Int, v: Int) {
            let way = ways.map { $0.first[column] + ($0.second[column] - $0.first[column]) * $0.part } ?? 0
            let u = Float(column) * places.step.x + places.first.x + way * places.way.x
            let v = Float(column) * places.step.y + places.first.y + way * places.way.y
            return (
                Int((max(u, 0) + whole).bitPattern & 0x7f_ffff) >> 8,
                Int((max(v, 0) + whole).bitPattern & 0x7f_ffff) >> 8
            )
        }
        // Where places go one way, those at the ends say where all are.
        var isInside = false
        if places.isMonotonic {
            let (from, to) = (place(columns.lowerBound), place(columns.upperBound + 3))
            // Beyond where the sheet is bent they may turn around, by less than two pixels.
            isInside =
                min(from.u, to.u) > window.minX + 3 && max(from.u, to.u) + 4 < window.maxX
                && min(from.v, to.v) > window.minY + 3 && max(from.v, to.v) + 4 < window.maxY
        }
        var start = columns.lowerBound
        while start < columns.upperBound {
            let count = min(16, columns.upperBound - start)
            let colors = target.colors + start
            if count == 16, places.isMonotonic {
                let (from, to) = (place(start), place(start + 15))
                let color = sampler.plainColor(
                    min(from.u, to.u), min(from.v, to.v), max(from.u, to.u) + 1, max(from.v, to.v) + 1)
                if let color {
                    colors.update(repeating: color, count: 16)
                    start += 16
                    continue
                }
            }
            let fours = (count + 3) >> 2
            for four in 0..<fours {
                let column = numbers + Float(start + 4 * four)
                var u = column * places.step.x + places.first.x
                var v = column * places.step.y + places.first.y
                if let ways {
                    let way = Self.ways(ways, start + 4 * four)
                    u += way * places.way.x
                    v += way * places.way.y
                }
                if !isInside { (u, v) = (Self.held(u, lowU, highU), Self.held(v, lowV, highV)) }
                placesU[four] = unsafeBitCast(u + whole, to: SIMD4<UInt32>.self) & mask
                placesV[four] = unsafeBitCast(v + whole, to: SIMD4<UInt32>.self) & mask
            }
            if isWide {
                // There is room for a few more.
                sampler.fill(colors, fours: fours, fromU: placesU, v: placesV)
            } else {
                for index in 0..<count {
                    let (u, v) = (placesU[index >> 2][index & 3], placesV[index >> 2][index & 3])
                    colors[index] = sample(Int(u) << 8, Int(v) << 8, window)
                }
            }
            start += count
        }
    }

    @inline(__always)
    private static func held(_ value: SIMD4<Float>, _ low: SIMD4<Float>, _ high: SIMD4<Float>) -> SIMD4<Float> {
        let value = value.replacing(with: high, where: value .> high)
        return value.replacing(with: low, where: value .< low)
    }

    @inline(__always)
    static func ways(_ ways: CurlWays.Row, _ column: Int) -> SIMD4<Float> {
        let first = UnsafeRawPointer(ways.first + column).loadUnaligned(as: SIMD4<Float>.self)
        let second = UnsafeRawPointer(ways.second + column).loadUnaligned(as: SIMD4<Float>.self)
        return first + (second - first) * ways.part
    }

    /// How far it is from pixels where the sheet is bent to what is seen of its back.
    func ways(_ y: Double, _ columns: Range<Int>, _ target: Target) -> CurlWays.Row {
        let first = along(0.5, y)
        if light.hasRows { return shading.ways(at: first, geometry.alongX) }
        // Places of four pixels are nearly one.
        var start = columns.lowerBound & ~3
        var from = Float(wayOfBack(first + Double(start) * geometry.alongX))
        while start < columns.upperBound + 4 {
            let to = Float(wayOfBack(first + Double(start + 4) * geometry.alongX))
            UnsafeMutableRawPointer(target.ways + start).storeBytes(
                of: SIMD4<Float>(0, 0.25, 0.5, 0.75) * (to - from) + from, as: SIMD4<Float>.self)
            from = to
            start += 4
        }
        return CurlWays.Row(first: UnsafePointer(target.ways), second: UnsafePointer(target.ways), part: 0)
    }
}
