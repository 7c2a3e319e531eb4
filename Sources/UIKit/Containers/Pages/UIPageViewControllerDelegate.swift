import UIKitCore

/// What a page view controller asks and reports. All methods have defaults.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// A finger begins to turn pages. Not called for pages that the program sets.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// A turn by a finger has ended. Not called for pages that the program sets.
    ///
    /// - Parameters:
    ///   - pageViewController: The page view controller.
    ///   - finished: Whether the animation ran to its end.
    ///   - previousViewControllers: What `viewControllers` was before.
    ///   - completed: Whether other pages are shown now.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// Where pages that curl are to be bound in an orientation; asked when the interface turns. What is inside may be
    /// changed here with `isDoubleSided` and `setViewControllers(_:direction:animated:completion:)`; a spine in the middle
    /// needs two pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation

    /// The orientations the pages can be shown in; the class's own unless implemented.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask

    /// The orientation to be presented in; the class's own unless implemented.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}

    /// The default, as the requirement says.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

    /// The default, as the requirement says.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { pageViewController.ownSupportedInterfaceOrientations }

    /// The default, as the requirement says.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { pageViewController.ownPreferredInterfaceOrientation }
}

extension OptionalMethods {
    static let pages = OptionalMethods((any UIPageViewControllerDelegate).self) {
        $0 is any UIPageViewControllerDelegate.Type
    }
}
