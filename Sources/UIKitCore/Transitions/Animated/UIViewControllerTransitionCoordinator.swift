import CoreGraphics
import Foundation

/// The state of a running transition, for objects that take part in it without animating it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The presentation style of the presented controller; `custom` for transitions that are not presentations.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began interactively.
    var initiallyInteractive: Bool { get }
    /// Whether an interaction drives the transition at this moment.
    var isInteractive: Bool { get }
    /// Whether an interaction can pause the transition while it runs.
    var isInterruptible: Bool { get }
    /// Whether the transition was canceled.
    var isCancelled: Bool { get }
    /// Duration of the transition without an interaction, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress that an interaction last reported, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// Speed of the transition after an interaction, relative to its original speed: 1 if unchanged.
    var completionVelocity: CGFloat { get }
    /// The curve of alongside animations.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns the controller of one side; `nil` if the side has no controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that appears or disappears; `nil` if the side's view remains in its place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The rotation of the window; the identity, since windows are not rotated by transforms.
    var targetTransform: CGAffineTransform { get }
}

/// Runs animations alongside a transition, and notifies observers of its end.
///
/// It is a controller's `transitionCoordinator` during a transition, and an argument of
/// `viewWillTransition(to:with:)`. Follows
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    // Chosen (Controllers): If `animate(alongsideTransition:completion:)` is called during a transition, the changes
    // are made immediately without animation and the result is `false`.
    /// Animates changes alongside the transition, and calls a closure at its end.
    ///
    /// - Parameters:
    ///   - animation: Changes views. Called right after the animator, in a block with the transition's duration;
    ///     without animation if the transition is not animated.
    ///   - completion: Called after the did-callbacks, with the context, also if the transition was canceled.
    /// - Returns: Whether the animation will run with the transition. If the transition is already running, the changes
    ///   are made immediately without animation and the result is `false`.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Animates changes alongside the transition in a view outside the container view, which an interaction drives,
    /// too.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a closure when an interaction begins or ends.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes alongside the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
