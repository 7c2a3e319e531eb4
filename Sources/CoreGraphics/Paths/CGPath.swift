import Foundation

/// An immutable shape of lines and curves.
///
/// The coordinate space is that of the context or layer that uses the path.
public class CGPath: Hashable, @unchecked Sendable {
    // Sendable without the compiler's proof: only CGMutablePath changes `elements`, and it belongs to the code that
    // builds it. Code that stores a path from a caller stores `immutable`, which is never mutable.

    /// The elements of the path, from first to last.
    package internal(set) final var elements: [PathElement]

    package init(elements: [PathElement]) { self.elements = elements }

    // MARK: Creating

    /// Creates a rectangle, with each point transformed. The null rectangle creates an empty path.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Creates the ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Creates a rectangle with round corners. The corner sizes are limited to half of the sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    // MARK: Copying

    /// Returns an immutable copy of the current path.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// Returns an immutable copy of the current path, with each point transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements(applying: transform?.pointee ?? .identity))
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// Returns a mutable copy, with each point transformed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements(applying: transform?.pointee ?? .identity))
    }

    /// The path itself if it is immutable, or else an immutable copy. Store it instead of a path from a caller.
    package var immutable: CGPath { self }

    final func elements(applying transform: CGAffineTransform) -> [PathElement] {
        transform.isIdentity ? elements : elements.map { $0.applying(transform) }
    }

    // MARK: Examining

    /// Whether the path has no elements.
    public final var isEmpty: Bool { elements.isEmpty }

    /// The start of the next element, or zero for an empty path.
    public final var currentPoint: CGPoint {
        switch elements.last {
        case nil: return .zero
        case .move(let point), .line(let point): return point
        case .quadCurve(_, let end), .curve(_, _, let end): return end
        case .close:
            for element in elements.reversed() {
                if case .move(let point) = element { return point }
            }
            return .zero
        }
    }

    /// Returns whether the path is a rectangle with sides along the axes, which is stored in `rect`.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// The rectangle, if the path is a rectangle with sides along the axes.
    final var rectangle: CGRect? {
        guard elements.count == 4 || elements.count == 5 || elements.count == 6,
            case .move(let p0) = elements[0], case .line(let p1) = elements[1],
            case .line(let p2) = elements[2], case .line(let p3) = elements[3]
        else { return nil }
        for element in elements.dropFirst(4) {
            if case .line(let point) = element, point != p0 { return nil }
            if case .move = element { return nil }
            if case .curve = element { return nil }
            if case .quadCurve = element { return nil }
        }
        let isUpright =
            (p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x)
            || (p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y)
        guard isUpright else { return nil }
        return CGRect(x: p0.x, y: p0.y, width: p2.x - p0.x, height: p2.y - p0.y).standardized
    }

    /// Calls a function with `info` and each element, from first to last.
    public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls the block with each element, from first to last.
    public final func applyWithBlock(_ block: CGPathApplyBlock) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            points.initialize(repeating: .zero)
            guard let base = points.baseAddress else { return }
            for element in elements {
                var shown: CGPathElement
                switch element {
                case .move(let point):
                    points[0] = point
                    shown = CGPathElement(type: .moveToPoint, points: base)
                case .line(let point):
                    points[0] = point
                    shown = CGPathElement(type: .addLineToPoint, points: base)
                case .quadCurve(let control, let end):
                    (points[0], points[1]) = (control, end)
                    shown = CGPathElement(type: .addQuadCurveToPoint, points: base)
                case .curve(let control1, let control2, let end):
                    (points[0], points[1], points[2]) = (control1, control2, end)
                    shown = CGPathElement(type: .addCurveToPoint, points: base)
                case .close:
                    shown = CGPathElement(type: .closeSubpath, points: base)
                }
                withUnsafePointer(to: &shown) { block($0) }
            }
        }
    }

    // MARK: Comparing

    /// Returns whether both paths have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.elements == right.elements
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
