import Foundation

/// A constraint between points of two bodies, or of a body and a fixed point, during one step.
@MainActor
struct RigidJoint {
    /// The constraint of a joint.
    enum Kind {
        /// The points keep a distance along a direction. A rope permits smaller distances.
        case distance(Double, isRope: Bool)
        /// The points are at the same place.
        case point
        /// The distance across an axis is 0, and the distance along it is in a range.
        case line(axis: Vector2, range: ClosedRange<Double>)
        /// The bodies keep an angle, in a range.
        case angle(ClosedRange<Double>)
        /// A torque slows the rotation against each other.
        case friction(torque: Double)
    }

    let kind: Kind
    let first: RigidBody
    let second: RigidBody?
    /// The points as offsets from the centers of the bodies; the second is a place if there is no second body.
    let firstOffset: Vector2
    let secondOffset: Vector2
    /// The oscillations per second and the damping of a spring; a frequency of 0 is rigid.
    let frequency: Double
    let damping: Double
    private var impulse = Vector2.zero
    private let duration: Double

    init(
        _ kind: Kind, _ first: RigidBody, _ firstOffset: Vector2, _ second: RigidBody?, _ secondOffset: Vector2,
        frequency: Double = 0, damping: Double = 0, duration: Double
    ) {
        (self.kind, self.first, self.second) = (kind, first, second)
        (self.firstOffset, self.secondOffset) = (firstOffset, secondOffset)
        (self.frequency, self.damping, self.duration) = (max(frequency, 0), max(damping, 0), duration)
    }

    /// The vector from the first to the second point.
    private var gap: Vector2 {
        (second.map { $0.position + secondOffset } ?? secondOffset) - (first.position + firstOffset)
    }

    private var relativeVelocity: Vector2 {
        (second?.velocity(at: secondOffset) ?? .zero) - first.velocity(at: firstOffset)
    }

    private func inverseMass(along direction: Vector2) -> Double {
        let (a, b) = (firstOffset.cross(direction), second == nil ? 0 : secondOffset.cross(direction))
        return first.inverseMass + (second?.inverseMass ?? 0) + a * a * first.inverseMoment
            + b * b * (second?.inverseMoment ?? 0)
    }

    private func apply(_ impulse: Vector2) {
        first.applyImpulse(-impulse, at: firstOffset)
        second?.applyImpulse(impulse, at: secondOffset)
    }

    /// Changes the velocities towards the constraint.
    mutating func solve() {
        switch kind {
        case .distance(let length, let isRope):
            let distance = gap.length
            guard distance > 1e-6 else { return }
            let error = distance - length
            if isRope, error < 0 { return }
            solve(along: gap / distance, error: error, axis: \.x, isOneSided: isRope)
        case .point:
            solve(along: Vector2(1, 0), error: gap.x, axis: \.x, isOneSided: false)
            solve(along: Vector2(0, 1), error: gap.y, axis: \.y, isOneSided: false)
        case .line(let axis, let range):
            let across = axis.quarterTurn
            solve(along: across, error: gap.dot(across), axis: \.x, isOneSided: false)
            let along = -gap.dot(axis)
            if along < range.lowerBound {
                solve(along: axis, error: range.lowerBound - along, axis: \.y, isOneSided: true)
            } else if along > range.upperBound {
                solve(along: -axis, error: along - range.upperBound, axis: \.y, isOneSided: true)
            }
        case .angle(let range):
            let angle = (second?.angle ?? 0) - first.angle
            let error = angle < range.lowerBound ? angle - range.lowerBound : max(angle - range.upperBound, 0)
            guard error != 0 || range.lowerBound == range.upperBound else { return }
            let sum = first.inverseMoment + (second?.inverseMoment ?? 0)
            guard sum > 0 else { return }
            let spin = (second?.spin ?? 0) - first.spin
            turn(-(spin + 0.2 / duration * error) / sum)
        case .friction(let torque):
            let sum = first.inverseMoment + (second?.inverseMoment ?? 0)
            guard sum > 0 else { return }
            let limit = torque * 100 * duration
            let wanted = impulse.x - ((second?.spin ?? 0) - first.spin) / sum
            let new = min(max(wanted, -limit), limit)
            turn(new - impulse.x)
            impulse.x = new
        }
    }

    private func turn(_ impulse: Double) {
        first.spin -= impulse * first.inverseMoment
        second?.spin += impulse * (second?.inverseMoment ?? 0)
    }

    /// - Parameters:
    ///   - direction: The direction in which the second point has to approach the first.
    ///   - error: The distance to remove.
    ///   - isOneSided: Whether the joint only pulls.
    private mutating func solve(
        along direction: Vector2, error: Double, axis: WritableKeyPath<Vector2, Double>, isOneSided: Bool
    ) {
        let inverse = inverseMass(along: direction)
        guard inverse > 0 else { return }
        var (softness, bias) = (0.0, 0.2 / duration * error)
        if frequency > 0 {
            let angular = 2 * Double.pi * min(frequency, 0.2 / duration)
            let stiffness = angular * angular / inverse
            let resistance = 2 * damping * angular / inverse
            softness = 1 / (duration * (resistance + duration * stiffness))
            bias = error * duration * stiffness * softness
        }
        let old = impulse[keyPath: axis]
        let speed = relativeVelocity.dot(direction)
        var new = old - (speed + bias + softness * old) / (inverse + softness)
        if isOneSided { new = min(new, 0) }
        impulse[keyPath: axis] = new
        apply(direction * (new - old))
    }
}
