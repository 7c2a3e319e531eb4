import CoreGraphics

extension CurlSampler {
    // MARK: The back of an opaque sheet

    /// Paints the part of the back that is flat above the sheet. It shows the sheet, mirrored at a line.
    func paintFlatBack(_ row: Int, _ columns: Range<Int>, _ target: Target) {
        let y = Double(row) + 0.5
        paintBack(y, columns, placesOfFlatBack(y), target)
    }

    /// Paints the part of the back that is bent.
    func paintBentBack(_ y: Double, _ columns: Range<Int>, _ target: Target) {
        paintBack(y, columns, placesOfBentBack(y, arcs(y, columns, target)), target)
    }

    /// A row of the back.
    private struct BackRow {
        let y: Double
        let places: RowPlaces
        let lights: CurlLightTable.Row?
        /// Whether the neighbors of all places are in the bitmap.
        let isInside: Bool
    }

    /// Paints the back. Most of a page is uniform, and the shades of its color are known: for groups of sixteen
    /// uniform columns, the shades are copied. Between such groups, colors are interpolated and shaded.
    private func paintBack(_ y: Double, _ columns: Range<Int>, _ places: RowPlaces, _ target: Target) {
        let row = BackRow(
            y: y, places: places, lights: light.hasRows ? shading.row(at: along(0.5, y), geometry.alongX) : nil,
            isInside: places.areInside(columns, backWindow))
        guard places.isMonotonic else { return mixBack(columns, row, nextColor: nil, target) }
        // The first column that is not painted yet.
        var rest = columns.lowerBound
        var start = (columns.lowerBound + 15) & ~15
        var (lastColor, shades) = (UInt32(0), UnsafePointer<UInt32>?.none)
        // The columns whose shades are in the table.
        let inTable = row.lights?.columns ?? 0..<0
        var left = places.pixel(start)
        while start &+ 16 <= columns.upperBound {
            let right = places.pixel(start &+ 16)
            let color = back.uniformColor(
                min(left.u, right.u), min(left.v, right.v), max(left.u, right.u) + 1, max(left.v, right.v) + 1)
            left = right
            if let color {
                if inTable.lowerBound <= start, start &+ 16 <= inTable.upperBound {
                    let shown = color | target.opaque
                    if shown != lastColor || shades == nil { (lastColor, shades) = (shown, row.lights?.shaded(shown)) }
                    if let shades {
                        if rest < start { mixBack(rest..<start, row, nextColor: color, target) }
                        Self.copySixteen(from: shades + start, to: target.pixels + start)
                        rest = start &+ 16
                    }
                } else if start >= inTable.upperBound || start &+ 16 <= inTable.lowerBound {
                    if rest < start { mixBack(rest..<start, row, nextColor: color, target) }
                    paintUniform(color, start, row, target)
                    rest = start &+ 16
                }
            }
            start &+= 16
        }
        if rest < columns.upperBound { mixBack(rest..<columns.upperBound, row, nextColor: nil, target) }
    }

    /// Paints sixteen columns with a uniform color whose shades are not in a table.
    private func paintUniform(_ color: UInt32, _ start: Int, _ row: BackRow, _ target: Target) {
        if let lights = row.lights {
            let color = Self.shade(color | target.opaque, lights.nearestEntry(start))
            (target.pixels + start).update(repeating: color, count: 16)
        } else {
            (target.colors + start).update(repeating: color, count: 16)
            shade(start..<start &+ 16, from: target.colors, row.y, target)
        }
    }

    @inline(__always)
    private static func copySixteen(from source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>) {
        let (source, target) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
        for offset in [0, 16, 32, 48] {
            target.storeBytes(
                of: source.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self), toByteOffset: offset,
                as: SIMD4<UInt32>.self)
        }
    }

    /// Interpolates colors and shades them. If the back is not sharp, only every second column is interpolated from
    /// the bitmap.
    ///
    /// - Parameter nextColor: The color of the column after the last one, if it is known.
    @inline(never)
    private func mixBack(_ columns: Range<Int>, _ row: BackRow, nextColor: UInt32?, _ target: Target) {
        if isBackSharp {
            mix(
                columns, row.places, isEverySecond: false, isInside: row.isInside, backWindow, back,
                into: target.colors + columns.lowerBound, target)
        } else {
            let start = columns.lowerBound & ~1
            let mixed = target.odds + start
            let count = (columns.upperBound - start + 1) / 2
            // The last column is between two mixed columns.
            mix(
                start..<columns.upperBound + (nextColor == nil ? 2 : 0), row.places, isEverySecond: true,
                isInside: row.isInside, backWindow, back, into: mixed, target)
            if let nextColor { mixed[count] = nextColor }
            Self.interpolate(mixed, count, into: target.colors + start)
        }
        if let lights = row.lights {
            shade(columns, from: target.colors, with: lights, target)
        } else {
            shade(columns, from: target.colors, row.y, target)
        }
    }

    /// Inserts the mean of each two neighbors between them. A few additional columns may be written.
    private static func interpolate(
        _ mixed: UnsafePointer<UInt32>, _ count: Int, into colors: UnsafeMutablePointer<UInt32>
    ) {
        typealias Fours = SIMD4<UInt32>
        let mask = Fours(repeating: 0xfefe_fefe)
        let (source, target) = (UnsafeRawPointer(mixed), UnsafeMutableRawPointer(colors))
        for index in stride(from: 0, to: count, by: 4) {
            let left = source.loadUnaligned(fromByteOffset: 4 * index, as: Fours.self)
            let right = source.loadUnaligned(fromByteOffset: 4 * index + 4, as: Fours.self)
            let mean = (left & right) &+ ((left ^ right) & mask) &>> 1
            target.storeBytes(
                of: Fours(left.x, mean.x, left.y, mean.y), toByteOffset: 8 * index, as: Fours.self)
            target.storeBytes(
                of: Fours(left.z, mean.z, left.w, mean.w), toByteOffset: 8 * index + 16, as: Fours.self)
        }
    }
}
