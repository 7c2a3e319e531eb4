import CoreGraphics
import Foundation

// Chosen (Movement): A snap is a spring with two oscillations per second, which also turns the item back. Its damping
// ratio is 0.3 for `damping` 0, and 1 for `damping` 1.
/// Moves an item to a point like a spring, with oscillations at the end.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisnapbehavior>.
open class UISnapBehavior: UIDynamicBehavior {
    private let item: (any UIDynamicItem)?

    /// Creates a behavior that moves an item to a point of the reference's coordinate space.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// Creates a behavior without an item, which has no effect.
    public override init() {
        item = nil
        snapPoint = .zero
        super.init()
    }

    nonisolated deinit {}

    /// The point, in the reference's coordinate space. Non-finite points are ignored.
    open var snapPoint: CGPoint {
        didSet {
            if !Vector2(snapPoint).isFinite { snapPoint = oldValue }
            if snapPoint != oldValue { didChange() }
        }
    }

    /// The damping of the oscillations, from 0 to 1. The default is 0.5.
    open var damping: CGFloat = 0.5 {
        didSet { damping = damping.isFinite ? min(max(damping, 0), 1) : oldValue }
    }

    override var dynamicItems: [any UIDynamicItem] { item.map { [$0] } ?? [] }

    override func addForces(in world: DynamicsWorld) {
        guard let item, let body = world.body(of: item) else { return }
        let pace = 2 * Double.pi * 2
        let ratio = 0.3 + 0.7 * Double(damping)
        let target = Vector2(snapPoint)
        guard target.isFinite else { return }
        body.acceleration += (target - body.position) * (pace * pace) - body.velocity * (2 * ratio * pace)
        guard body.allowsRotation else { return }
        let angle = body.angle.remainder(dividingBy: 2 * .pi)
        body.spinAcceleration += -angle * pace * pace - body.spin * 2 * ratio * pace
    }
}
