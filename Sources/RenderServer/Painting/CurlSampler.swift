import CoreGraphics
import Foundation

/// Paints a curled sheet from the bitmap of its content.
///
/// Seen from above, a row of pixels crosses a few parts in order: the flat front, the flat back above it, the bent
/// part, and the shadow beyond. The boundaries between them depend only on the row, and not on the damage. Within a
/// part, the place on the sheet changes by nearly the same distance from pixel to pixel. Pixels are therefore painted
/// in runs (`CurlSampler+Runs`). A pixel that contains an edge is painted separately (`CurlSampler+Pixels`).
struct CurlSampler {
    let geometry: CurlGeometry
    let light: CurlShading.Tables
    let bitmap: Bitmap
    /// The samplers of the front and the back.
    let front, back: BitmapSampler
    /// The pixels of the front and the back in the bitmap.
    let frontWindow, backWindow: Window
    /// Whether the back is painted from the bitmap itself rather than from a bitmap of half the size.
    let isBackSharp: Bool
    let filler: UInt32
    let shadowLength: Double
    /// The place of the upright part.
    let end: Double
    let shading: CurlShading
    private let places: Places
    /// The free edge. If it is flat above the sheet, it casts a separate shadow.
    private let edge: Edge

    /// A part of a bitmap, and the transform from places on the sheet to the bitmap.
    struct Window {
        /// The first pixel of the bitmap.
        let data: UnsafeMutableRawPointer
        let bytesPerRow: Int
        var minX, minY, maxX, maxY: Int
        var originX = 0.0, originY = 0.0, signX = 1.0, signY = 1.0

        var box: PixelBox { PixelBox(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1) }

        /// The transform from the sheet to the bitmap.
        var transform: PlaneTransform {
            PlaneTransform(
                m11: signX, m12: 0, m13: 0, m21: 0, m22: signY, m23: 0, m31: originX, m32: originY, m33: 1)
        }
    }

    /// The differences between the places on the sheet of adjacent pixels of a row.
    private struct Places {
        /// The steps on the flat back.
        var backX, backY: Double
        /// The differences along the line of upright places.
        var lineX, lineY: Double
    }

    /// The free edge of the sheet, which is a column or a row.
    private struct Edge {
        let isColumn: Bool
        let place: Double
        /// The direction away from the sheet.
        let direction: Double
        /// The change of the distance from the edge at the next pixel of a row.
        var step = 0.0
        /// Whether entries for the pixels of a row exist.
        var hasRows = false
    }

    /// The visibility of the front through translucent paper, as a fraction.
    private static let translucence = 0.13

