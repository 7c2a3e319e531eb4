/// Notified of an animation's begin and end. Both methods are optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// The animation was sent to the display; it begins now, or at its `beginTime`.
    func animationDidStart(_ anim: CAAnimation)

    /// The animation is over (`flag` is true), or was removed, replaced or removed from the display with its layer
    /// before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// The begin is not reported.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// The end is not reported.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
