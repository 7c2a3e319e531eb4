import CoreGraphics
import Foundation

extension CGPath {
    /// Interpolates between two paths. Returns `nil` if the paths have different kinds of elements.
    func interpolated(to other: CGPath, _ fraction: Double) -> CGPath? {
        let (from, to) = (elements, other.elements)
        guard from.count == to.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
        }
        var result: [PathElement] = []
        result.reserveCapacity(from.count)
        for (start, end) in zip(from, to) {
            switch (start, end) {
            case (.move(let a), .move(let b)): result.append(.move(mix(a, b)))
            case (.line(let a), .line(let b)): result.append(.line(mix(a, b)))
            case (.quadCurve(let c, let a), .quadCurve(let d, let b)):
                result.append(.quadCurve(control: mix(c, d), end: mix(a, b)))
            case (.curve(let c1, let c2, let a), .curve(let d1, let d2, let b)):
                result.append(.curve(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(a, b)))
            case (.close, .close): result.append(.close)
            default: return nil
            }
        }
        return CGPath(elements: result)
    }
}
