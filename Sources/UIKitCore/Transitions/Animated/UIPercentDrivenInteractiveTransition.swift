import CoreGraphics
import Foundation

/// Drives an animator's animations by a number from 0 to 1, as a gesture recognizer reports it.
///
/// The animations that the animator made stand still while fingers drive: the container's layer has the speed 0, and its
/// `timeOffset` follows `update(_:)`. After `finish()` they run on from there, after `cancel()` back to the start.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Makes a transition that waits for its start.
    public override init() { super.init() }

    nonisolated deinit {}

    /// The transition that this drives; it ends before it is let go.
    private weak var session: TransitionSession?
    /// What fingers did before the transition started, which happens in the layout pass after it was asked for.
    private var early: (fraction: CGFloat, isOver: Bool, completes: Bool)?

    // MARK: Accessing transition attributes

    /// The animator's duration in seconds; 0 before the start.
    open var duration: CGFloat { session?.transitionDuration ?? 0 }

    /// How far the transition is, from 0 to 1; what was last given to `update(_:)`.
    open private(set) var percentComplete: CGFloat = 0

    /// How fast the animations run on after the interaction, relative to how they were made. The default is 1. Values that are not
    /// above 0 count as 1.
    open var completionSpeed: CGFloat = 1

    /// How the animations run on after the interaction; while fingers drive they follow the fraction evenly. The default is
    /// `.easeInOut`, as UIKit's header says. An animator that can be interrupted keeps its own pace, or has that of
    /// `timingCurve`.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// How an animator that can be interrupted runs on after the interaction, in its whole duration from there;
    /// without one it is ignored. The default, `nil`, is the rest of the animator's own pace and time.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition waits for the interaction at its start. The default is `true`. If not, the animations run by themselves.
    open var wantsInteractiveStart = true

    // MARK: Starting a transition

    /// Has the animator make its animations, which stand still at their start. Called by UIKit; overrides call `super`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let session = transitionContext as? TransitionSession else { return }
        attach(to: session)
        percentComplete = 0
        session.startPaused()
        guard let early else { return }
        self.early = nil
        update(early.fraction)
        if early.isOver { if early.completes { finish() } else { cancel() } }
    }

    /// The transition has started, interactive or not. One that this drove until now goes back, since nothing could let it go
    /// any more (chosen: an object drives one transition at a time).
    func attach(to session: TransitionSession) {
        if let old = self.session, old !== session, old.isInteractive { old.cancelInteractiveTransition() }
        self.session = session
    }

    // MARK: Driving a transition

    /// Shows the transition as it is at a fraction of its time. Numbers outside of 0 to 1 are brought inside; NaN is
    /// ignored. Before the transition starts the number is kept for its start; while it is not interactive it is ignored.
    open func update(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN else { return }
        guard let session else {
            if early?.isOver != true { early = (percentComplete, false, false) }
            return
        }
        guard session.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        session.updateInteractiveTransition(self.percentComplete)
    }

    /// Stops a transition that runs by itself, so that `update(_:)` drives it on.
    open func pause() {
        guard let session, !session.isInteractive else { return }
        session.pauseInteractiveTransition()
        percentComplete = session.percentComplete
    }

    /// Lets the animations run on to their end. Before the transition starts this is done right after its start.
    open func finish() {
        guard let session else { return end(early: true) }
        guard session.isInteractive else { return }
        handOver(to: session)
        session.finishInteractiveTransition()
    }

    /// Lets the animations run back to their start; the transition ends as cancelled. Before the transition starts this is
    /// done right after its start.
    open func cancel() {
        guard let session else { return end(early: false) }
        guard session.isInteractive else { return }
        handOver(to: session)
        session.cancelInteractiveTransition()
    }

    private func handOver(to session: TransitionSession) {
        session.completionVelocity = completionSpeed > 0 ? completionSpeed : 1
        session.completionCurve = completionCurve
        if let timingCurve { session.completionTiming = timingCurve }
    }

    private func end(early completes: Bool) {
        if early?.isOver != true { early = (early?.fraction ?? 0, true, completes) }
    }
}
