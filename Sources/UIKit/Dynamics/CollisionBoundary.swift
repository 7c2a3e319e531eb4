import CoreGraphics
import Foundation

/// A fixed boundary of a collision behavior.
@MainActor
struct CollisionBoundary {
    /// The lines, as pairs of points.
    let lines: [(Vector2, Vector2)]
    let path: UIBezierPath

    init(_ path: UIBezierPath) {
        self.path = path
        lines = path.cgPath.dynamicsOutline.flatMap { points in
            zip(points, points.dropFirst()).filter { $0 != $1 }.map { ($0, $1) }
        }
    }
}

extension CGPath {
    /// The subpaths as lines, with curves divided into 16 parts; at most 10,000 points. Non-finite points are left out.
    var dynamicsOutline: [[Vector2]] {
        var outline: [[Vector2]] = []
        var current: [Vector2] = []
        var count = 0
        func add(_ point: Vector2) {
            guard point.isFinite, count < 10_000 else { return }
            count += 1
            current.append(point)
        }
        func end() {
            if current.count > 1 { outline.append(current) }
            current = []
        }
        func curve(_ point: (Double) -> Vector2) { for step in 1...16 { add(point(Double(step) / 16)) } }
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                end()
                add(Vector2(points[0]))
            case .addLineToPoint: add(Vector2(points[0]))
            case .addQuadCurveToPoint:
                guard let start = current.last else { return }
                let (control, end) = (Vector2(points[0]), Vector2(points[1]))
                curve { t in start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t) }
            case .addCurveToPoint:
                guard let start = current.last else { return }
                let (first, second, end) = (Vector2(points[0]), Vector2(points[1]), Vector2(points[2]))
                curve { t in
                    let u = 1 - t
                    return start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end * (t * t * t)
                }
            case .closeSubpath:
                guard let first = current.first else { return }
                add(first)
                end()
                add(first)
            @unknown default: break
            }
        }
        end()
        return outline
    }
}
