import UIKitCore

/// The methods that provide the pages of a page view controller on demand. The controller retains only the visible
/// pages and their neighbors.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource>.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before the given page; `nil` if the given page is the first.
    ///
    /// Called once for each unknown neighbor, when the user begins to drag, and again after the user has turned a page
    /// (recorded: CallbackOrder.md, "Page view controller").
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Returns the page after the given page; `nil` if the given page is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of dots of the page control. The control is visible only if `presentationIndex(for:)` is
    /// also implemented.
    ///
    /// Called after each `setViewControllers(_:direction:animated:completion:)`. Only pages that scroll horizontally
    /// have a page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Returns the index of the current dot. Called after pages were set. When the user turns pages, the dot is
    /// updated automatically.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// The default implementation returns `Int.min`, which hides the page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { Int.min }
    /// The default implementation returns `Int.min`, which hides the page control.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { Int.min }
}

extension OptionalMethods {
    static let pageData = OptionalMethods((any UIPageViewControllerDataSource).self) {
        $0 is any UIPageViewControllerDataSource.Type
    }
}
