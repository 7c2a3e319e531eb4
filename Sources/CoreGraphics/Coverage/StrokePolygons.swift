import Foundation

/// The stroke of a large number of lines as polygons, which may overlap.
struct StrokePolygons {
    private(set) var polygons: LineCoverage.Polygons
    private let style: LineStyle
    private let reach: Double

    /// The maximum number of dashes. A line with more dashes is solid.
    private static let largestDashCount = 1_000_000.0

    init(_ style: LineStyle, _ polygons: LineCoverage.Polygons) {
        (self.style, self.polygons, reach) = (style, polygons, style.width / 2)
    }

    /// Adds the stroke of a path.
    mutating func add(_ lines: [FlatLine]) {
        var part: [FlatLine] = []
        for line in dashed(lines) where line.length > 0 {
            if line.isStart {
                addPart(part)
                part.removeAll(keepingCapacity: true)
            }
            part.append(line)
        }
        addPart(part)
    }

    /// Adds the stroke of connected lines.
    private mutating func addPart(_ lines: [FlatLine]) {
        guard let first = lines.first, let last = lines.last else { return }
        for (index, line) in lines.enumerated() {
            let side = side(of: line)
            polygons.add([
                line.start.moved(side, 1), line.end.moved(side, 1), line.end.moved(side, -1),
                line.start.moved(side, -1),
            ])
            if index + 1 < lines.count { addJoin(line, lines[index + 1]) }
        }
        if first.start == last.end, lines.count > 2 {
            addJoin(last, first)
        } else {
            addCap(at: last.end, side(of: last))
            let side = side(of: first)
            addCap(at: first.start, CGPoint(x: -side.x, y: -side.y))
        }
    }

    /// Returns the vector from the middle of a line to its left edge.
    private func side(of line: FlatLine) -> CGPoint {
        let factor = reach / line.length
        return CGPoint(x: -(line.end.y - line.start.y) * factor, y: (line.end.x - line.start.x) * factor)
    }

    private mutating func addJoin(_ line: FlatLine, _ next: FlatLine) {
        var (from, to) = (side(of: line), side(of: next))
        // The path turns away from the outer side.
        let turn = from.x * to.y - from.y * to.x
        if turn > 0 { (from, to) = (CGPoint(x: -from.x, y: -from.y), CGPoint(x: -to.x, y: -to.y)) }
        let (corner, square) = (line.end, reach * reach)
        let cosine = (from.x * to.x + from.y * to.y) / square
        switch style.join {
        case .round: addFan(at: corner, from, to)
        case .miter where 2 <= style.miterLimit * style.miterLimit * (1 + cosine):
            let factor = 1 / (1 + cosine)
            let tip = CGPoint(x: (from.x + to.x) * factor, y: (from.y + to.y) * factor)
            polygons.add([corner, corner.moved(from, 1), corner.moved(tip, 1), corner.moved(to, 1)])
        case .miter, .bevel: polygons.add([corner, corner.moved(from, 1), corner.moved(to, 1)])
        }
    }

    private mutating func addCap(at point: CGPoint, _ side: CGPoint) {
        switch style.cap {
        case .butt: break
        case .square:
            let forwards = CGPoint(x: side.y, y: -side.x)
            let (left, right) = (point.moved(side, 1), point.moved(side, -1))
            polygons.add([left, left.moved(forwards, 1), right.moved(forwards, 1), right])
        case .round:
            let forwards = CGPoint(x: side.y, y: -side.x)
            addFan(at: point, side, forwards)
            addFan(at: point, forwards, CGPoint(x: -side.x, y: -side.y))
        }
    }

    /// Adds the part of a disk between two directions, which differ by less than half a turn.
    private mutating func addFan(at point: CGPoint, _ from: CGPoint, _ to: CGPoint) {
        let angle = atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
        let count = max(1, Int((abs(angle) * 4).rounded(.up)))
        var corners = [point]
        for step in 0...count {
            let turn = angle * Double(step) / Double(count)
            let (sine, cosine) = (sin(turn), cos(turn))
            corners.append(
                CGPoint(
                    x: point.x + from.x * cosine - from.y * sine, y: point.y + from.x * sine + from.y * cosine))
        }
        polygons.add(corners)
    }

    // MARK: Dashes

    /// Returns the parts of the lines that are drawn with the style's dashes.
    private func dashed(_ lines: [FlatLine]) -> [FlatLine] {
        let pattern = style.dashLengths
        let period = pattern.reduce(0, +)
        let total = lines.reduce(0) { $0 + $1.length }
        guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0.01,
            abs(style.dashPhase) < period * 1e9,
            total / period * Double(pattern.count) < Self.largestDashCount
        else { return lines }
        var result: [FlatLine] = []
        var (index, rest, isDrawn, isStart) = (0, 0.0, true, true)
        func begin() {
            (index, rest, isDrawn, isStart) = (0, pattern[0], true, true)
            var phase = style.dashPhase.truncatingRemainder(dividingBy: 2 * period)
            if phase < 0 { phase += 2 * period }
            while phase >= rest {
                phase -= rest
                advance()
            }
            rest -= phase
        }
        func advance() {
            index = (index + 1) % pattern.count
            (rest, isDrawn, isStart) = (pattern[index], !isDrawn, true)
        }
        for line in lines where line.length > 0 {
            if line.isStart { begin() }
            var passed = 0.0
            while passed < line.length {
                let end = min(passed + rest, line.length)
                // A rest that is too small to be added to the distance is ignored.
                let isOver = end == passed || rest <= end - passed
                if isDrawn, end > passed {
                    result.append(
                        FlatLine(
                            start: line.point(at: passed), end: line.point(at: end), length: end - passed,
                            isStart: isStart))
                    isStart = false
                }
                rest -= end - passed
                passed = end
                if isOver { advance() }
            }
        }
        return result
    }
}

extension CGPoint {
    /// Returns the point translated by a vector, forwards or backwards.
    fileprivate func moved(_ vector: CGPoint, _ direction: Double) -> CGPoint {
        CGPoint(x: x + vector.x * direction, y: y + vector.y * direction)
    }
}
