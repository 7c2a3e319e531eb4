import Foundation

/// Draws a transition between two controllers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the transition takes, in seconds. What animates alongside takes as long.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the incoming view to the context's container, animates, and calls `completeTransition(_:)` at the end.
    ///
    /// Called once for a transition, after the will-callbacks. Every view of both sides may be changed.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The animator of a transition that can be caught in the middle: paused, scrubbed, reversed and continued by the
    /// system. Optional.
    ///
    /// A percent-driven transition that starts interactively asks for it in place of `animateTransition(using:)`; one that
    /// runs by itself asks when it is caught, so that the same object has to be returned each time in a transition. Its
    /// completion calls `completeTransition(_:)`, as one of `animateTransition(using:)` does. What runs alongside an interactive
    /// transition is added to it.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// The transition is over: after the did-callbacks, with whether it was completed. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Answers that there is none: an interaction then drives the time of the container's layer.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentInterruptibleAnimator() }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for an optional method that was not implemented.
final class AbsentInterruptibleAnimator: UIViewPropertyAnimator {
    init() { super.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear)) }
}
