import Foundation
import UIKitCore

/// A turn of pages: the pages, the direction, and whether a finger drives it.
///
///     PageTurn ── submit ──▶ running ──rests at the new pages──▶ finished
///                               └────rests at the old ones────▶ cancelled
@MainActor
final class PageTurn {
    /// The pages that were shown when the turn began.
    private(set) var old: [UIViewController]
    let new: [UIViewController]
    /// The page on the back of the turning sheet, if that page is not visible after the turn. It is a child during the
    /// turn.
    let back: UIViewController?
    /// The page on the back of the turning sheet.
    var onBack: UIViewController?
    let direction: UIPageViewController.NavigationDirection
    /// The old pages whose removal was announced when the turn was requested.
    var announced: [UIViewController] = []
    /// Whether a finger began the turn, so that the delegate is notified.
    let isByGesture: Bool
    let isAnimated: Bool
    let session: TransitionSession
    var completion: ((Bool) -> Void)?
    /// Whether the program has set other pages before the turn was over.
    var isSuperseded = false
    private(set) weak var transition: ControllerTransition?

    init(
        in controller: UIPageViewController, to new: [UIViewController], back: UIViewController? = nil,
        _ direction: UIPageViewController.NavigationDirection, isByGesture: Bool, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        old = controller.shown
        self.new = new
        self.back = back
        self.direction = direction
        self.isByGesture = isByGesture
        isAnimated = animated
        self.completion = completion
        let motion = PageMotion()
        session = TransitionSession(
            participants: .init(from: controller.shown.first, to: new.first),
            containerView: controller.pages.view, isAnimated: animated, animator: animated ? motion : nil,
            interaction: isByGesture ? motion : nil,
            others: Array(controller.shown.dropFirst()) + Array(new.dropFirst()))
    }

    func makeTransition(_ script: TransitionScript, _ policy: PagePolicy) -> ControllerTransition {
        let made = ControllerTransition(script, policy: policy, session: session)
        transition = made
        return made
    }

    /// The new pages, including the page on the back of the sheet.
    var pages: [UIViewController] { new + [back].compactMap { $0 } }

    /// Updates the old pages, since a callback may have shown different pages before the turn began.
    func begin(from old: [UIViewController]) { self.old = old }

    /// Ends the turn after the pages have stopped.
    func end(finished: Bool) { transition?.end(finished: finished) }

    /// Reports the progress of the finger, from 0 to 1.
    func report(_ progress: CGFloat) { session.updateInteractiveTransition(progress) }

    /// Ends the interaction. The pages move to their positions after the turn, or back to those before the turn.
    func endDrag(finishes: Bool) {
        if finishes { session.finishInteractiveTransition() } else { session.cancelInteractiveTransition() }
    }

    /// Pauses the transition when a finger catches the pages.
    func didInterrupt() { session.pauseInteractiveTransition() }
}

/// An animator without animations, for pages that a scroll view or a curl moves. Their progress is reported to it.
private final class PageMotion: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
{
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}
