import Foundation

/// A contact of two bodies, or of a body with a boundary, during one step.
@MainActor
struct RigidContact {
    let first: RigidBody
    /// `nil` for a boundary.
    let second: RigidBody?
    let normal: Vector2
    private var points: [Point] = []
    private let friction: Double
    private let overlap: Double

    private struct Point {
        var first: Vector2
        var second: Vector2
        /// The least velocity along the normal after the step.
        var target: Double
        var mass: Double
        var slideMass: Double
        var impulse = 0.0
        var slideImpulse = 0.0
    }

    /// Slower impacts do not bounce, in points per second (chosen).
    private static let bounceThreshold = 30.0
    /// The overlap that is not corrected, in points.
    private static let slop = 0.5

    init(_ first: RigidBody, _ second: RigidBody?, _ manifold: ContactManifold, duration: Double) {
        (self.first, self.second, normal) = (first, second, manifold.normal)
        let elasticity = max(first.elasticity, second?.elasticity ?? 0)
        friction = second.map { (first.friction * $0.friction).squareRoot() } ?? first.friction
        overlap = manifold.points.reduce(0) { max($0, -$1.separation) }
        let tangent = normal.quarterTurn
        for point in manifold.points {
            let a = point.position - first.position
            let b = second.map { point.position - $0.position } ?? .zero
            func mass(_ direction: Vector2) -> Double {
                let (x, y) = (a.cross(direction), b.cross(direction))
                let sum =
                    first.inverseMass + (second?.inverseMass ?? 0) + x * x * first.inverseMoment
                    + y * y * (second?.inverseMoment ?? 0)
                return sum > 0 ? 1 / sum : 0
            }
            let approach = normal.dot((second?.velocity(at: b) ?? .zero) - first.velocity(at: a))
            var target = -max(point.separation, 0) / duration
            if approach < -Self.bounceThreshold { target = max(target, -min(elasticity, 1) * approach) }
            points.append(
                Point(first: a, second: b, target: target, mass: mass(normal), slideMass: mass(tangent)))
        }
    }

    /// Changes the velocities so that the bodies do not approach each other.
    mutating func solve() {
        let tangent = normal.quarterTurn
        for index in points.indices {
            var point = points[index]
            var relative = (second?.velocity(at: point.second) ?? .zero) - first.velocity(at: point.first)
            let slide = -relative.dot(tangent) * point.slideMass
            let limit = friction * point.impulse
            let slideImpulse = min(max(point.slideImpulse + slide, -limit), limit)
            apply(tangent * (slideImpulse - point.slideImpulse), point)
            point.slideImpulse = slideImpulse
            relative = (second?.velocity(at: point.second) ?? .zero) - first.velocity(at: point.first)
            let impulse = max(point.impulse + (point.target - relative.dot(normal)) * point.mass, 0)
            apply(normal * (impulse - point.impulse), point)
            point.impulse = impulse
            points[index] = point
        }
    }

    /// Moves overlapping bodies apart by a fifth of the overlap, without changing their velocities.
    func separate() {
        let sum = first.inverseMass + (second?.inverseMass ?? 0)
        guard overlap > Self.slop, sum > 0 else { return }
        let distance = normal * (0.2 * (overlap - Self.slop) / sum)
        first.position -= distance * first.inverseMass
        second?.position += distance * (second?.inverseMass ?? 0)
    }

    private func apply(_ impulse: Vector2, _ point: Point) {
        first.applyImpulse(-impulse, at: point.first)
        second?.applyImpulse(impulse, at: point.second)
    }
}
