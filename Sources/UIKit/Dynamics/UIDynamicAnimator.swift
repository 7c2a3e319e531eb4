import CoreGraphics
import Foundation
import QuartzCore

/// Moves items by physical behaviors: gravity, collisions, attachments, pushes and others.
///
///     animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [ball]))
///     let collision = UICollisionBehavior(items: [ball])
///     collision.translatesReferenceBoundsIntoBoundary = true
///     animator.addBehavior(collision)
///
/// The animator sets the centers and transforms of the items with each frame. It computes them in steps of 1/120 of a
/// second, so that the same program moves the items in the same way on each display. When all items are at rest, the
/// animator pauses until a behavior changes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicanimator>.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject, ViewSizeObserver {
    let world = DynamicsWorld()
    private weak var layout: UICollectionViewLayout?
    private var link: CADisplayLink?
    /// The media time of the last frame, and the time that is not simulated yet.
    private var lastFrame: Double?
    private var pendingTime = 0.0
    private var restingSteps = 0
    private var isStepping = false
    /// The size of the reference view before its last change.
    private var referenceSize = CGSize.zero

    /// Creates an animator for items in the coordinate space of a view. The view is not retained.
    public init(referenceView view: UIView) {
        referenceView = view
        referenceSize = view.bounds.size
        super.init()
        view.addSizeObserver(self)
    }

    /// Creates an animator without a reference view: `translatesReferenceBoundsIntoBoundary` has no effect.
    public override init() { super.init() }

    /// Creates an animator for the attributes of a collection view's layout. After each frame it invalidates the
    /// layout, which then uses the animator's attributes. The layout is not retained.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    nonisolated deinit {}

    // MARK: Behaviors

    /// The view whose coordinate space the items use; `nil` for an animator of a layout.
    open private(set) weak var referenceView: UIView?

    /// The behaviors, without their child behaviors.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// Adds a behavior. A behavior that already has an animator is ignored.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator == nil else { return }
        behaviors.append(behavior)
        behavior.enter(self)
    }

    /// Removes a behavior. The items keep their places.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.enter(nil)
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Returns the items whose frames intersect a rectangle of the reference's coordinate space.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.bodies.map(\.item).filter { item in
            let box = item.bounds.applying(item.transform)
            let frame = CGRect(
                x: item.center.x - box.width / 2, y: item.center.y - box.height / 2, width: box.width,
                height: box.height)
            return frame.intersects(rect)
        }
    }

    /// Takes the place and the shape of an item that a program has changed. The item keeps its velocity.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = world.body(of: item) else { return }
        body.readItem()
        resume()
    }

    // MARK: State

    /// The delegate. Not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// Whether the animator moves items.
    open var isRunning: Bool { link != nil }

    /// The simulated time in seconds, without pauses.
    open private(set) var elapsedTime: TimeInterval = 0

    // MARK: Attributes of layouts

    /// Returns the attributes of a cell among the items; `nil` if there are none.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// Returns the attributes of a supplementary view among the items; `nil` if there are none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
                && $0.indexPath == indexPath
        }
    }

    /// Returns the attributes of a decoration view among the items; `nil` if there are none.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind
                && $0.indexPath == indexPath
        }
    }

    private func attributes(
        _ isWanted: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: isWanted)
    }

    // MARK: Running

    /// The bounds of the reference: those of the view, or the content of the layout.
    var referenceBounds: CGRect? {
        referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }

    /// The behaviors with their child behaviors, in order.
    private var allBehaviors: [UIDynamicBehavior] {
        func all(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] {
            [behavior] + behavior.childBehaviors.flatMap(all)
        }
        return behaviors.flatMap(all)
    }

    func behaviorsDidChange() {
        world.setItems(allBehaviors.flatMap(\.dynamicItems))
        resume()
    }

    /// Continues after a pause.
    func resume() {
        restingSteps = 0
        guard link == nil, !isStepping, !world.bodies.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        guard link == nil else { return }
        lastFrame = nil
        let link = CADisplayLink(target: FrameTarget(self), action: FrameTarget.frameIsDue)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Does not retain the animator, so that a released animator ends.
    @MainActor private final class FrameTarget {
        private weak var animator: UIDynamicAnimator?

        init(_ animator: UIDynamicAnimator) { self.animator = animator }

        nonisolated deinit {}

        func frameIsDue(_ link: CADisplayLink) {
            guard let animator else { return link.invalidate() }
            animator.frameIsDue(at: link.targetTimestamp)
        }
    }

    private func frameIsDue(at time: Double) {
        guard !isStepping else { return }
        let duration = DynamicsWorld.stepDuration
        // After a long stop, the animation continues instead of catching up (chosen).
        pendingTime += min(max(time - (lastFrame ?? time), 0), 0.1)
        lastFrame = time
        let steps = Int((pendingTime / duration + 1e-6).rounded(.down))
        guard steps > 0 else { return }
        pendingTime -= Double(steps) * duration
        isStepping = true
        let reports = (0..<steps).flatMap { _ in step() }
        isStepping = false
        for body in world.bodies { body.writeItem() }
        layout?.invalidateLayout()
        for (behavior, contacts) in reports where behavior.dynamicAnimator === self { behavior.report(contacts) }
        for behavior in allBehaviors where behavior.dynamicAnimator === self { behavior.action?() }
        if world.bodies.isEmpty || restingSteps >= Int(0.5 / duration) { pause() }
    }

    /// Simulates one step. Returns the contacts of each collision behavior.
    private func step() -> [(UICollisionBehavior, [UICollisionBehavior.Contact])] {
        let current = allBehaviors
        let isActive = current.contains(where: \.isAlwaysActive)
        let reports = world.step(current)
        elapsedTime += DynamicsWorld.stepDuration
        restingSteps = !isActive && world.bodies.allSatisfy(\.isSlow) ? restingSteps + 1 : 0
        return reports
    }

    // Chosen (Movement): An animator whose reference bounds are a boundary continues when its reference view is
    // resized. Items in the old bounds that would be outside the new bounds are moved inside.
    /// Called after the size of the reference view has changed.
    package func sizeDidChange() {
        guard let bounds = referenceView?.bounds else { return }
        let collisions = allBehaviors.compactMap { $0 as? UICollisionBehavior }
            .filter(\.translatesReferenceBoundsIntoBoundary)
        for collision in collisions { collision.moveItemsInside(of: bounds, before: referenceSize) }
        referenceSize = bounds.size
        if !collisions.isEmpty { resume() }
    }

    private func pause() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        for body in world.bodies { (body.velocity, body.spin) = (.zero, 0) }
        delegate?.dynamicAnimatorDidPause(self)
    }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
