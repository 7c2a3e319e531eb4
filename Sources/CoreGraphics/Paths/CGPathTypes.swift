import Foundation

/// What one element of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath. One point.
    case moveToPoint
    /// A straight line. One point.
    case addLineToPoint
    /// A quadratic Bézier curve. Two points: the control point and the end.
    case addQuadCurveToPoint
    /// A cubic Bézier curve. Three points: two control points and the end.
    case addCurveToPoint
    /// A straight line back to the subpath's beginning. No points.
    case closeSubpath
}

/// One element of a path, as `CGPath.applyWithBlock(_:)` shows it. The points live only as long as that call.
public struct CGPathElement {
    /// What the element does.
    public var type: CGPathElementType
    /// The element's points; how many there are follows from `type`.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        (self.type, self.points) = (type, points)
    }
}

/// What is inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside when the path goes round it, counted with direction, other than zero times.
    case winding
    /// A point is inside when a ray from it crosses the path an odd number of times.
    case evenOdd
}

/// How `CGContext.drawPath(using:)` paints.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills with the winding rule.
    case fill
    /// Fills with the even-odd rule.
    case eoFill
    /// Strokes.
    case stroke
    /// Fills with the winding rule, then strokes.
    case fillStroke
    /// Fills with the even-odd rule, then strokes.
    case eoFillStroke
}

/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Sendable {
    /// Ends at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Half a line's width beyond the end point.
    case square
}

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, up to the miter limit.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
}

/// A function that is called with each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A block that is called with each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
