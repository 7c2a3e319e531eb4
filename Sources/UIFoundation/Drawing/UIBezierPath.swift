import CoreGraphics
import Foundation

/// A path for filling, stroking or clipping, with its line attributes.
///
/// Lengths are points of the drawing space, with y down. Angles are radians, clockwise from the x axis on the screen.
open class UIBezierPath: NSObject, NSCopying {
    var path: CGMutablePath
    var dashPattern: [CGFloat] = []
    var dashPhase: CGFloat = 0

    // MARK: - Creating a Bézier path

    /// Creates an empty path.
    public override init() { path = CGMutablePath() }

    init(path: CGMutablePath) { self.path = path }

    /// Creates a path with a rectangle.
    public convenience init(rect: CGRect) {
        self.init(path: CGMutablePath())
        path.addRect(rect)
    }

    /// Creates a path with the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(path: CGMutablePath())
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with round corners. The radius is limited to half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle with some round corners.
    ///
    /// Only the width of `cornerRadii` is used, as on Apple's systems. It is limited to half of the shorter side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(path: CGMutablePath())
        let rect = rect.standardized
        let limit = min(rect.width, rect.height) / 2
        let roundness = cornerRadii.width > 0 ? min(cornerRadii.width, limit) : 0
        guard roundness > 0, !rect.isNull, !rect.isInfinite, !corners.isDisjoint(with: .allFour) else {
            path.addRect(rect)
            return
        }
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? roundness : 0 }
        path.move(to: CGPoint(x: rect.minX + radius(.topLeft), y: rect.minY))
        appendCorner(CGPoint(x: rect.maxX, y: rect.minY), from: -.pi / 2, radius(.topRight), towards: (-1, 1))
        appendCorner(CGPoint(x: rect.maxX, y: rect.maxY), from: 0, radius(.bottomRight), towards: (-1, -1))
        appendCorner(CGPoint(x: rect.minX, y: rect.maxY), from: .pi / 2, radius(.bottomLeft), towards: (1, -1))
        appendCorner(CGPoint(x: rect.minX, y: rect.minY), from: .pi, radius(.topLeft), towards: (1, 1))
        path.closeSubpath()
    }

    private func appendCorner(
        _ corner: CGPoint, from angle: CGFloat, _ radius: CGFloat, towards center: (x: CGFloat, y: CGFloat)
    ) {
        guard radius > 0 else { return path.addLine(to: corner) }
        path.addArc(
            center: CGPoint(x: corner.x + center.x * radius, y: corner.y + center.y * radius), radius: radius,
            startAngle: angle, endAngle: angle + .pi / 2, clockwise: false)
    }

    /// Creates a part of a circle. Angle 0 is at the right. `clockwise` is the direction on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init(path: CGMutablePath())
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the present elements of a Core Graphics path.
    public convenience init(cgPath: CGPath) { self.init(path: cgPath.mutableCopy() ?? CGMutablePath()) }

    /// Returns a path with the same elements and line attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeAttributes(of: self)
        return copy
    }

    func takeAttributes(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (miterLimit, flatness, usesEvenOddFillRule) = (other.miterLimit, other.flatness, other.usesEvenOddFillRule)
        (dashPattern, dashPhase) = (other.dashPattern, other.dashPhase)
    }

    // MARK: - Accessing drawing properties

    /// The elements as an independent Core Graphics path. Setting it replaces the elements.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// The end point of the last element, or zero if the path is empty.
    open var currentPoint: CGPoint { path.currentPoint }

    /// The width of strokes, in points. 0 draws the thinnest possible line.
    open var lineWidth: CGFloat = 1

    /// The shape of a stroke's ends.
    open var lineCapStyle: CGLineCap = .butt

    /// The shape of a stroke's corners.
    open var lineJoinStyle: CGLineJoin = .miter

    /// The limit for mitered corners: the length of a pointed corner, divided by the line width, above which the
    /// corner is beveled.
    open var miterLimit: CGFloat = 10

    /// The maximum deviation of drawn curves, in pixels.
    open var flatness: CGFloat = 0.6

    /// Whether the even-odd rule determines the inside, rather than the winding rule.
    open var usesEvenOddFillRule = false

    /// Sets the dash pattern of strokes: `count` lengths in points, alternately drawn and skipped. The stroke begins
    /// `phase` points into the pattern. Without a pattern, strokes are solid.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        guard let pattern, count > 0 else {
            (dashPattern, dashPhase) = ([], 0)
            return
        }
        let lengths = Array(UnsafeBufferPointer(start: pattern, count: count))
        let isValid = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 } && phase.isFinite
        (dashPattern, dashPhase) = isValid ? (lengths, phase) : ([], 0)
    }

    /// Writes the dash pattern to the pointers that are not `nil`: the lengths, their number, and the phase.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dashPattern.enumerated() { pattern[index] = length } }
        count?.pointee = dashPattern.count
        phase?.pointee = dashPhase
    }

    // MARK: - Constructing a path

    /// Begins a subpath.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line. If the path is empty and has no current point, the call has no effect.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve. If the path is empty, the call has no effect.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve. If the path is empty, the call has no effect.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle. If the path has a current point, a line to the start of the arc is added first.
    ///
    /// Angle 0 is at the right. `clockwise` is the direction on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics defines clockwise for axes with y up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line to the beginning of the subpath.
    open func close() { path.closeSubpath() }

    /// Removes all elements. The line attributes are kept.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the elements of a path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

    /// Returns a path with the same shape and the reverse order of elements.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(path: ReversedPath.reversing(path.elements))
        reversed.takeAttributes(of: self)
        return reversed
    }

    /// Transforms every point.
    open func apply(_ transform: CGAffineTransform) {
        var transform = transform
        path = path.mutableCopy(using: &transform) ?? path
    }

    // MARK: - Examining

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the shape, or the null rectangle for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Returns whether the point is inside the shape, by the path's fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: - Drawing

    /// Fills the inside with the current context's fill color. Without a context it has no effect.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the inside with the current context's fill color, with a blend mode and an alpha.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlending(blendMode, alpha: alpha) { _ in fill() }
    }

    /// Strokes the path with the current context's stroke color. Without a context it has no effect.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashPattern)
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Strokes the path with the current context's stroke color, a blend mode and an alpha.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlending(blendMode, alpha: alpha) { _ in stroke() }
    }

    /// Clips later drawing in the current context to the shape. To undo it, restore a graphics state that was saved
    /// before.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

extension UIRectCorner {
    fileprivate static let allFour: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
