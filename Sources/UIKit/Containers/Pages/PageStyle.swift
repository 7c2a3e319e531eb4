import CoreGraphics
import UIKitCore

/// How pages lie and are turned: beside each other in a scroll view, or bound at a spine.
///
/// A style owns the views and the gestures. It begins turns that a finger asks for with `UIPageViewController.beginTurn`, and
/// says with `PageTurn.end(finished:)` where they stopped.
@MainActor
protocol PageStyle: AnyObject {
    /// Where the pages are; the first subview of the controller's view.
    var view: UIView { get }
    var gestureRecognizers: [UIGestureRecognizer] { get }

    /// Which order the callbacks come in.
    var script: TransitionScript { get }

    /// The size of one page in a space.
    func pageSize(in size: CGSize) -> CGSize

    /// Puts the views of the shown pages where they belong; nothing is being turned.
    func showPages()

    /// Puts the views of the new pages in place, and moves them where the turn is animated and no finger does.
    func begin(_ turn: PageTurn)

    /// Takes the views of the pages away that are not shown any longer, and lies still.
    func end(_ turn: PageTurn, finished: Bool)

    /// The pages after a turn that a finger finished: the neighbour on the other side is to be asked for.
    func didFinish(_ turn: PageTurn)

    /// The next question to the data source is asked anew.
    func forgetNeighbors()

    /// Turns one page as a tap or a key does.
    func turnPage(_ direction: UIPageViewController.NavigationDirection)
}
