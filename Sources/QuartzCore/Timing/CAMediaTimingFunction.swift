import RenderServer

/// The pacing of an animation: a curve from (0, 0) to (1, 1) that maps time to progress.
public final class CAMediaTimingFunction: Sendable {
    private let points: (x1: Float, y1: Float, x2: Float, y2: Float)

    /// Creates a function from its name. An unknown name is treated as `linear`.
    public init(name: CAMediaTimingFunctionName) {
        points =
            switch name {
            case .easeIn: (0.42, 0, 1, 1)
            case .easeOut: (0, 0, 0.58, 1)
            case .easeInEaseOut: (0.42, 0, 0.58, 1)
            case .default: (0.25, 0.1, 0.25, 1)
            default: (0, 0, 1, 1)
            }
    }

    /// Creates a cubic Bézier curve from its two middle control points. Their x coordinates are clamped to 0...1, and
    /// numbers that are not finite are treated as 0.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func finite(_ value: Float) -> Float { value.isFinite ? value : 0 }
        points = (min(max(finite(c1x), 0), 1), finite(c1y), min(max(finite(c2x), 0), 1), finite(c2y))
    }

    /// Writes the x and y coordinates of a control point. The index is from 0 to 3; any other index is ignored.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        switch idx {
        case 0: (ptr[0], ptr[1]) = (0, 0)
        case 1: (ptr[0], ptr[1]) = (points.x1, points.y1)
        case 2: (ptr[0], ptr[1]) = (points.x2, points.y2)
        case 3: (ptr[0], ptr[1]) = (1, 1)
        default: break
        }
    }

    /// The curve for the render server.
    package var curve: TimingCurve {
        if points == (0, 0, 1, 1) { return .linear }
        return .bezier(
            x1: Double(points.x1), y1: Double(points.y1), x2: Double(points.x2), y2: Double(points.y2))
    }
}
