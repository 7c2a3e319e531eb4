import Foundation

/// An element of a path as a value. `CGPath` stores these elements.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(t))
        case .line(let point): .line(point.applying(t))
        case .quadCurve(let control, let end): .quadCurve(control: control.applying(t), end: end.applying(t))
        case .curve(let control1, let control2, let end):
            .curve(control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
        case .close: .close
        }
    }
}

extension CGPoint {
    var isNaN: Bool { x.isNaN || y.isNaN }

    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
    static func * (left: CGPoint, right: CGFloat) -> CGPoint { CGPoint(x: left.x * right, y: left.y * right) }

    func interpolated(to other: CGPoint, _ fraction: CGFloat) -> CGPoint { self + (other - self) * fraction }
    var length: CGFloat { (x * x + y * y).squareRoot() }
}
