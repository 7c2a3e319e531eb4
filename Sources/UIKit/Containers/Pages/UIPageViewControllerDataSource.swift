import UIKitCore

/// Gives a page view controller its pages when they are needed: it holds no more than the neighbours of what it shows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource>.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before another one; `nil` where that is the first.
    ///
    /// Asked when a finger begins to drag and after it turned a page, once for each neighbour that is not known
    /// (recorded: CallbackOrder.md, "Page view controller").
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The page after another one; `nil` where that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// How many dots the page control has. Without this or `presentationIndex(for:)` there is none.
    ///
    /// Asked after each `setViewControllers(_:direction:animated:completion:)`; only pages that scroll horizontally have
    /// a page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Which dot is the current one after the pages were set; it follows by itself when the user turns pages.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Answers that there is no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { Int.min }
    /// Answers that there is no page control.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { Int.min }
}

extension OptionalMethods {
    static let pageData = OptionalMethods((any UIPageViewControllerDataSource).self) {
        $0 is any UIPageViewControllerDataSource.Type
    }
}
