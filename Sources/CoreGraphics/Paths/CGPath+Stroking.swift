import Foundation

extension CGPath {
    // MARK: Outlines of strokes

    /// Returns a path whose inside, by the winding rule, equals the stroke of this path. Curves become lines. The
    /// result is empty if the width is not positive.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let result = CGMutablePath()
        guard lineWidth > 0, lineWidth.isFinite else { return CGPath(elements: []) }
        var outline = StrokeOutline(
            path: result, reach: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: max(1, miterLimit))
        for line in Polyline.lines(of: elements, tolerance: max(0.01, min(0.1, lineWidth / 20))) { outline.add(line) }
        return CGPath(elements: result.elements(applying: transform))
    }

    /// Returns a path with the dashes that a dash pattern creates from this path. Curves become lines. If the pattern
    /// is invalid (with negative or non-finite lengths, or only zeros) or would create millions of dashes, this path
    /// itself is returned.
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let period = lengths.reduce(0, +) * (lengths.count % 2 == 0 ? 1 : 2)
        let lines = Polyline.lines(of: elements, tolerance: 0.05)
        let whole = lines.reduce(0) { $0 + $1.length }
        guard lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, whole.isFinite, phase.isFinite,
            whole / period < 100_000
        else { return CGPath(elements: elements(applying: transform)) }

        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let result = CGMutablePath()
        for line in lines {
            var (index, rest) = (0, phase.truncatingRemainder(dividingBy: period))
            if rest < 0 { rest += period }
            while rest >= pattern[index] {
                rest -= pattern[index]
                index = (index + 1) % pattern.count
            }
            var left = pattern[index] - rest
            if index % 2 == 0, let first = line.points.first { result.move(to: first) }
            for (from, to) in line.segments {
                let length = (to - from).length
                var position: CGFloat = 0
                while length - position > left {
                    position += left
                    let point = from.interpolated(to: to, position / length)
                    if index % 2 == 0 { result.addLine(to: point) } else { result.move(to: point) }
                    index = (index + 1) % pattern.count
                    left = pattern[index]
                }
                left -= length - position
                if index % 2 == 0 { result.addLine(to: to) }
            }
        }
        if case .move = result.elements.last { result.elements.removeLast() }
        return CGPath(elements: result.elements(applying: transform))
    }

    /// Returns the outline of this path's stroke with the line attributes of a graphics state.
    final func stroked(with state: GraphicsState) -> CGPath {
        let path =
            state.dashLengths.isEmpty ? self : copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        return path.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
            miterLimit: state.miterLimit)
    }
}

/// A flattened subpath. Adjacent points are different.
struct Polyline {
    var points: [CGPoint]
    var isClosed = false

    /// The lines, including the closing line.
    var segments: [(CGPoint, CGPoint)] {
        var pairs = Array(zip(points, points.dropFirst()))
        if isClosed, points.count > 1 { pairs.append((points[points.count - 1], points[0])) }
        return pairs
    }

    var length: CGFloat { segments.reduce(0) { $0 + ($1.1 - $1.0).length } }

    static func lines(of elements: [PathElement], tolerance: CGFloat) -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline(points: [])
        func finish() {
            // A single move paints no pixels, unlike a line of length 0.
            if current.points.count > 1 || current.isClosed { lines.append(current) }
        }
        var hasZeroLine = false
        for element in CGPath(elements: elements).flattened(threshold: tolerance).elements {
            switch element {
            case .move(let point):
                if hasZeroLine, current.points.count == 1 { current.isClosed = true }
                finish()
                current = Polyline(points: [point])
                hasZeroLine = false
            case .line(let point):
                if current.points.last == point { hasZeroLine = true } else { current.points.append(point) }
            case .close:
                guard let first = current.points.first else { continue }
                if current.points.count > 1, current.points.last == first { current.points.removeLast() }
                current.isClosed = true
                finish()
                current = Polyline(points: [first])
                hasZeroLine = false
            case .quadCurve, .curve: break
            }
        }
        if hasZeroLine, current.points.count == 1 { current.isClosed = true }
        finish()
        return lines
    }
}

/// Builds the outline of a stroke from polygons with the same winding direction, so that they are filled together.
private struct StrokeOutline {
    let path: CGMutablePath
    let reach: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat

    mutating func add(_ line: Polyline) {
        let segments = line.segments
        guard let first = segments.first, let last = segments.last else { return addDot(line.points[0]) }
        let directions = segments.map { from, to in (to - from) * (1 / (to - from).length) }
        for (segment, direction) in zip(segments, directions) {
            let side = normal(direction)
            addPolygon([segment.0 + side, segment.0 - side, segment.1 - side, segment.1 + side])
        }
        for index in 1..<max(1, segments.count) where index < segments.count {
            addJoin(at: segments[index].0, from: directions[index - 1], to: directions[index])
        }
        if line.isClosed {
            addJoin(at: first.0, from: directions[directions.count - 1], to: directions[0])
        } else {
            addCap(at: first.0, towards: directions[0] * -1)
            addCap(at: last.1, towards: directions[directions.count - 1])
        }
    }

    private func normal(_ direction: CGPoint) -> CGPoint { CGPoint(x: -direction.y, y: direction.x) * reach }

    private func addDot(_ point: CGPoint) {
        switch cap {
        case .butt: break
        case .round: addCircle(point)
        case .square: path.addRect(CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
        }
    }

    private func addCap(at point: CGPoint, towards direction: CGPoint) {
        switch cap {
        case .butt: break
        case .round: addCircle(point)
        case .square:
            let (side, end) = (normal(direction), point + direction * reach)
            addPolygon([point + side, point - side, end - side, end + side])
        }
    }

    private func addJoin(at point: CGPoint, from incoming: CGPoint, to outgoing: CGPoint) {
        let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
        let dot = incoming.x * outgoing.x + incoming.y * outgoing.y
        if abs(cross) < 1e-9, dot > 0 { return }
        if join == .round { return addCircle(point) }
        let sign: CGFloat = cross > 0 ? -1 : 1
        let (start, end) = (point + normal(incoming) * sign, point + normal(outgoing) * sign)
        // The sine of half the angle between the lines, which is the inverse of the miter's length.
        let sine = ((1 + dot) / 2).squareRoot()
        if join == .miter, sine > 0, 1 / sine <= miterLimit {
            let middle = (start + end) * 0.5 - point
            let length = middle.length
            if length > 0 {
                let tip = point + middle * (reach / sine / length)
                return addPolygon([point, start, tip, end])
            }
        }
        addPolygon([point, start, end])
    }

    private func addCircle(_ center: CGPoint) {
        path.addEllipse(in: CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
    }

    private func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            area += point.x * next.y - next.x * point.y
        }
        path.addLines(between: area >= 0 ? points : points.reversed())
        path.closeSubpath()
    }
}
