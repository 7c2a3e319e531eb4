import CoreGraphics

extension CurlSampler {
    // MARK: Places

    /// The number of columns after the last column whose places are also read: one column for the mean of two columns,
    /// and the columns that complete a multiple of four if only every second column is read.
    static let readAhead = 10

    /// The places in a bitmap for the pixels of a row, in units of 1/256.
    struct RowPlaces {
        /// The place of column 0, the step to the next column, and the step for each pixel of the arc.
        let first, step, arc: SIMD2<Float>
        /// The arc lengths from pixels to the visible places, or `nil` for the flat sheet.
        let arcs: CylinderArcTable.Row?
        /// Whether the places along a row move in one direction, and do not turn around.
        let isMonotonic: Bool

        /// A float of this size has whole numbers in its last bits.
        private static let whole: Float = 8_388_608

        init(
            _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ window: Window, _ arcs: CylinderArcTable.Row?, isMonotonic: Bool
        ) {
            let u = x * (256 * window.signX) + SIMD3((window.originX - 0.5) * 256, 0, 0)
            let v = y * (256 * window.signY) + SIMD3((window.originY - 0.5) * 256, 0, 0)
            first = SIMD2(Float(u.x), Float(v.x))
            step = SIMD2(Float(u.y), Float(v.y))
            arc = SIMD2(Float(u.z), Float(v.z))
            (self.arcs, self.isMonotonic) = (arcs, isMonotonic)
        }

        /// Returns the bitmap pixel to the left of and above a place.
        @inline(__always)
        func pixel(_ column: Int) -> (u: Int, v: Int) {
            let arc = arcs.map { $0.first[column] + ($0.second[column] - $0.first[column]) * $0.part } ?? 0
            let u = Float(column) * step.x + first.x + arc * self.arc.x
            let v = Float(column) * step.y + first.y + arc * self.arc.y
            return (
                Int((max(u, 0) + Self.whole).bitPattern & 0x7f_ffff) >> 8,
                Int((max(v, 0) + Self.whole).bitPattern & 0x7f_ffff) >> 8
            )
        }

        /// Returns whether the neighbors of some columns' places, and of the further columns that `mix` may read, are
        /// in the bitmap.
        func areInside(_ columns: Range<Int>, _ window: Window) -> Bool {
            // If the places are monotonic, it is sufficient to check both ends.
            guard isMonotonic else { return false }
            let (from, to) = (pixel(columns.lowerBound), pixel(columns.upperBound + CurlSampler.readAhead))
            // Beyond the bent part, the places turn around.
            let margin = CurlSampler.readAhead + 2
            return min(from.u, to.u) > window.minX + margin && max(from.u, to.u) + margin < window.maxX
                && min(from.v, to.v) > window.minY + margin && max(from.v, to.v) + margin < window.maxY
        }

        /// Stores the places of columns, four at a time.
        @inline(__always)
        func store(
            _ column: Int, _ fours: Int, step: Int, _ placesU: UnsafeMutablePointer<SIMD4<Float>>,
            _ placesV: UnsafeMutablePointer<SIMD4<Float>>
        ) {
            typealias Fours = SIMD4<Float>
            var columns = (step == 2 ? Fours(0, 2, 4, 6) : Fours(0, 1, 2, 3)) + Float(column)
            let next = Fours(repeating: Float(4 * step))
            let (stepU, stepV) = (Fours(repeating: self.step.x), Fours(repeating: self.step.y))
            let (firstU, firstV) = (Fours(repeating: first.x), Fours(repeating: first.y))
            guard let arcs else {
                for four in 0..<fours {
                    placesU[four] = columns * stepU + firstU
                    placesV[four] = columns * stepV + firstV
                    columns += next
                }
                return
            }
            let (arcU, arcV) = (Fours(repeating: arc.x), Fours(repeating: arc.y))
            for four in 0..<fours {
                let start = column + 4 * step * four
                var arc = CurlSampler.arcs(arcs, start)
                if step == 2 {
                    arc = Fours(lowHalf: arc.evenHalf, highHalf: CurlSampler.arcs(arcs, start + 4).evenHalf)
                }
                placesU[four] = columns * stepU + firstU + arc * arcU
                placesV[four] = columns * stepV + firstV + arc * arcV
                columns += next
            }
        }

        @inline(__always)
        static func parts(_ place: SIMD4<Float>) -> SIMD4<UInt32> {
            unsafeBitCast(place + whole, to: SIMD4<UInt32>.self) & SIMD4(repeating: 0x7f_ffff)
        }
    }

    /// Returns the places of the flat back.
    func placesOfFlatBack(_ y: Double) -> RowPlaces {
        let back = geometry.toBack
        return RowPlaces(
            SIMD3(0.5 * back.m11 + y * back.m21 + back.m31, back.m11, 0),
            SIMD3(0.5 * back.m12 + y * back.m22 + back.m32, back.m12, 0), backWindow, nil, isMonotonic: true)
    }

