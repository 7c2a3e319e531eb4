import CoreGraphics
import Foundation

/// Accelerates items in a direction.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigravitybehavior>.
open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList

    /// Creates gravity for items, directed downwards with the magnitude 1.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates gravity without items.
    public convenience override init() { self.init(items: []) }

    nonisolated deinit {}

    /// The items.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { itemsDidChange() } }

    /// Removes an item. It keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { itemsDidChange() } }

    /// The direction and magnitude. The length 1 is an acceleration of 1000 points per second². The default is (0, 1).
    /// Non-finite vectors are ignored.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet {
            if !Vector2(Double(gravityDirection.dx), Double(gravityDirection.dy)).isFinite {
                gravityDirection = oldValue
            }
            if gravityDirection != oldValue { didChange() }
        }
    }

    /// The angle of the direction in radians: 0 to the right, π/2 downwards. The default is π/2.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of `gravityDirection`. The default is 1.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction by its angle in radians and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func addForces(in world: DynamicsWorld) {
        let acceleration = Vector2(Double(gravityDirection.dx), Double(gravityDirection.dy)) * 1000
        for item in items { world.body(of: item)?.acceleration += acceleration }
    }
}
