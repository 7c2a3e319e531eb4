import CoreGraphics
import UIKitCore

/// The implementation of a transition style: pages beside each other in a scroll view, or pages bound at a spine.
///
/// A style owns the views and the gestures. For a gesture it calls `UIPageViewController.beginTurn` to begin a turn,
/// and `PageTurn.end(finished:)` to end the turn.
@MainActor
protocol PageStyle: AnyObject {
    /// The view of the pages, which is the first subview of the controller's view.
    var view: UIView { get }
    var gestureRecognizers: [UIGestureRecognizer] { get }

    /// The order of the callbacks.
    var script: TransitionScript { get }

    /// Returns the size of one page in a container of the given size.
    func pageSize(in size: CGSize) -> CGSize

    /// Adds the views of the shown pages. Called while no turn runs.
    func showPages()

    /// Adds the views of the new pages, and animates them if the turn is animated and no finger drives it.
    func begin(_ turn: PageTurn)

    /// Removes the views of pages that are no longer shown, and stops all motion.
    func end(_ turn: PageTurn, finished: Bool)

    /// Requests the neighbor on the far side. Called after a turn by a finger was completed.
    func didFinish(_ turn: PageTurn)

    /// Discards the known neighbors, so that the data source is called for them again.
    func discardNeighbors()

    /// Turns one page. Called for a tap, a key or an assistive technology. Returns the first new page; `nil` if no page
    /// is turned.
    @discardableResult
    func turnPage(_ direction: UIPageViewController.NavigationDirection) -> UIViewController?
}