    /// - Parameters:
    ///   - sheet: The front from its first pixel, and the back beside it.
    ///   - width: The sheet's size in pixels of the bitmap.
    ///   - shading: Memory for the tables.
    init?(
        _ curl: PageCurl, sheet: RasterCache, width: Double, height: Double, scale: Double, shading: CurlShading
    ) {
        guard let bitmap = sheet.bitmap else { return nil }
        let geometry = CurlGeometry(curl, width: width, height: height, scale: scale)
        (self.geometry, self.bitmap) = (geometry, bitmap)
        filler = bitmap.isOpaque ? 0xff00_0000 : 0
        shadowLength = geometry.shadowLength
        end = geometry.bend + geometry.radius
        let (columns, rows) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
        let front = Window(
            data: bitmap.data, bytesPerRow: bitmap.bytesPerRow, minX: 0, minY: 0, maxX: min(columns, bitmap.width) - 1,
            maxY: min(rows, bitmap.height) - 1)
        var (back, paper) = (front, nil as (RenderColor, Double)?)
        var backBitmap = bitmap
        switch curl.back {
        case .translucent(let color):
            paper = (color, 1 - Self.translucence)
            if let half = sheet.half, !geometry.isFlat {
                // Content that shows through paper is not sharp.
                backBitmap = half
                back = Window(
                    data: half.data, bytesPerRow: half.bytesPerRow, minX: 0, minY: 0,
                    maxX: min((columns + 1) / 2, half.width) - 1, maxY: min((rows + 1) / 2, half.height) - 1,
                    signX: 0.5, signY: 0.5)
            }
        case .beside:
            let (x, y) = curl.isHorizontal ? (width.nearestPixel, 0) : (0, height.nearestPixel)
            back = Window(
                data: bitmap.data, bytesPerRow: bitmap.bytesPerRow, minX: Int(x), minY: Int(y),
                maxX: min(Int(x) + columns, bitmap.width) - 1,
                maxY: min(Int(y) + rows, bitmap.height) - 1)
            if curl.isHorizontal {
                (back.originX, back.signX) = (x + width, -1)
            } else {
                (back.originY, back.signY) = (y + height, -1)
            }
        }
        guard front.maxX >= 0, front.maxY >= 0, back.maxX >= back.minX, back.maxY >= back.minY else { return nil }
        (frontWindow, backWindow) = (front, back)
        light = geometry.isFlat ? CurlShading.Tables() : shading.update(geometry, paper: paper)
        let (x, y) = (geometry.alongX, geometry.alongY)
        places = Places(backX: 1 - 2 * x * x, backY: -2 * x * y, lineX: 1 - x * x, lineY: -x * y)
        let plain = geometry.isFlat ? nil : sheet.uniformBlocks
        self.front = BitmapSampler(
            bitmap, toSource: .identity, filter: .linear, window: front.box, outline: [.zero], plain: plain)
        self.back = BitmapSampler(
            backBitmap, toSource: .identity, filter: .linear, window: back.box, outline: [.zero],
            plain: backBitmap === bitmap ? plain : sheet.halfUniformBlocks)
        isBackSharp = backBitmap === bitmap
        self.shading = shading
        var edge =
            switch curl.spine {
            case .minX: Edge(isColumn: true, place: width, direction: 1)
            case .maxX: Edge(isColumn: true, place: 0, direction: -1)
            case .minY: Edge(isColumn: false, place: height, direction: 1)
            case .maxY: Edge(isColumn: false, place: 0, direction: -1)
            }
        edge.step = edge.direction * (edge.isColumn ? places.backX : places.backY)
        edge.hasRows = !geometry.isFlat && shading.updateEdge(edge.step, length: shadowLength)
        self.edge = edge
    }

    // MARK: Rows

    /// The pixels and the memory for painting a row.
    struct Target {
        /// The pixel of the sheet's first column.
        let pixels: UnsafeMutablePointer<UInt32>
        /// The painted columns of the row.
        let columns: Range<Int>
        /// The bits that are set in each pixel if the surface has no alpha.
        let opaque: UInt32
        /// Memory for the colors of a row, their shading, and their places; indexed by the columns of the sheet, like
        /// the pixels.
        let colors, shares, evens, odds: UnsafeMutablePointer<UInt32>
        let arcs: UnsafeMutablePointer<Float>
        /// Memory for the places of `placeCount` pixels, across and down.
        let places: UnsafeMutablePointer<SIMD4<UInt32>>
        static let placeCount = 64

        /// Returns the stored entries of some columns.
        func entries(_ columns: Range<Int>) -> CurlLightTable.Row {
            CurlLightTable.Row(shares: shares, evens: evens, odds: odds, columns: columns)
        }

        /// Stores the entries of four columns.
        @inline(__always)
        func store(_ column: Int, _ share: SIMD4<UInt32>, _ even: SIMD4<UInt32>, _ odd: SIMD4<UInt32>) {
            UnsafeMutableRawPointer(shares + column).storeBytes(of: share, as: SIMD4<UInt32>.self)
            UnsafeMutableRawPointer(evens + column).storeBytes(of: even, as: SIMD4<UInt32>.self)
            UnsafeMutableRawPointer(odds + column).storeBytes(of: odd, as: SIMD4<UInt32>.self)
        }

