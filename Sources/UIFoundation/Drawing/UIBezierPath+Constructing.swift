import CoreGraphics
import Foundation

extension UIBezierPath {
    // MARK: - Constructing a path

    /// Begins a subpath.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line. Does nothing on an empty path, which has no current point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve. Does nothing on an empty path.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve. Does nothing on an empty path.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle, after a line to its start where there is a current point.
    ///
    /// Angle 0 is at the right; `clockwise` is as seen on the screen.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics says clockwise for axes whose y goes up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line back to the beginning of the subpath.
    public func close() { path.closeSubpath() }

    /// Removes all elements. Line width and the like stay.
    public func removeAllPoints() { path = CGMutablePath() }

    /// Adds the elements of another path.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

    /// A path of the same shape whose elements run from the last to the first.
    public func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(path: ReversedPath.reversing(path.elements))
        reversed.takeAttributes(of: self)
        return reversed
    }

    /// Transforms every point.
    public func apply(_ transform: CGAffineTransform) {
        var transform = transform
        path = path.mutableCopy(using: &transform) ?? path
    }

    // MARK: - Examining

    /// Whether there are no elements.
    public var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the shape. The null rectangle for an empty path.
    public var bounds: CGRect { path.boundingBoxOfPath }

    /// Whether the point is inside the shape, by the path's own fill rule.
    public func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

/// Reverses the elements of a path, subpath by subpath.
private enum ReversedPath {
    static func reversing(_ elements: [PathElement]) -> CGMutablePath {
        var subpaths: [[PathElement]] = []
        var start = CGPoint.zero
        var subpath: [PathElement] = []
        for element in elements {
            if case .move(let point) = element {
                if !subpath.isEmpty { subpaths.append(subpath) }
                subpath = []
                start = point
            } else if subpath.isEmpty {
                // What follows a closed subpath begins where that one began.
                subpath = [.move(start)]
            }
            subpath.append(element)
            if case .close = element {
                subpaths.append(subpath)
                subpath = []
            }
        }
        if !subpath.isEmpty { subpaths.append(subpath) }
        let result = CGMutablePath()
        for subpath in subpaths.reversed() { append(subpath, to: result) }
        return result
    }

    private static func append(_ subpath: [PathElement], to result: CGMutablePath) {
        var ends: [CGPoint] = []
        var isClosed = false
        for element in subpath {
            switch element {
            case .move(let point), .line(let point), .quadCurve(_, let point), .curve(_, _, let point):
                ends.append(point)
            case .close: isClosed = true
            }
        }
        guard let last = ends.last else { return }
        result.move(to: last)
        for index in subpath.indices.dropFirst().reversed() {
            let end = ends[index - 1]
            let element = subpath[index]
            switch element {
            case .move, .close: break
            case .line: result.addLine(to: end)
            case .quadCurve(let control, _): result.addQuadCurve(to: end, control: control)
            case .curve(let control1, let control2, _):
                result.addCurve(to: end, control1: control2, control2: control1)
            }
        }
        if isClosed { result.closeSubpath() }
    }
}
