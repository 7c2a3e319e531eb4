import Foundation

/// Animates a transition between two controllers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition in seconds. Alongside animations have the same duration.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the incoming view to the context's container, animates, and calls `completeTransition(_:)` at the end.
    ///
    /// Called once for a transition, after the will-callbacks. All views of both sides may be changed.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Returns an animator with which the system can pause, scrub, reverse and continue the transition. Optional.
    ///
    /// A percent-driven transition with an interactive start calls this instead of `animateTransition(using:)`. A
    /// transition that is already running calls it when it is paused, so the same object must be returned each time in
    /// a transition. The animator's completion calls `completeTransition(_:)`, as in `animateTransition(using:)`.
    /// Alongside animations of an interactive transition are added to the animator.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// Called when the transition is over, after the did-callbacks, with whether it was completed. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns a placeholder: the animator is not interruptible, and an interaction controls the time of the
    /// container's layer instead.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentInterruptibleAnimator() }

    /// Has no effect.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Represents an optional method that was not implemented.
final class AbsentInterruptibleAnimator: UIViewPropertyAnimator {
    init() { super.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear)) }
}