    /// Returns the places of the bent back.
    func placesOfBentBack(_ y: Double, _ arcs: CylinderArcTable.Row) -> RowPlaces {
        RowPlaces(
            SIMD3(0.5, 1, geometry.alongX), SIMD3(y, 0, geometry.alongY), backWindow, arcs,
            isMonotonic: isBackMonotonic)
    }

    /// Returns the places of the bent front.
    func placesOfBentFront(_ y: Double, _ arcs: CylinderArcTable.Row) -> RowPlaces {
        let (x, y0) = (geometry.alongX, geometry.alongY)
        // Around the cylinder, the front's distance and the back's distance add up to half a circle.
        let start = .pi * geometry.radius + 2 * geometry.bend - 2 * along(0.5, y)
        return RowPlaces(
            SIMD3(0.5 + x * start, 1 - 2 * x * x, -x), SIMD3(y + y0 * start, -2 * x * y0, -y0), frontWindow, arcs,
            isMonotonic: true)
    }

    /// Interpolates the colors of a row's pixels.
    ///
    /// - Parameters:
    ///   - colors: Receives the colors, beginning with the first column. Skipped columns leave no gap. A few
    ///     additional colors may be written.
    ///   - isEverySecond: Whether every second column is skipped.
    ///   - isInside: Whether all neighbors of the places are in the bitmap.
    func mix(
        _ columns: Range<Int>, _ places: RowPlaces, isEverySecond: Bool, isInside: Bool, _ window: Window,
        _ sampler: BitmapSampler, into colors: UnsafeMutablePointer<UInt32>, _ target: Target
    ) {
        let (lowU, lowV) = (SIMD4(repeating: Float(window.minX * 256)), SIMD4(repeating: Float(window.minY * 256)))
        let (highU, highV) = (
            SIMD4(repeating: Float(max(window.minX, window.maxX) * 256 - 1)),
            SIMD4(repeating: Float(max(window.minY, window.maxY) * 256 - 1))
        )
        // The places are first stored as floats, and then as integers in the same memory.
        let (numbersU, numbersV) = (target.places, target.places + Target.placeCount / 4)
        let placesU = UnsafeMutableRawPointer(numbersU).assumingMemoryBound(to: SIMD4<Float>.self)
        let placesV = UnsafeMutableRawPointer(numbersV).assumingMemoryBound(to: SIMD4<Float>.self)
        let isWide = window.maxX > window.minX && window.maxY > window.minY
        let shift = isEverySecond ? 1 : 0
        var start = columns.lowerBound
        var colors = colors
        while start < columns.upperBound {
            let count = min(Target.placeCount, (columns.upperBound - start + shift) >> shift)
            let fours = (count + 3) >> 2
            if isEverySecond {
                places.store(start, fours, step: 2, placesU, placesV)
            } else {
                places.store(start, fours, step: 1, placesU, placesV)
            }
            for four in 0..<fours {
                var (u, v) = (placesU[four], placesV[four])
                if !isInside { (u, v) = (Self.held(u, lowU, highU), Self.held(v, lowV, highV)) }
                (numbersU[four], numbersV[four]) = (RowPlaces.parts(u), RowPlaces.parts(v))
            }
            if isWide {
                sampler.fill(colors, fours: fours, fromU: numbersU, v: numbersV)
            } else {
                for index in 0..<count {
                    let (u, v) = (numbersU[index >> 2][index & 3], numbersV[index >> 2][index & 3])
                    colors[index] = sample(Int(u) << 8, Int(v) << 8, window)
                }
            }
            start += count << shift
            colors += count
        }
    }

    @inline(__always)
    private static func held(_ value: SIMD4<Float>, _ low: SIMD4<Float>, _ high: SIMD4<Float>) -> SIMD4<Float> {
        let value = value.replacing(with: high, where: value .> high)
        return value.replacing(with: low, where: value .< low)
    }

    @inline(__always)
    static func arcs(_ arcs: CylinderArcTable.Row, _ column: Int) -> SIMD4<Float> {
        let first = UnsafeRawPointer(arcs.first + column).loadUnaligned(as: SIMD4<Float>.self)
        let second = UnsafeRawPointer(arcs.second + column).loadUnaligned(as: SIMD4<Float>.self)
        return first + (second - first) * arcs.part
    }

    /// Returns the arc lengths from pixels of the bent sheet to the visible places of its back.
    func arcs(_ y: Double, _ columns: Range<Int>, _ target: Target) -> CylinderArcTable.Row {
        let first = along(0.5, y)
        if light.hasRows { return shading.arcs(at: first, geometry.alongX) }
        // Four adjacent pixels have nearly the same place.
        var start = columns.lowerBound & ~3
        var from = Float(wayOfBack(first + Double(start) * geometry.alongX))
        while start < columns.upperBound + Self.readAhead + 2 {
            let to = Float(wayOfBack(first + Double(start + 4) * geometry.alongX))
            UnsafeMutableRawPointer(target.arcs + start).storeBytes(
                of: SIMD4<Float>(0, 0.25, 0.5, 0.75) * (to - from) + from, as: SIMD4<Float>.self)
            from = to
            start += 4
        }
        return CylinderArcTable.Row(first: UnsafePointer(target.arcs), second: UnsafePointer(target.arcs), part: 0)
    }
}
