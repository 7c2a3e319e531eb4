import Foundation

/// A mutable path.
///
/// Calls with a NaN coordinate are ignored. Lines and curves are also ignored if the path has no current point.
public class CGMutablePath: CGPath, @unchecked Sendable {
    // Sendable only because CGPath is: a mutable path stays with the code that builds it.

    /// Creates an empty path.
    public init() { super.init(elements: []) }

    override init(elements: [PathElement]) { super.init(elements: elements) }

    override package var immutable: CGPath { CGPath(elements: elements) }

    // MARK: Lines and curves

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        guard !point.isNaN else { return }
        // Only the last of several consecutive moves has an effect.
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(point))
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        guard !isEmpty, !point.isNaN else { return }
        elements.append(.line(point))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (control, end) = (control.applying(transform), end.applying(transform))
        guard !isEmpty, !control.isNaN, !end.isNaN else { return }
        elements.append(.quadCurve(control: control, end: end))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let (control1, control2) = (control1.applying(transform), control2.applying(transform))
        let end = end.applying(transform)
        guard !isEmpty, !control1.isNaN, !control2.isNaN, !end.isNaN else { return }
        elements.append(.curve(control1: control1, control2: control2, end: end))
    }

    /// Moves to the first point and adds lines through the other points. Without points it has no effect.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Closes the subpath with a line to its start, at which the next element begins.
    public func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    // MARK: Shapes

    /// Adds a closed rectangle. The null rectangle has no effect.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, !rect.hasNaN else { return }
        let (x0, y0) = (rect.origin.x, rect.origin.y)
        let (x1, y1) = (x0 + rect.size.width, y0 + rect.size.height)
        elements.reserveCapacity(elements.count + 5)
        move(to: CGPoint(x: x0, y: y0), transform: transform)
        addLine(to: CGPoint(x: x1, y: y0), transform: transform)
        addLine(to: CGPoint(x: x1, y: y1), transform: transform)
        addLine(to: CGPoint(x: x0, y: y1), transform: transform)
        closeSubpath()
    }

    /// Adds several closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the closed ellipse inside a rectangle. It begins on the right and continues towards larger y.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, !rect.hasNaN else { return }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let axes = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y
        ).concatenating(transform)
        move(to: CGPoint(x: 1, y: 0), transform: axes)
        appendUnitArc(from: 0, delta: 2 * .pi, transform: axes)
        closeSubpath()
    }

    /// Adds a closed rectangle with round corners. Corner sizes are clamped to the range from 0 to half of a side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull, !rect.hasNaN else { return }
        let rect = rect.standardized
        let width = max(0, min(cornerWidth, rect.width / 2))
        let height = max(0, min(cornerHeight, rect.height / 2))
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }

        elements.reserveCapacity(elements.count + 10)
        move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
        let corners = [
            CGPoint(x: rect.maxX - width, y: rect.maxY - height), CGPoint(x: rect.minX + width, y: rect.maxY - height),
            CGPoint(x: rect.minX + width, y: rect.minY + height), CGPoint(x: rect.maxX - width, y: rect.minY + height),
        ]
        for (index, corner) in corners.enumerated() {
            let axes = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: corner.x, ty: corner.y)
                .concatenating(transform)
            let start = CGFloat(index) * .pi / 2
            addLine(to: CGPoint(x: cosOfQuarter(index), y: cosOfQuarter(index + 3)), transform: axes)
            appendUnitArc(from: start, delta: .pi / 2, transform: axes)
        }
        closeSubpath()
    }

    // MARK: Paths

    /// Adds the elements of a path, with each point transformed.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements.append(contentsOf: path.elements(applying: transform))
    }
}

/// Returns the exact cosine of a number of quarter turns.
func cosOfQuarter(_ quarters: Int) -> CGFloat {
    switch quarters & 3 {
    case 0: 1
    case 2: -1
    default: 0
    }
}

extension CGRect {
    var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}
