import CoreGraphics
import Foundation

/// The state of a dynamic item: a rigid body with mass, which moves and turns.
@MainActor
final class RigidBody {
    let item: any UIDynamicItem
    var position: Vector2
    var angle: Double
    var velocity = Vector2.zero
    var spin = 0.0
    /// The sum of the accelerations in the current step, from forces and torques.
    var acceleration = Vector2.zero
    var spinAcceleration = 0.0

    private(set) var shapes: [RigidShape] = []
    private var area = 1.0
    private var moment = 1.0
    private var startTransform = CGAffineTransform.identity
    private var startAngle = 0.0
    private var shown: (center: CGPoint, angle: Double) = (.zero, 0)

    // Values of UIDynamicItemBehavior.
    var elasticity = 0.0
    var friction = 0.0
    var density = 1.0
    var resistance = 0.0
    var angularResistance = 0.0
    var charge = 0.0
    var isAnchored = false
    var allowsRotation = true

    init(_ item: any UIDynamicItem) {
        self.item = item
        (position, angle) = (.zero, 0)
        readItem()
    }

    nonisolated deinit {}

    /// Takes the place and the shape of the item.
    func readItem() {
        let transform = item.transform
        (startTransform, startAngle) = (transform, Double(atan2(transform.b, transform.a)))
        if !startAngle.isFinite { (startTransform, startAngle) = (.identity, 0) }
        angle = startAngle
        position = Vector2(item.center)
        if !position.isFinite { position = .zero }
        shown = (item.center, angle)
        shapes = Self.shapes(of: item)
        let sums = shapes.map(\.areaAndMoment)
        area = max(sums.reduce(0) { $0 + $1.area }, 1)
        moment = max(sums.reduce(0) { $0 + $1.moment }, 1)
    }

    private static func shapes(of item: any UIDynamicItem) -> [RigidShape] {
        if let group = item as? UIDynamicItemGroup { return group.shapes { shapes(of: $0) } }
        let bounds = item.bounds
        let (width, height) = (Double(bounds.width), Double(bounds.height))
        guard width.isFinite, height.isFinite, width > 0, height > 0, max(width, height) < 1e7 else { return [] }
        switch item.collisionBoundsType {
        case .rectangle: return [.rectangle(width: width, height: height)]
        case .ellipse: return [.ellipse(width: width, height: height)]
        case .path:
            let points = item.collisionBoundingPath.cgPath.dynamicsOutline.flatMap(\.self)
            return RigidShape.hull(of: points).map { [$0] } ?? [.rectangle(width: width, height: height)]
        }
    }

    /// Moves the item to the place of the body.
    func writeItem() {
        guard position.isFinite, angle.isFinite else { return }
        let center = position.point
        if center != shown.center { item.center = center }
        if angle != shown.angle {
            item.transform = startTransform.concatenating(CGAffineTransform(rotationAngle: angle - startAngle))
        }
        shown = (center, angle)
    }

    // MARK: Mass

    /// The mass: 1 for an item of 100 × 100 points with the density 1.
    var mass: Double { max(area * density / 10_000, 1e-6) }

    /// The reciprocal of the mass; 0 for an anchored body.
    var inverseMass: Double { isAnchored ? 0 : 1 / mass }

    var inverseMoment: Double {
        isAnchored || !allowsRotation ? 0 : 1 / max(moment * density / 10_000, 1e-6)
    }

    // MARK: Forces and impulses

    /// Adds a force, in units of 100 points per second² for the mass 1, at an offset from the center.
    func push(_ force: Vector2, at offset: Vector2 = .zero) {
        acceleration += force * (100 * inverseMass)
        spinAcceleration += offset.cross(force) * (100 * inverseMoment)
    }

    func applyImpulse(_ impulse: Vector2, at offset: Vector2) {
        velocity += impulse * inverseMass
        spin += offset.cross(impulse) * inverseMoment
    }

    /// Returns the velocity of a point of the body.
    func velocity(at offset: Vector2) -> Vector2 { velocity + offset.quarterTurn * spin }

    /// Changes the velocities by the accelerations and the resistances in a step.
    func accelerate(_ duration: Double) {
        if isAnchored {
            (velocity, spin) = (.zero, 0)
        } else {
            velocity = (velocity + acceleration * duration) / (1 + duration * max(resistance, 0))
            spin = (spin + spinAcceleration * duration) / (1 + duration * max(angularResistance, 0))
            if !allowsRotation { spin = 0 }
            let fastest = 1e6
            if velocity.length > fastest { velocity = velocity.unit * fastest }
            if !velocity.isFinite { velocity = .zero }
            spin = spin.isFinite ? min(max(spin, -1e3), 1e3) : 0
        }
        (acceleration, spinAcceleration) = (.zero, 0)
    }

    /// Whether the body is nearly at rest.
    var isSlow: Bool { velocity.length < 5 && abs(spin) < 0.05 }
}
