import Foundation

/// Methods with which a delegate observes and customizes the transitions of a navigation controller. All are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a controller is shown, directly after its `viewWillAppear(_:)` (recorded: CallbackOrder.md,
    /// "Navigation controller"). It is not called again when a pop is cancelled.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// Called after a controller was shown, after its `viewDidAppear(_:)`. It is not called for a cancelled pop.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

    /// Returns the supported orientations of the controller. The default is the value of `UINavigationController`.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask

    /// Returns the orientation for the presentation of the controller. The default is the value of
    /// `UINavigationController`.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation

    /// Returns the interaction controller of a custom animator. Without it the animator runs automatically, or follows
    /// the edge swipe.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the animator of a push or a pop, or `nil` for the standard animation. Called when the transition
    /// begins.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    /// The default implementation is empty.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}

    /// The default implementation is empty.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}

    /// Returns the value of the class.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { navigationController.standardSupportedOrientations }

    /// Returns the value of the class.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { navigationController.standardPreferredOrientation }

    /// Returns `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Returns `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension OptionalMethods {
    static let navigationController = OptionalMethods((any UINavigationControllerDelegate).self) {
        $0 is any UINavigationControllerDelegate.Type
    }
}
