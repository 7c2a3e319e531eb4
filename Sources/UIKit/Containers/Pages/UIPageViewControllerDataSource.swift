import UIKitCore

/// Methods that provide the pages of a page view controller on demand. The controller keeps only the neighbors of its
/// visible pages.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource>.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before a page, or `nil` if it is the first.
    ///
    /// Called when a finger begins to drag and after it has turned a page, once for each neighbor that is not known
    /// (recorded: CallbackOrder.md, "Page view controller").
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Returns the page after a page, or `nil` if it is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of dots of the page control. The control is visible only if `presentationIndex(for:)` is
    /// implemented, too.
    ///
    /// Called after each `setViewControllers(_:direction:animated:completion:)`. Only pages that scroll horizontally
    /// have a page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Returns the index of the current dot after the pages were set. The dot is updated automatically when the user
    /// turns pages.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns `Int.min`, which hides the page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { Int.min }
    /// Returns `Int.min`, which hides the page control.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { Int.min }
}

extension OptionalMethods {
    static let pageData = OptionalMethods((any UIPageViewControllerDataSource).self) {
        $0 is any UIPageViewControllerDataSource.Type
    }
}
