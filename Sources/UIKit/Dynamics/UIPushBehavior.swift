import CoreGraphics
import Foundation

/// Pushes items by a force, once or continuously.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipushbehavior>.
open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a push.
    public enum Mode: Int, Sendable {
        /// The force is applied until the behavior is inactive or removed.
        case continuous = 0
        /// The force changes the velocity once; then the behavior is inactive.
        case instantaneous = 1
    }

    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates an active push without force.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    /// Creates a continuous push without items and force.
    public convenience override init() { self.init(items: [], mode: .continuous) }

    nonisolated deinit {}

    /// The items.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { itemsDidChange() } }

    /// Removes an item. It keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        itemsDidChange()
    }

    /// The duration of the push.
    open private(set) var mode: Mode

    /// Whether the force is applied. The default is `true`. An instantaneous push sets it to `false`; setting it to
    /// `true` again pushes again.
    open var active = true { didSet { if active != oldValue { didChange() } } }

    /// The force. The length 1 accelerates an item of 100 × 100 points with the density 1 by 100 points per second²; an
    /// instantaneous push of this length changes its velocity by 100 points per second. The default is zero. Non-finite
    /// vectors are ignored.
    open var pushDirection = CGVector.zero {
        didSet {
            if !force.isFinite { pushDirection = oldValue }
            if pushDirection != oldValue { didChange() }
        }
    }

    private var force: Vector2 { Vector2(Double(pushDirection.dx), Double(pushDirection.dy)) }

    /// The angle of the force in radians: 0 to the right, π/2 downwards.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of `pushDirection`.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the force by its angle in radians and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// Returns the point of an item that is pushed, as an offset from its center. The default is zero.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets the point of an item that is pushed. A force beside the center also turns the item.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        guard offset.horizontal.isFinite, offset.vertical.isFinite else { return }
        offsets[ObjectIdentifier(item)] = offset
    }

    override var dynamicItems: [any UIDynamicItem] { items }
    override var isAlwaysActive: Bool { active && mode == .instantaneous }

    override func addForces(in world: DynamicsWorld) {
        guard active else { return }
        for item in items {
            guard let body = world.body(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            let place = Vector2(Double(offset.horizontal), Double(offset.vertical)).rotated(Turn(body.angle))
            if mode == .continuous {
                body.push(force, at: place)
            } else {
                body.applyImpulse(force * 100, at: place)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
