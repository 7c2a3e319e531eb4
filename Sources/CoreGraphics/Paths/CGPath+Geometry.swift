import Foundation

extension CGPath {
    // MARK: Bounds

    /// The bounding box of all points, including the control points of curves, or the null rectangle for an empty
    /// path.
    public final var boundingBox: CGRect {
        var box = BoundingBox()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): box.include(point)
            case .quadCurve(let control, let end):
                box.include(control)
                box.include(end)
            case .curve(let control1, let control2, let end):
                box.include(control1)
                box.include(control2)
                box.include(end)
            case .close: break
            }
        }
        return box.rect
    }

    /// The bounding box of the lines and curves, or the null rectangle for an empty path.
    public final var boundingBoxOfPath: CGRect {
        var box = BoundingBox()
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                (current, start) = (point, point)
                box.include(point)
            case .line(let point):
                current = point
                box.include(point)
            case .quadCurve(let control, let end):
                let (control1, control2) = cubicControls(from: current, control: control, to: end)
                box.includeCurve(from: current, control1, control2, to: end)
                current = end
            case .curve(let control1, let control2, let end):
                box.includeCurve(from: current, control1, control2, to: end)
                current = end
            case .close: current = start
            }
        }
        return box.rect
    }

    // MARK: Hit testing

    /// Returns whether a point is inside the path. The point is transformed first. Open subpaths are treated as
    /// closed.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        guard !point.isNaN else { return false }
        var winding = 0
        forEachSegment(of: elements, tolerance: 0.01, closingSubpaths: true) { from, to in
            // Crossings of the ray from the point towards larger x; each segment includes its lower end.
            guard (from.y <= point.y) != (to.y <= point.y) else { return }
            let side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
            if to.y > from.y {
                if side < 0 { winding += 1 }
            } else if side > 0 {
                winding -= 1
            }
        }
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }

    // MARK: Flattening

    /// Returns the path with lines instead of curves, whose distance from the curves is at most `threshold`.
    public final func flattened(threshold: CGFloat) -> CGPath {
        let tolerance = threshold.isFinite && threshold > 0 ? threshold : 0.1
        var result: [PathElement] = []
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point): (current, start) = (point, point)
            case .line(let point): current = point
            case .close: current = start
            case .quadCurve(let control, let end):
                let (control1, control2) = cubicControls(from: current, control: control, to: end)
                flattenCurve(from: current, control1, control2, to: end, tolerance: tolerance) {
                    result.append(.line($0))
                }
                current = end
                continue
            case .curve(let control1, let control2, let end):
                flattenCurve(from: current, control1, control2, to: end, tolerance: tolerance) {
                    result.append(.line($0))
                }
                current = end
                continue
            }
            result.append(element)
        }
        return CGPath(elements: result)
    }
}

/// A bounding box that grows with each point. It is the null rectangle at first.
struct BoundingBox {
    private var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    private var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)

    mutating func include(_ point: CGPoint) {
        (minX, minY) = (min(minX, point.x), min(minY, point.y))
        (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }

    /// Includes a cubic curve: its end and its extrema along each axis. Its start is already included.
    mutating func includeCurve(from p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, to p3: CGPoint) {
        include(p3)
        for time in extremes(p0.x, p1.x, p2.x, p3.x) + extremes(p0.y, p1.y, p2.y, p3.y) {
            include(pointOnCurve(p0, p1, p2, p3, time))
        }
    }

    var rect: CGRect {
        minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }

    /// Returns the parameters in (0, 1) of the extrema of a coordinate.
    private func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = -p0 + 3 * p1 - 3 * p2 + p3
        let b = 2 * (p0 - 2 * p1 + p2)
        let c = p1 - p0
        var times: [CGFloat] = []
        if abs(a) < 1e-12 {
            if b != 0 { times.append(-c / b) }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                times.append((-b + root) / (2 * a))
                times.append((-b - root) / (2 * a))
            }
        }
        return times.filter { $0 > 0 && $0 < 1 }
    }
}

func pointOnCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
}

/// Returns the control points of the cubic curve that equals a quadratic curve.
func cubicControls(from start: CGPoint, control: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint) {
    (start.interpolated(to: control, 2.0 / 3.0), end.interpolated(to: control, 2.0 / 3.0))
}

/// Calls the body with the ends of the lines that approximate a curve. Their number depends on the bend of the curve
/// (Wang's formula) and is limited, so that extreme coordinates have the cost of large coordinates.
func flattenCurve(
    from p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, to p3: CGPoint, tolerance: CGFloat, _ body: (CGPoint) -> Void
) {
    let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
    let needed = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = needed.isFinite ? max(1, min(500, Int(min(needed, 500)))) : 500
    for index in 1..<max(count, 2) where index < count {
        body(pointOnCurve(p0, p1, p2, p3, CGFloat(index) / CGFloat(count)))
    }
    body(p3)
}

/// Calls the body with each line of the flattened elements.
func forEachSegment(
    of elements: [PathElement], tolerance: CGFloat, closingSubpaths: Bool, _ body: (CGPoint, CGPoint) -> Void
) {
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    func advance(_ point: CGPoint) {
        body(current, point)
        current = point
    }
    for element in elements {
        switch element {
        case .move(let point):
            if closingSubpaths, current != start { body(current, start) }
            (current, start) = (point, point)
        case .line(let point): advance(point)
        case .quadCurve(let control, let end):
            let (control1, control2) = cubicControls(from: current, control: control, to: end)
            flattenCurve(from: current, control1, control2, to: end, tolerance: tolerance, advance)
        case .curve(let control1, let control2, let end):
            flattenCurve(from: current, control1, control2, to: end, tolerance: tolerance, advance)
        case .close: advance(start)
        }
    }
    if closingSubpaths, current != start { body(current, start) }
}
