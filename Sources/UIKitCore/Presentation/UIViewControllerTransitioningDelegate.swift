import Foundation

/// Provides animators, interactions and the presentation controller of a presented controller. All methods are
/// optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator of a presentation; `nil` uses the presented controller's `modalTransitionStyle`.
    ///
    /// - Parameters:
    ///   - presented: The controller that is being presented.
    ///   - presenting: The controller that presents.
    ///   - source: The controller whose `present(_:animated:completion:)` was called.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the animator of a dismissal; `nil` uses the presented controller's `modalTransitionStyle`.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction of an animated presentation; `nil` if it is not interactive. Called only with an
    /// animator.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the interaction of an animated dismissal; `nil` if it is not interactive. Called only with an animator.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the presentation controller of the style `custom`; `nil` uses a controller that fills the window and
    /// keeps the presenter visible.
    ///
    /// - Parameters:
    ///   - presented: The controller that will be presented.
    ///   - presenting: The controller that will present, if it is already known.
    ///   - source: The controller whose `present(_:animated:completion:)` was called.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns `nil`.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns `nil`.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns `nil`.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Returns `nil`.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Returns `nil`.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

extension OptionalMethods {
    static let transitioning = OptionalMethods((any UIViewControllerTransitioningDelegate).self) {
        $0 is any UIViewControllerTransitioningDelegate.Type
    }
}
