import Foundation
import UIKitCore

/// Pages that are being turned: which ones, in which direction, and whether by a finger.
///
///     PageTurn ── submit ──▶ running ──rests at the new pages──▶ finished
///                               └────rests at the old ones────▶ cancelled
@MainActor
final class PageTurn {
    /// What was shown when it began.
    private(set) var old: [UIViewController]
    let new: [UIViewController]
    /// What is on the back of the sheet between, where that is a page that is not shown afterwards. It is a child meanwhile.
    let back: UIViewController?
    /// The page that is on the back of the sheet that is turned.
    var onBack: UIViewController?
    let direction: UIPageViewController.NavigationDirection
    /// Whether a finger began it, so that the delegate is notified.
    let isByGesture: Bool
    let isAnimated: Bool
    let session: TransitionSession
    var completion: ((Bool) -> Void)?
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
            participants: .init(from: controller.shown.first, to: new.first, fromView: nil, toView: nil),
            containerView: controller.pages.view, isAnimated: animated, animator: animated ? motion : nil,
            interaction: isByGesture ? motion : nil)
        session.others = Array(controller.shown.dropFirst()) + Array(new.dropFirst())
    }

    func makeTransition(_ script: TransitionScript, _ policy: PagePolicy) -> ControllerTransition {
        let made = ControllerTransition(script, policy: policy, session: session)
        transition = made
        return made
    }

    /// What it brings, the back of a sheet included.
    var pages: [UIViewController] { new + [back].compactMap { $0 } }

    /// A callback has shown other pages before it could begin.
    func begin(from old: [UIViewController]) { self.old = old }

    /// The pages have stopped.
    func end(finished: Bool) { transition?.end(finished: finished) }

    /// How far the finger has come, from 0 to 1.
    func report(_ progress: CGFloat) { session.updateInteractiveTransition(progress) }

    /// The finger is lifted, and the pages go to the new ones or back.
    func letGo(finishes: Bool) {
        if finishes { session.finishInteractiveTransition() } else { session.cancelInteractiveTransition() }
    }

    /// A finger has caught the pages.
    func wasCaught() { session.pauseInteractiveTransition() }
}

/// The pages are moved by a scroll view or a curl, which only reports how far they are: nothing is animated here.
private final class PageMotion: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
{
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
}
