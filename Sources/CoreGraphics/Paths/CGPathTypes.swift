import Foundation

/// The type of a path's element.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath. It has a single point.
    case moveToPoint
    /// A straight line. It has a single point.
    case addLineToPoint
    /// A quadratic Bézier curve. It has two points: the control point and the end.
    case addQuadCurveToPoint
    /// A cubic Bézier curve. It has three points: two control points and the end.
    case addCurveToPoint
    /// A straight line to the start of the subpath. It has no points.
    case closeSubpath
}

/// An element of a path, as `CGPath.applyWithBlock(_:)` passes it to its block. The points are only valid during the
/// call.
public struct CGPathElement {
    /// The type of the element.
    public var type: CGPathElementType
    /// The element's points. `type` determines their number.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        (self.type, self.points) = (type, points)
    }
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path's winding number around it is not 0.
    case winding
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd
}

/// The painting operation of `CGContext.drawPath(using:)`.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the path with the winding rule.
    case fill
    /// Fills the path with the even-odd rule.
    case eoFill
    /// Strokes the path.
    case stroke
    /// Fills the path with the winding rule, then strokes it.
    case fillStroke
    /// Fills the path with the even-odd rule, then strokes it.
    case eoFillStroke
}

/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt
    /// A semicircle around the end point.
    case round
    /// A rectangle that extends half the line width beyond the end point.
    case square
}

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable {
    /// A pointed corner, up to the miter limit.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off.
    case bevel
}

/// A function that is called with each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A block that is called with each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
