import CCairo
import Foundation

/// The coverage of the pixels by a shape with a large number of lines.
///
/// Cairo sorts all edges that meet a row of pixels, fifteen times for each row: it needs a minute for a path of a
/// hundred thousand lines that cross each other. Here each line adds the area to its right to the pixels that it
/// crosses, which needs no order (FreeType's rasterizer uses the same method). Pixels with several edges may be
/// inaccurate by the area that these edges enclose together, which is invisible with so many lines.
///
/// The cost depends on the number of pixels that the lines cross, and it is limited: above `largestCost` only every
/// second row of pixels is computed and drawn twice, or every third row, and so on.
package struct LineCoverage {
    // Chosen (Views): Shapes, and paths in a context, of more than 2,000 lines or curves are painted by accumulating
    // areas; if their lines cross more than 16 million pixels, rows are omitted.
    /// The number of elements above which this method is used.
    package static let smallestCount = 2_000
    /// The maximum number of crossed pixels of all lines.
    private static let largestCost = 1 << 24
    /// The number of fractional bits of a coordinate.
    private static let bits = 8
    private static let one = 1 << bits

    private let width, height: Int
    /// The rows above the surface. A row of these may be drawn on it.
    private let above: Int
    /// For each pixel the sum of the lines' contributions to all pixels to its right, and the part of it that does not
    /// apply to the pixel itself.
    private var cover, area: [Int32]
    /// The distance between the computed rows.
    private let rowStep: Int
    /// The first computed row.
    private let firstRow: Int

    // MARK: Painting

    /// Adds the area of a context's current path to the alpha of the context's surface, which has a byte per pixel,
    /// and clears the path.
    package static func fill(on cairo: OpaquePointer, rule: CGPathFillRule) {
        let lines = lines(of: cairo)
        var polygons = Polygons(on: cairo)
        for line in lines { polygons.add(line.start, line.end) }
        polygons.close(lines)
        paint(polygons, on: cairo, usesEvenOddRule: rule == .evenOdd)
    }

    /// Adds the stroke of a context's current path in the same way.
    package static func stroke(_ style: LineStyle, on cairo: OpaquePointer) {
        var stroke = StrokePolygons(style, Polygons(on: cairo))
        stroke.add(joined(lines(of: cairo), least: 0.25 / max(stroke.polygons.scale, 1e-6)))
        paint(stroke.polygons, on: cairo, usesEvenOddRule: false)
    }

    private static func lines(of cairo: OpaquePointer) -> [FlatLine] {
        guard let flat = cairo_copy_path_flat(cairo) else { return [] }
        defer { cairo_path_destroy(flat) }
        cairo_new_path(cairo)
        return FlatLine.all(of: flat)
    }

    /// Joins lines to a minimum length, except at corners: Cairo's coordinates are fractions of pixels, so that the
    /// direction of a shorter line is inaccurate.
    private static func joined(_ lines: [FlatLine], least: Double) -> [FlatLine] {
        var result: [FlatLine] = []
        var short: FlatLine?
        for line in lines {
            var line = line
            if let short, line.isStart || short.turns(to: line) {
                result.append(short)
            } else if let short {
                (line.start, line.isStart) = (short.start, short.isStart)
                line.length = hypot(line.end.x - line.start.x, line.end.y - line.start.y)
            }
            short = line.length < least ? line : nil
            if short == nil { result.append(line) }
        }
        if let short { result.append(short) }
        return result
    }

    private static func paint(_ polygons: Polygons, on cairo: OpaquePointer, usesEvenOddRule: Bool) {
        guard let surface = cairo_get_target(cairo), let data = cairo_image_surface_get_data(surface) else { return }
        cairo_surface_flush(surface)
        var coverage = LineCoverage(
            width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)),
            rowStep: polygons.cost / largestCost + 1, firstRow: polygons.top >> bits)
        for edge in polygons.edges { coverage.add(edge) }
        coverage.write(
            to: data, bytesPerRow: Int(cairo_image_surface_get_stride(surface)), usesEvenOddRule: usesEvenOddRule)
        cairo_surface_mark_dirty(surface)
    }

    private init(width: Int, height: Int, rowStep: Int, firstRow: Int) {
        above = rowStep - 1
        (self.width, self.height, self.rowStep) = (width, height + above, rowStep)
        self.firstRow = firstRow + above
        cover = [Int32](repeating: 0, count: width * self.height)
        area = cover
    }

    // MARK: Edges

    /// A line in integer fractions of pixels, so that its pixels do not depend on its position on the display.
    struct Edge {
        var x0, y0, x1, y1: Int
    }

    /// The edges of polygons on the surface.
    struct Polygons {
        private(set) var edges: [Edge] = []
        private(set) var cost = 0
        private(set) var top = Int.max
        private var matrix = cairo_matrix_t()

        init(on cairo: OpaquePointer) { cairo_get_matrix(cairo, &matrix) }

        /// The number of pixels per unit of the path's space.
        var scale: Double { abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot() }

        mutating func add(_ start: CGPoint, _ end: CGPoint) { add(place(start), place(end)) }

        /// Adds a polygon regardless of its direction: it covers its inside.
        mutating func add(_ corners: [CGPoint]) {
            let places = corners.map { place($0) }
            var twiceArea = 0
            for (index, from) in places.enumerated() {
                let to = places[index + 1 < places.count ? index + 1 : 0]
                twiceArea &+= from.x &* to.y &- to.x &* from.y
            }
            for (index, from) in places.enumerated() {
                let to = places[index + 1 < places.count ? index + 1 : 0]
                if twiceArea >= 0 { add(from, to) } else { add(to, from) }
            }
        }

        /// Closes the open subpaths of a path.
        mutating func close(_ lines: [FlatLine]) {
            var first: CGPoint?
            for (index, line) in lines.enumerated() {
                if line.isStart { first = line.start }
                let isLast = index + 1 == lines.count || lines[index + 1].isStart
                if isLast, let first, first != line.end { add(line.end, first) }
            }
        }

        private func place(_ point: CGPoint) -> (x: Int, y: Int) {
            let x = point.x * matrix.xx + point.y * matrix.xy + matrix.x0
            let y = point.x * matrix.yx + point.y * matrix.yy + matrix.y0
            func fixed(_ value: Double) -> Int {
                let limit = 4e6
                return Int((min(max(value.isNaN ? 0 : value, -limit), limit) * Double(one) + 0.5).rounded(.down))
            }
            return (fixed(x), fixed(y))
        }

        private mutating func add(_ from: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
            top = min(top, from.y, to.y)
            if from.y == to.y { return }
            edges.append(Edge(x0: from.x, y0: from.y, x1: to.x, y1: to.y))
            cost += min((abs(to.x - from.x) + abs(to.y - from.y)) >> bits, 1 << 14) + 1
        }
    }

    private mutating func add(_ edge: Edge) {
        let sign = edge.y0 < edge.y1 ? 1 : -1
        var (top, bottom) = ((edge.x0, edge.y0), (edge.x1, edge.y1))
        if sign < 0 { swap(&top, &bottom) }
        top.1 += above << Self.bits
        bottom.1 += above << Self.bits
        let (first, last) = (max(top.1 >> Self.bits, 0), min((bottom.1 - 1) >> Self.bits, height - 1))
        if first > last { return }
        let (width, length) = (bottom.0 - top.0, bottom.1 - top.1)
        // Rounded down, so that the result does not depend on the origin.
        let (corner, end) = (top, bottom)
        func x(at y: Int) -> Int { corner.0 + (width * (y - corner.1)).flooredQuotient(length) }
        let distance = first - firstRow
        var row = first + (rowStep - (distance % rowStep + rowStep) % rowStep) % rowStep
        cover.withUnsafeMutableBufferPointer { cover in
            area.withUnsafeMutableBufferPointer { area in
                guard let cover = cover.baseAddress, let area = area.baseAddress else { return }
                while row <= last {
                    let (from, to) = (max(corner.1, row << Self.bits), min(end.1, (row + 1) << Self.bits))
                    let start = row * self.width
                    Self.add(
                        x0: x(at: from), x1: x(at: to), height: to - from, sign: sign, width: self.width,
                        cover + start, area + start)
                    row += rowStep
                }
            }
        }
    }

    /// Adds the coverage of a line in a row of pixels.
    private static func add(
        x0: Int, x1: Int, height: Int, sign: Int, width: Int, _ cover: UnsafeMutablePointer<Int32>,
        _ area: UnsafeMutablePointer<Int32>
    ) {
        let (bits, one) = (Self.bits, Self.one)
        // The ends are sorted from left to right, since the direction has no effect within a row.
        let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
        if left >= width << bits { return }
        if right <= 0 {
            cover[0] &+= Int32(sign * height)
            return
        }
        let length = right - left
        var (x, passed) = (left, 0)
        if x < 0 {
            passed = (height * -left).flooredQuotient(length)
            cover[0] &+= Int32(sign * passed)
            x = 0
        }
        repeat {
            let column = x >> bits
            if column >= width { return }
            let end = min((column + 1) << bits, right)
            let next = end == right ? height : (height * (end - left)).flooredQuotient(length)
            let part = sign * (next - passed)
            cover[column] &+= Int32(part)
            area[column] &+= Int32(part * ((x & (one - 1)) + end - column << bits))
            (x, passed) = (end, next)
        } while x < right
    }

    // MARK: Pixels

    /// Adds the coverage to the surface.
    private func write(to data: UnsafeMutablePointer<UInt8>, bytesPerRow: Int, usesEvenOddRule: Bool) {
        let full = 2 * Self.one * Self.one
        for y in above..<height {
            let source = (y - ((y - firstRow) % rowStep + rowStep) % rowStep) * width
            let row = data + (y - above) * bytesPerRow
            var sum = 0
            for x in 0..<width {
                sum += Int(cover[source + x])
                var value = abs(sum * 2 * Self.one - Int(area[source + x]))
                if usesEvenOddRule {
                    value %= 2 * full
                    if value > full { value = 2 * full - value }
                }
                let alpha = min(value, full) * 255 / full
                if alpha > row[x] { row[x] = UInt8(alpha) }
            }
        }
    }
}

extension FlatLine {
    /// Returns whether the direction of the next line differs by more than a twelfth of a turn.
    fileprivate func turns(to other: FlatLine) -> Bool {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let product = x * (other.end.x - other.start.x) + y * (other.end.y - other.start.y)
        return product < 0.866 * length * other.length
    }
}

extension Int {
    /// Returns the quotient, rounded down. The divisor is positive.
    fileprivate func flooredQuotient(_ divisor: Int) -> Int {
        let quotient = self / divisor
        return quotient * divisor > self ? quotient - 1 : quotient
    }
}
