import Foundation

/// Chooses the animators, interactions and the presentation controller of a presented controller. All are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate>.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// What draws a presentation; `nil` for the one of the presented controller's `modalTransitionStyle`.
    ///
    /// - Parameters:
    ///   - presented: The controller that is being presented.
    ///   - presenting: The controller that presents.
    ///   - source: The controller whose `present(_:animated:completion:)` was called.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// What draws a dismissal; `nil` for the one of the presented controller's `modalTransitionStyle`.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// What drives a presentation that the animator draws; `nil` for nothing. Asked only where there is an animator.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// What drives a dismissal that the animator draws; `nil` for nothing. Asked only where there is an animator.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// What manages a presentation of the style `custom`; `nil` for one that fills the window and leaves the presenter.
    ///
    /// - Parameters:
    ///   - presented: The controller that is going to be presented.
    ///   - presenting: The controller that presents, where it is known already.
    ///   - source: The controller whose `present(_:animated:completion:)` was called.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// None.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// None.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// None.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// None.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// None.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

extension OptionalMethods {
    static let transitioning = OptionalMethods((any UIViewControllerTransitioningDelegate).self) {
        $0 is any UIViewControllerTransitioningDelegate.Type
    }
}
