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

    /// The transition is over: after the did-callbacks, with whether it was completed. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
