import CoreGraphics
import Foundation

// Chosen (Movement): The formulas of fields. A force of 1 accelerates the mass 1 by 100 points per second². Except in a
// spring field, a force decreases with the distance to the power of `falloff`, beyond `minimumRadius`.
/// Applies a force to items that depends on their places and velocities.
///
///     let field = UIFieldBehavior.radialGravityField(position: view.center)
///     field.addItem(ball)
///     field.strength = 5
///     animator.addBehavior(field)
///
/// Follows <https://developer.apple.com/documentation/uikit/uifieldbehavior>.
open class UIFieldBehavior: UIDynamicBehavior {
    /// Returns the force on an item.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - position: The place of the item relative to the field's position.
    ///   - velocity: The velocity of the item in points per second.
    ///   - mass: The mass of the item.
    ///   - charge: The electric charge of the item.
    ///   - deltaTime: The duration of the step in seconds.
    public typealias Evaluation = (
        _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat, _ charge: CGFloat,
        _ deltaTime: TimeInterval
    ) -> CGVector

    private enum Kind {
        case drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic
        case custom(Evaluation)
    }

    private let kind: Kind
    private var list = DynamicItemList([])

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    nonisolated deinit {}

    // MARK: Creating fields

    /// Returns a field that slows items down in proportion to their velocities.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

    /// Returns a field whose force is tangential, so that items circle its position.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

    /// Returns a field that attracts items to a position.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radial)
        field.position = position
        return field
    }

    /// Returns a field with a force in one direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linear)
        field.direction = direction
        return field
    }

    /// Returns a field that gives items a velocity in points per second.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// Returns a field of random forces. It is the same in each run.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field of random forces in proportion to the velocities of items.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that pulls items to its position like a spring.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

    /// Returns a field that repels items with a positive charge, and attracts items with a negative charge.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

    /// Returns a field that deflects moving items with a charge.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    /// Returns a field whose force a closure computes. The unit is that of `UIPushBehavior.pushDirection`.
    open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
        UIFieldBehavior(.custom(block))
    }

    // MARK: Items

    /// The items.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { itemsDidChange() } }

    /// Removes an item. It keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { itemsDidChange() } }

    // MARK: Properties

    /// The center of the field, in the reference's coordinate space. The default is zero.
    open var position = CGPoint.zero { didSet { if position != oldValue { didChange() } } }

    /// The area with the force, around the position. The default is infinite.
    open var region = UIRegion.infinite { didSet { didChange() } }

    /// The factor of the force. The default is 1. A negative number reverses it.
    open var strength: CGFloat = 1 { didSet { if strength != oldValue { didChange() } } }

    /// The exponent of the decrease of the force with the distance. The default, 0, is no decrease.
    open var falloff: CGFloat = 0 { didSet { if falloff != oldValue { didChange() } } }

    /// The distance in points within which the force does not increase. The default is 1e-6.
    open var minimumRadius: CGFloat = 1e-6 { didSet { if minimumRadius != oldValue { didChange() } } }

    /// The direction of a linear gravity field or a velocity field. The default is zero.
    open var direction = CGVector.zero { didSet { if direction != oldValue { didChange() } } }

    /// The smoothness of noise, from 0 to 1. The default is 0.
    open var smoothness: CGFloat = 0

    /// The changes of noise per second. With the default, 0, it does not change.
    open var animationSpeed: CGFloat = 0 { didSet { if animationSpeed != oldValue { didChange() } } }

    override var dynamicItems: [any UIDynamicItem] { items }

    override var isAlwaysActive: Bool {
        switch kind {
        case .noise, .turbulence: animationSpeed != 0
        default: false
        }
    }

    // MARK: Forces

    override func addForces(in world: DynamicsWorld) {
        let center = Vector2(position)
        guard center.isFinite else { return }
        for item in items {
            guard let body = world.body(of: item) else { continue }
            let place = body.position - center
            guard region.contains(place.point) else { continue }
            if case .velocity = kind {
                let wanted = Vector2(Double(direction.dx), Double(direction.dy)) * Double(strength)
                if wanted.isFinite, !body.isAnchored { body.velocity = wanted }
                continue
            }
            let force = force(on: body, at: place)
            if force.isFinite { body.push(force) }
        }
    }

    private func force(on body: RigidBody, at place: Vector2) -> Vector2 {
        let strength = Double(strength)
        let distance = max(place.length, Double(minimumRadius), 1e-6)
        let share = strength * (falloff == 0 ? 1 : pow(distance, -Double(falloff)))
        switch kind {
        case .drag: return body.velocity * (-share * body.mass / 100)
        case .vortex: return place.unit.quarterTurn * (share * body.mass)
        case .radial: return place.unit * (-share * body.mass)
        case .linear: return Vector2(Double(direction.dx), Double(direction.dy)) * (share * body.mass)
        case .spring: return place * (-strength * body.mass / 100)
        case .electric: return place.unit * (share * body.charge)
        case .magnetic: return body.velocity.quarterTurn * (share * body.charge / 100)
        case .noise: return noise(at: body.position) * (share * body.mass)
        case .turbulence: return noise(at: body.position) * (share * body.mass * body.velocity.length / 100)
        case .velocity: return .zero
        case .custom(let evaluate):
            let force = evaluate(
                self, place.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass),
                CGFloat(body.charge), DynamicsWorld.stepDuration)
            return Vector2(Double(force.dx), Double(force.dy)) * strength
        }
    }

    private func noise(at place: Vector2) -> Vector2 {
        let smooth = smoothness.isFinite ? Double(min(max(smoothness, 0), 1)) : 0
        let scale = 1 / (10 + 190 * smooth)
        let time = (dynamicAnimator?.elapsedTime ?? 0) * Double(animationSpeed)
        return FieldNoise.vector(at: place * scale, time.isFinite ? time : 0)
    }
}