        @inline(__always)
        func store(_ column: Int, _ entry: CurlShading.Entry) {
            store(
                column, SIMD4(repeating: entry.share), SIMD4(repeating: entry.evens), SIMD4(repeating: entry.odds))
        }
    }

    /// Composites the sheet onto pixels of a surface.
    ///
    /// - Parameters:
    ///   - x: The surface's pixel of the sheet's first corner.
    func paint(_ box: PixelBox, onto target: Surface, x: Int, y: Int) {
        let box = box.intersection(target.box)
        guard !box.isEmpty else { return }
        let opaque: UInt32 = target.format == .rgb32 ? 0xff00_0000 : 0
        let columns = Int(box.minX) - x..<Int(box.maxX) - x
        // The row consists of whole groups of sixteen pixels, and an additional group.
        let start = columns.lowerBound & ~15
        let count = (columns.upperBound + 31) & ~15 - start
        withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: 5 * count / 4 + Target.placeCount / 2) {
            memory in
            guard let places = memory.baseAddress else { return }
            let numbers =
                UnsafeMutableRawPointer(places + Target.placeCount / 2).assumingMemoryBound(to: UInt32.self) - start
            let rows = Int(box.minY) - y..<Int(box.maxY) - y
            for row in rows {
                if (row - rows.lowerBound) % Self.bandHeight == 0, !geometry.isFlat {
                    // The result is stored, so that the compiler does not remove the reads.
                    numbers[start] = readBack(row..<min(row + Self.bandHeight, rows.upperBound), columns)
                }
                let data = target.data + (row + y - Int(target.box.minY)) * target.bytesPerRow
                paintRow(
                    row,
                    Target(
                        pixels: data.assumingMemoryBound(to: UInt32.self) + (x - Int(target.box.minX)),
                        columns: columns, opaque: opaque, colors: numbers, shares: numbers + count,
                        evens: numbers + 2 * count, odds: numbers + 3 * count,
                        arcs: UnsafeMutableRawPointer(numbers + 4 * count).assumingMemoryBound(to: Float.self),
                        places: places))
            }
        }
    }

    /// The columns of a row that show a part completely, and the columns that show any of it.
    struct Extent {
        var all, any: Range<Int>
    }

    private func paintRow(_ row: Int, _ target: Target) {
        let y = Double(row) + 0.5
        let lying = frontExtent(row)
        if geometry.isFlat {
            paintFront(row, lying.any.clamped(to: target.columns), lying, target)
            return
        }
        let (bend, columns) = (geometry.bend, target.columns)
        let first = along(0.5, y)
        let upright = min(bend, end - 0.5)
        paintFlat(row, y, between(-.infinity, upright, first).clamped(to: columns), lying, target)
        let bent = between(upright, end - 0.5, first)
        if !bent.clamped(to: columns).isEmpty { paintBent(y, bent, target) }
        paintPixels(between(end - 0.5, end + 0.5, first).clamped(to: columns), y, target)
        let beyond = between(end + 0.5, end + 0.5 + shadowLength, first).clamped(to: columns)
        if !beyond.isEmpty { paintShadow(y, beyond, target) }
    }

    /// Returns the columns of a row that show the flat back, and the bent back.
    func flatBack(_ y: Double) -> Range<Int> {
        let way = .pi * geometry.radius - 2 * (along(0.5, y) - geometry.bend)
        return columns(
            0.5 + geometry.alongX * way, places.backX, y + geometry.alongY * way, places.backY, outsetBy: 0.5
        ).clamped(to: between(-.infinity, geometry.bend, along(0.5, y)))
    }

    func bentColumns(_ y: Double) -> Range<Int> { between(geometry.bend, end, along(0.5, y)) }

    @inline(__always)
    func along(_ x: Double, _ y: Double) -> Double { x * geometry.alongX + y * geometry.alongY }

    /// Returns the columns whose place across the cylinder is in a half-open range.
    private func between(_ low: Double, _ high: Double, _ first: Double) -> Range<Int> {
        let step = geometry.alongX
        if abs(step) < 1e-9 { return first >= low && first < high ? Self.all : 0..<0 }
        let (a, b) = ((low - first) / step, (high - first) / step)
        return step > 0
            ? Self.range(Self.column(a.rounded(.up)), Self.column(b.rounded(.up)))
            : Self.range(Self.column(b.rounded(.down)) + 1, Self.column(a.rounded(.down)) + 1)
    }

    /// Returns the columns with values of two linear functions within limits.
    private func columns(
        _ x: Double, _ stepX: Double, _ y: Double, _ stepY: Double, outsetBy distance: Double
    ) -> Range<Int> {
        func span(_ start: Double, _ step: Double, _ limit: Double) -> (Double, Double) {
            let (low, high) = (-distance - start, limit + distance - start)
            if abs(step) < 1e-9 { return low <= 0 && high >= 0 ? (-.infinity, .infinity) : (1, 0) }
            return step > 0 ? (low / step, high / step) : (high / step, low / step)
        }
        let (a, b) = (span(x, stepX, geometry.width), span(y, stepY, geometry.height))
        return Self.range(
            Self.column(max(a.0, b.0).rounded(.up)), Self.column(min(a.1, b.1).rounded(.down)) + 1)
    }

    /// Returns the columns with a value of a linear function within limits.
    private static func columns(_ start: Double, _ step: Double, _ low: Double, _ high: Double) -> Range<Int> {
        if abs(step) < 1e-9 { return start >= low && start <= high ? all : 0..<0 }
        let (a, b) = ((low - start) / step, (high - start) / step)
        return range(column(min(a, b).rounded(.up)), column(max(a, b).rounded(.down)) + 1)
    }

    private static let all = -(1 << 30)..<1 << 30
    private static func column(_ value: Double) -> Int { Int(max(-1_073_741_824, min(value, 1_073_741_823))) }
    private static func range(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, end) }

    /// Returns the columns of the sheet's flat front.
    private func frontExtent(_ row: Int) -> Extent {
        let (y, width) = (Double(row) + 0.5, geometry.width)
        guard row >= 0, Double(row) < geometry.height else { return Extent(all: 0..<0, any: 0..<0) }
        let any = 0..<Int(width.rounded(.up))
        let isAll = y > 0.4 && y < geometry.height - 0.4 && row <= frontWindow.maxY
        let all = min(max(0, Int((width - 0.9).rounded(.up))), frontWindow.maxX + 1)
        return Extent(all: 0..<(isAll ? all : 0), any: any)
    }

    /// Returns the next column that begins or ends a range.
    @inline(__always)
    private static func next(after start: Int, before end: Int, _ range: Range<Int>) -> Int {
        if range.lowerBound > start { return min(end, range.lowerBound) }
        return range.upperBound > start ? min(end, range.upperBound) : end
    }

    /// Returns the distance from a place to the visible place of the back, across the cylinder.
    @inline(__always)
    func wayOfBack(_ place: Double) -> Double {
        let distance = place - geometry.bend
        if distance <= 0 { return .pi * geometry.radius - 2 * distance }
        return .pi * geometry.radius - light.arc(distance) - distance
    }

    /// Returns the distance from a place to the visible place of the front.
    @inline(__always)
    func wayOfFront(_ place: Double) -> Double {
        let distance = place - geometry.bend
        return distance <= 0 ? 0 : light.arc(distance) - distance
    }

    // MARK: Parts

    /// Paints the flat front, and the back that may be above it.
    private func paintFlat(_ row: Int, _ y: Double, _ columns: Range<Int>, _ lying: Extent, _ target: Target) {
        guard !columns.isEmpty else { return }
        let way = .pi * geometry.radius - 2 * (along(0.5, y) - geometry.bend)
        let (x0, y0) = (0.5 + geometry.alongX * way, y + geometry.alongY * way)
        func extent(_ distance: Double) -> Range<Int> {
            self.columns(x0, places.backX, y0, places.backY, outsetBy: distance)
        }
        let above = Extent(all: extent(-0.5), any: extent(0.5))
        let shadow = extent(shadowLength)
        var start = columns.lowerBound
        while start < columns.upperBound {
            var end = columns.upperBound
            end = Self.next(after: start, before: end, above.all)
            end = Self.next(after: start, before: end, above.any)
            end = Self.next(after: start, before: end, shadow)
            let part = start..<end
            if bitmap.isOpaque, above.all.contains(start) {
                paintFlatBack(row, part, target)
            } else if above.any.contains(start) {
                paintPixels(part, y, target)
            } else if shadow.contains(start) {
                paintInShadow(row, part, x0, y0, lying, target)
            } else {
                paintFront(row, part, lying, target)
            }
            start = end
        }
    }

    /// Paints the flat front, in the shadow of the back.
    private func paintInShadow(
        _ row: Int, _ columns: Range<Int>, _ x0: Double, _ y0: Double, _ lying: Extent, _ target: Target
    ) {
        var beside = 0..<0
        if edge.hasRows {
            let (start, step) = edge.isColumn ? (x0, places.backX) : (y0, places.backY)
            let gap = edge.direction * (start - edge.place)
            beside = Self.columns(gap, edge.step, 0, .infinity).clamped(to: columns)
            beside =
                edge.isColumn
                ? Self.columns(y0, places.backY, 0, geometry.height).clamped(to: beside)
                : Self.columns(x0, places.backX, 0, geometry.width).clamped(to: beside)
            if !beside.isEmpty {
                paintFront(row, beside, lying, target, shadows: shading.edgeRow(at: gap, step * edge.direction))
            }
        }
        for part in [
            columns.clamped(to: Int.min..<beside.lowerBound), columns.clamped(to: beside.upperBound..<Int.max),
        ] {
            let rest = beside.isEmpty ? columns : part
            if rest.isEmpty { continue }
            let shadows = fillShadows(
                rest, x: (x0, places.backX), y: (y0, places.backY), beyond: (0, 0), target)
            paintFront(row, rest, lying, target, shadows: shadows)
            if beside.isEmpty { return }
        }
    }

    /// Paints the flat front that is not covered.
    private func paintFront(
        _ row: Int, _ columns: Range<Int>, _ lying: Extent, _ target: Target, shadows: CurlLightTable.Row? = nil
    ) {
        var start = columns.lowerBound
        while start < columns.upperBound {
            var end = columns.upperBound
            end = Self.next(after: start, before: end, lying.all)
            end = Self.next(after: start, before: end, lying.any)
            let part = start..<end
            if lying.all.contains(start) {
                if let shadows { shadeFront(row, part, shadows, target) } else { copyFront(row, part, target) }
            } else if lying.any.contains(start) {
                paintPixels(part, Double(row) + 0.5, target)
            } else if let shadows {
                shade(part, from: target.pixels, with: shadows, target)
            }
            start = end
        }
    }

    /// Paints the bent part. Its edges are found by bisection.
    ///
    /// - Parameter columns: All columns of the row's bent part.
    private func paintBent(_ y: Double, _ columns: Range<Int>, _ target: Target) {
        let visible = columns.clamped(to: target.columns)
        if visible.isEmpty { return }
        let (x0, x1) = (Double(columns.lowerBound) + 0.5, Double(columns.upperBound) - 0.5)
        let (a0, a1) = (along(x0, y), along(x1, y))
        let above = corners(x0, x1, y, wayOfBack(a0), wayOfBack(a1), a1 - a0, isMonotonic: isBackMonotonic)
        // A translucent sheet is painted pixel by pixel, with the content below it.
        guard bitmap.isOpaque else { return paintPixels(visible, y, target) }
        if isInside(above) { return paintBentBack(y, visible, target) }
        let below = corners(x0, x1, y, wayOfFront(a0), wayOfFront(a1), a1 - a0, isMonotonic: true)
        if isOutside(below, by: 0.5), isOutside(above, by: shadowLength + 0.5) { return }
        if isInside(below), isOutside(above, by: 0.5) { return paintBentFront(y, visible, target) }
        if columns.count <= 4 { return paintPixels(visible, y, target) }
        let middle = columns.lowerBound + columns.count / 2
        paintBent(y, columns.lowerBound..<middle, target)
        paintBent(y, middle..<columns.upperBound, target)
    }

    /// Whether the places on the back are monotonic along a row of the bent part: across the cylinder, they move
    /// backwards at least twice as far as the pixels move forwards.
    var isBackMonotonic: Bool { geometry.alongX * geometry.alongX >= 0.5 }

    /// Returns a box around the visible places between two pixels. Across the cylinder, the distance between the
    /// places of adjacent pixels may vary. Along the cylinder, it is constant. All places are in the parallelogram
    /// that both ranges form.
    ///
    /// - Parameter isMonotonic: Whether places are monotonic, so that they are between the places of the two pixels.
    private func corners(
        _ x0: Double, _ x1: Double, _ y: Double, _ way0: Double, _ way1: Double, _ across: Double, isMonotonic: Bool
    ) -> Box {
        let change = across + way1 - way0
        let (x2, y2) = (x0 + geometry.alongX * way0, y + geometry.alongY * way0)
        let (x3, y3) = (x1 + geometry.alongX * way1, y + geometry.alongY * way1)
        if isMonotonic {
            return Box(minX: min(x2, x3), minY: min(y2, y3), maxX: max(x2, x3), maxY: max(y2, y3))
        }
        let (dx, dy) = (geometry.alongX * change, geometry.alongY * change)
        return Box(
            minX: min(min(x2, x2 + dx), min(x3, x3 - dx)), minY: min(min(y2, y2 + dy), min(y3, y3 - dy)),
            maxX: max(max(x2, x2 + dx), max(x3, x3 - dx)), maxY: max(max(y2, y2 + dy), max(y3, y3 - dy)))
    }

    private func isInside(_ box: Box) -> Bool {
        box.minX >= 0.5 && box.minY >= 0.5 && box.maxX <= geometry.width - 0.5 && box.maxY <= geometry.height - 0.5
    }

    private func isOutside(_ box: Box, by distance: Double) -> Bool {
        box.maxX < -distance || box.maxY < -distance || box.minX > geometry.width + distance
            || box.minY > geometry.height + distance
    }

    /// Paints the shadow beyond the sheet.
    private func paintShadow(_ y: Double, _ columns: Range<Int>, _ target: Target) {
        // The place is beside the nearest upright place.
        let way = geometry.bend + .pi / 2 * geometry.radius - along(0.5, y)
        let (x0, y0) = (0.5 + geometry.alongX * way, y + geometry.alongY * way)
        let shadow = self.columns(x0, places.lineX, y0, places.lineY, outsetBy: shadowLength).clamped(to: columns)
        guard !shadow.isEmpty else { return }
        let beside = self.columns(x0, places.lineX, y0, places.lineY, outsetBy: 0).clamped(to: shadow)
        shade(beside, from: target.pixels, y, target)
        let rest =
            beside.isEmpty
            ? (shadow, 0..<0)
            : (shadow.lowerBound..<beside.lowerBound, beside.upperBound..<shadow.upperBound)
        for part in [rest.0, rest.1] where !part.isEmpty {
            let shadows = fillShadows(
                part, x: (x0, places.lineX), y: (y0, places.lineY),
                beyond: (along(0.5, y) - end, geometry.alongX), target)
            shade(part, from: target.pixels, with: shadows, target)
        }
    }
}
