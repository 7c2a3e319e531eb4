import CoreGraphics
import UIKitCore

/// The arrangement and the transitions of pages: beside each other in a scroll view, or bound at a spine.
///
/// A style owns the views and the gestures. It begins turns by gestures with `UIPageViewController.beginTurn`, and
/// ends them with `PageTurn.end(finished:)`.
@MainActor
protocol PageStyle: AnyObject {
    /// The view of the pages, which is the first subview of the controller's view.
    var view: UIView { get }
    var gestureRecognizers: [UIGestureRecognizer] { get }

    /// The order of the callbacks.
    var script: TransitionScript { get }

    /// The size of one page in a container of the given size.
    func pageSize(in size: CGSize) -> CGSize

    /// Puts the views of the shown pages in their places while no turn runs.
    func showPages()

    /// Puts the views of the new pages in their places, and animates them if the turn is animated and not driven by a
    /// finger.
    func begin(_ turn: PageTurn)

    /// Removes the views of pages that are no longer shown, and stops moving.
    func end(_ turn: PageTurn, finished: Bool)

    /// Called after a turn by a finger was completed. The neighbor on the other side is requested.
    func didFinish(_ turn: PageTurn)

    /// Discards the known neighbors, so that the data source is called again.
    func forgetNeighbors()

    /// Turns one page as a tap or a key does.
    func turnPage(_ direction: UIPageViewController.NavigationDirection)
}
