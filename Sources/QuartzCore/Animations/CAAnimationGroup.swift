import RenderServer

/// Several animations that run together in the group's time. They end with the group at the latest.
///
/// The delegates of the group's animations are not notified. A `CATransition` in a group has no effect.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// Creates an empty group.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: - Grouped animations

    /// The animations. Their `beginTime` is relative to the group's begin. An animation without a duration has the
    /// duration of the group.
    open var animations: [CAAnimation]?

    // MARK: - Copying

    override func duplicate() -> CAAnimation { copyState(to: CAAnimationGroup()) }

    override func copyState(to copy: CAAnimation) -> CAAnimation {
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
        return super.copyState(to: copy)
    }

    // MARK: - For the render server

    override func effect(on layer: CALayer, duration: Double) -> AnimationEffect {
        let animations = (animations ?? []).filter { !($0 is CATransition) }
        return .group(animations.enumerated().map { $1.rendered(key: "\($0)", on: layer, within: duration) })
    }
}
