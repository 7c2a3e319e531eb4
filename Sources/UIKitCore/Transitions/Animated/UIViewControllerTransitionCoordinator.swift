import CoreGraphics
import Foundation

/// What is known of a running transition by those who take part in it without drawing it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// How the presented controller is presented; `custom` for transitions that are no presentations.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether fingers drove the transition at its start.
    var initiallyInteractive: Bool { get }
    /// Whether fingers drive the transition at this moment.
    var isInteractive: Bool { get }
    /// Whether an interaction may take the transition over while it runs.
    var isInterruptible: Bool { get }
    /// Whether the transition has been turned round.
    var isCancelled: Bool { get }
    /// How long the transition takes without an interaction, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far an interaction has come, from 0 to 1; what it last reported.
    var percentComplete: CGFloat { get }
    /// How fast the transition goes on after an interaction: 1 as it was made.
    var completionVelocity: CGFloat { get }
    /// The pacing of what animates alongside.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controller of one side; `nil` for a side without one.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes or goes; `nil` where a side's view stays.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// The rotation of the window; none here, since windows are not rotated by transforms.
    var targetTransform: CGAffineTransform { get }
}

/// Lets others take part in a transition: animate with it and be notified of its end.
///
/// A controller's `transitionCoordinator` while it is in a transition; `viewWillTransition(to:with:)` gets one too.
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates with the transition, and calls back at its end.
    ///
    /// - Parameters:
    ///   - animation: Makes changes to views. Called right after the animator, in a block of the transition's duration;
    ///     without animation where the transition has none.
    ///   - completion: Called after the did-callbacks, with the context, also when the transition was cancelled.
    /// - Returns: Whether the animation will run with the transition. When the transition runs already, the changes are made
    ///   at once without animation and the answer is `false` (chosen).
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for changes outside of the container view: an interaction drives also what is in this view.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls back whenever the transition begins or ceases to be driven by fingers.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
