import Foundation

/// A behavior of dynamic items: the base class of gravity, collisions, attachments and others. A subclass combines
/// several of them as child behaviors.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidynamicbehavior>.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// Creates a behavior without child behaviors.
    public override init() { super.init() }

    nonisolated deinit {}

    /// Called for each frame of the animator, after the items were moved. The default is `nil`.
    open var action: (() -> Void)?

    /// The child behaviors, which the animator adds and removes with this behavior.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// The animator of this behavior or of its parent; `nil` before it was added.
    open var dynamicAnimator: UIDynamicAnimator? { animatorStorage }

    private weak var animatorStorage: UIDynamicAnimator?

    /// Adds a child behavior at the end. A behavior that already has an animator, and this behavior itself, are
    /// ignored.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, behavior.animatorStorage == nil, !behavior.contains(self),
            !childBehaviors.contains(where: { $0 === behavior })
        else { return }
        childBehaviors.append(behavior)
        if let animatorStorage { behavior.enter(animatorStorage) }
    }

    /// Removes a child behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.removeAll { $0 === behavior }
        if animatorStorage != nil { behavior.enter(nil) }
    }

    /// Called before the behavior is added to an animator, and with `nil` before it is removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Inside

    private func contains(_ behavior: UIDynamicBehavior) -> Bool {
        childBehaviors.contains { $0 === behavior || $0.contains(behavior) }
    }

    final func enter(_ animator: UIDynamicAnimator?) {
        let old = animatorStorage
        willMove(to: animator)
        animatorStorage = animator
        for child in childBehaviors { child.enter(animator) }
        (animator ?? old)?.behaviorsDidChange()
    }

    /// Continues the animation after a change of a property.
    final func didChange() { animatorStorage?.resume() }

    /// Updates the bodies after a change of the items.
    final func itemsDidChange() { animatorStorage?.behaviorsDidChange() }

    /// The items that the behavior needs bodies for.
    var dynamicItems: [any UIDynamicItem] { [] }

    /// Whether the forces of the behavior change without any movement.
    var isAlwaysActive: Bool { false }

    /// Adds the forces of a step. The default has none.
    func addForces(in world: DynamicsWorld) {}

    /// Returns the joints of a step. The default has none.
    func joints(in world: DynamicsWorld) -> [RigidJoint] { [] }
}
