/// Methods that are called when an animation begins and ends. Both methods are optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Called after the animation was sent to the display. It begins now or at its `beginTime`.
    func animationDidStart(_ anim: CAAnimation)

    /// Called after the animation has ended (`flag` is `true`), or after it was removed, replaced, or removed from the
    /// display with its layer before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// The default implementation is empty.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// The default implementation is empty.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
