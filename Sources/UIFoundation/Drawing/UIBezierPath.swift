import CoreGraphics
import Foundation

/// A path to fill, stroke or clip with, together with how its lines look.
///
/// Lengths are points of the space that it is drawn in, where y goes down; angles are radians, from the x axis clockwise
/// as seen on the screen.
open class UIBezierPath: NSObject, NSCopying {
    var path: CGMutablePath
    var dashPattern: [CGFloat] = []
    var dashPhase: CGFloat = 0

    // MARK: - Creating a Bézier path

    /// Makes an empty path.
    public override init() { path = CGMutablePath() }

    init(path: CGMutablePath) { self.path = path }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init(path: CGMutablePath())
        path.addRect(rect)
    }

    /// Makes the ellipse that touches the rectangle's sides.
    public convenience init(ovalIn rect: CGRect) {
        self.init(path: CGMutablePath())
        path.addEllipse(in: rect)
    }

    /// Makes a rectangle with round corners. A radius larger than half of the shorter side counts as that half.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes a rectangle some of whose corners are round.
    ///
    /// Only the radii's width counts, as on Apple's systems. One larger than half of the shorter side counts as that half.
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

    /// Makes a part of a circle. Angle 0 is at the right; `clockwise` is as seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init(path: CGMutablePath())
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes a path with the elements of a Core Graphics path, as they are now.
    public convenience init(cgPath: CGPath) { self.init(path: cgPath.mutableCopy() ?? CGMutablePath()) }

    /// A path with the same elements and line attributes.
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

    /// The elements as a Core Graphics path, which does not change with this one. Setting it replaces them.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// The end of the last element. Zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// The width of strokes, in points. 0 gives the thinnest line that can be drawn.
    open var lineWidth: CGFloat = 1

    /// The shape of a stroke's ends.
    open var lineCapStyle: CGLineCap = .butt

    /// The shape of a stroke's corners.
    open var lineJoinStyle: CGLineJoin = .miter

    /// How far a pointed corner may reach, in line widths, before it is cut off.
    open var miterLimit: CGFloat = 10

    /// How far drawn curves may be from the true ones, in pixels.
    open var flatness: CGFloat = 0.6

    /// Whether the even-odd rule determines the inside, rather than the winding rule.
    open var usesEvenOddFillRule = false

    /// Makes strokes dashed: `count` lengths in points, alternately drawn and skipped, beginning `phase` points into
    /// the pattern. No pattern makes them solid.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        guard let pattern, count > 0 else {
            (dashPattern, dashPhase) = ([], 0)
            return
        }
        let lengths = Array(UnsafeBufferPointer(start: pattern, count: count))
        let isValid = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 } && phase.isFinite
        (dashPattern, dashPhase) = isValid ? (lengths, phase) : ([], 0)
    }

    /// Writes the dashes to the pointers that are not `nil`: the lengths, their number, and the phase.
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

    /// Adds a straight line. Does nothing on an empty path, which has no current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve. Does nothing on an empty path.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve. Does nothing on an empty path.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle, after a line to its start where there is a current point.
    ///
    /// Angle 0 is at the right; `clockwise` is as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics says clockwise for axes whose y goes up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line back to the beginning of the subpath.
    open func close() { path.closeSubpath() }

    /// Removes all elements. Line width and the like stay.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

    /// A path of the same shape whose elements run from the last to the first.
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

    /// Whether there are no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the shape. The null rectangle for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Whether the point is inside the shape, by the path's own fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: - Drawing

    /// Fills the inside with the current context's fill colour. Does nothing without a context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the inside with the current context's fill colour, blended and with an alpha of its own.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlending(blendMode, alpha: alpha) { _ in fill() }
    }

    /// Draws the lines with the current context's stroke colour. Does nothing without a context.
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

    /// Draws the lines with the current context's stroke colour, blended and with an alpha of its own.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlending(blendMode, alpha: alpha) { _ in stroke() }
    }

    /// Clips later drawing in the current context to the shape. Save the graphics state before to undo it.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

extension UIRectCorner {
    fileprivate static let allFour: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
