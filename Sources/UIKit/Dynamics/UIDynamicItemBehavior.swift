import CoreGraphics
import Foundation

/// The physical properties of items, and the velocities that a program adds to them.
///
/// If several behaviors have the same item, the one that was added to the animator last determines its properties.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicitembehavior>.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    /// Velocities that were added before the items had bodies.
    private var waiting: [(item: any UIDynamicItem, velocity: Vector2, spin: Double)] = []

    /// Creates a behavior with the default properties.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behavior without items, with the default properties.
    public convenience override init() { self.init(items: []) }

    nonisolated deinit {}

    /// The items.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { itemsDidChange() } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { itemsDidChange() } }

    /// The share of the velocity that an item keeps after an impact, from 0 to 1. The default is 0.
    open var elasticity: CGFloat = 0 { didSet { elasticity = usable(elasticity, oldValue) } }

    /// The friction where items touch; 0 is none, and 1 is strong. The default is 0.
    open var friction: CGFloat = 0 { didSet { friction = usable(friction, oldValue) } }

    /// The mass of 100 × 100 points. The default is 1.
    open var density: CGFloat = 1 { didSet { density = usable(density, oldValue) } }

    /// The damping of the velocity, per second. The default is 0.
    open var resistance: CGFloat = 0 { didSet { resistance = usable(resistance, oldValue) } }

    /// The damping of the rotation, per second. The default is 0.
    open var angularResistance: CGFloat = 0 { didSet { angularResistance = usable(angularResistance, oldValue) } }

    /// The electric charge, for electric and magnetic fields. It may be negative. The default is 0.
    open var charge: CGFloat = 0 {
        didSet {
            if !charge.isFinite { charge = oldValue }
            didChange()
        }
    }

    /// Whether the items do not move, but take part in collisions. The default is `false`.
    open var isAnchored = false { didSet { if isAnchored != oldValue { didChange() } } }

    /// Whether the items turn. The default is `true`.
    open var allowsRotation = true { didSet { if allowsRotation != oldValue { didChange() } } }

    /// Returns a new value of a property, and continues the animation if it differs from the old value.
    private func usable(_ value: CGFloat, _ old: CGFloat) -> CGFloat {
        guard value.isFinite else { return old }
        if value != old { didChange() }
        return max(value, 0)
    }

    /// Adds a velocity in points per second to that of an item.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard list.contains(item), Vector2(velocity).isFinite else { return }
        add(item, Vector2(velocity), 0)
    }

    /// Returns the velocity of an item in points per second; zero for other items.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard list.contains(item) else { return .zero }
        let added = waiting.filter { $0.item === item }.reduce(Vector2.zero) { $0 + $1.velocity }
        return ((dynamicAnimator?.world.body(of: item)?.velocity ?? .zero) + added).point
    }

    /// Adds a rotation in radians per second to that of an item.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard list.contains(item), velocity.isFinite else { return }
        add(item, .zero, Double(velocity))
    }

    /// Returns the rotation of an item in radians per second; 0 for other items.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard list.contains(item) else { return 0 }
        let added = waiting.filter { $0.item === item }.reduce(0) { $0 + $1.spin }
        return CGFloat((dynamicAnimator?.world.body(of: item)?.spin ?? 0) + added)
    }

    private func add(_ item: any UIDynamicItem, _ velocity: Vector2, _ spin: Double) {
        waiting.append((item, velocity, spin))
        didChange()
    }

    override var dynamicItems: [any UIDynamicItem] { items }
    override var isAlwaysActive: Bool { !waiting.isEmpty }

    /// Sets the properties of the bodies. Called at the beginning of a step, in the order of the behaviors.
    func configure(_ world: DynamicsWorld) {
        for item in items {
            guard let body = world.body(of: item) else { continue }
            body.elasticity = Double(elasticity)
            body.friction = Double(friction)
            body.density = Double(density)
            body.resistance = Double(resistance)
            body.angularResistance = Double(angularResistance)
            body.charge = Double(charge)
            (body.isAnchored, body.allowsRotation) = (isAnchored, allowsRotation)
        }
        for (item, velocity, spin) in waiting {
            guard let body = world.body(of: item) else { continue }
            body.velocity += velocity
            body.spin += spin
        }
        waiting = []
    }
}
