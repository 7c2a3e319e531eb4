/// Hears of an animation's begin and end. Both methods may be left out.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// The animation was sent to the display; it begins now, or at its `beginTime`.
    func animationDidStart(_ anim: CAAnimation)

    /// The animation is over (`flag` is true), or was removed, replaced or taken off the display with its layer before
    /// its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
