import UIKitCore

/// The methods that observe page turns and determine the spine location. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called before the user turns pages. It is not called for pages that the program sets.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// Called after a turn by the user has ended. It is not called for pages that the program sets.
    ///
    /// - Parameters:
    ///   - pageViewController: The page view controller.
    ///   - finished: Whether the animation ran to its end.
    ///   - previousViewControllers: The value of `viewControllers` before the turn.
    ///   - completed: Whether the visible pages have changed.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// Returns the spine location of curling pages for an orientation. Called when the interface rotates. The method
    /// may set `isDoubleSided` and call `setViewControllers(_:direction:animated:completion:)`. A spine in the middle
    /// requires two pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation

    /// Returns the supported orientations of the pages. The default is the value of `UIPageViewController`.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask

    /// Returns the orientation for presenting the controller. The default is the value of `UIPageViewController`.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// The default implementation is empty.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// The default implementation is empty.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}

    /// The default implementation returns the current spine location.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

    /// The default implementation returns the value of `UIPageViewController`.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { pageViewController.ownSupportedInterfaceOrientations }

    /// The default implementation returns the value of `UIPageViewController`.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { pageViewController.ownPreferredInterfaceOrientation }
}

extension OptionalMethods {
    static let pages = OptionalMethods((any UIPageViewControllerDelegate).self) {
        $0 is any UIPageViewControllerDelegate.Type
    }
}
