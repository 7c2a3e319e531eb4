import CoreGraphics
import Foundation

/// Drives an animator's animations by a fraction from 0 to 1, such as the progress of a gesture.
///
/// The animator's animations are paused during the interaction: the container's layer has the speed 0, and its
/// `timeOffset` follows `update(_:)`. After `finish()` they continue from there, after `cancel()` they run back to the
/// start.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Creates an interaction that waits for the start of a transition.
    public override init() { super.init() }

    nonisolated deinit {}

    /// The transition that this object drives. A transition ends before it is deallocated.
    private weak var session: TransitionSession?
    /// Calls before the start of the transition, which begins in the layout pass after its request.
    private var early: (fraction: CGFloat, isOver: Bool, completes: Bool)?

    // MARK: Accessing transition attributes

    /// The animator's duration in seconds; 0 before the start.
    open var duration: CGFloat { session?.transitionDuration ?? 0 }

    /// The progress of the transition, from 0 to 1: the last value passed to `update(_:)`.
    open private(set) var percentComplete: CGFloat = 0

    /// Speed of the animations after the interaction, relative to their original speed. The default is 1, which also
    /// replaces values that are not above 0.
    open var completionSpeed: CGFloat = 1

    /// Curve of the animations after the interaction; during the interaction they follow the fraction linearly. The
    /// default is `.easeInOut`, as in UIKit's header. An interruptible animator keeps its own curve, or uses
    /// `timingCurve`.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// The timing of an interruptible animator after the interaction, over its whole duration. Ignored for other
    /// animators. With `nil`, the default, the animator continues with the remainder of its own curve and time.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition begins interactively. The default is `true`; otherwise the animations run immediately.
    open var wantsInteractiveStart = true

    // MARK: Starting a transition

    /// Creates the animator's animations, paused at their start. Called by UIKit; overrides call `super`.
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

    // Chosen (Controllers): A percent-driven interactive transition drives one transition at a time. If it is used for
    // a second transition, the first one is canceled.
    /// Records the start of a transition, interactive or not. A previous transition of this object is canceled, since
    /// it could not be ended otherwise (an object drives one transition at a time).
    func attach(to session: TransitionSession) {
        if let old = self.session, old !== session, old.isInteractive { old.cancelInteractiveTransition() }
        self.session = session
    }

    // MARK: Driving a transition

    /// Shows the transition at a fraction of its duration. Numbers outside 0 to 1 are clamped; NaN is ignored. Before
    /// the transition starts, the fraction is stored and applied at the start. Calls are ignored while the transition
    /// is not interactive.
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

    /// Pauses a running transition, so that `update(_:)` can drive it.
    open func pause() {
        guard let session, !session.isInteractive else { return }
        session.pauseInteractiveTransition()
        percentComplete = session.percentComplete
    }

    /// Runs the animations to their end. If called before the transition starts, it takes effect right after the
    /// start.
    open func finish() {
        guard let session else { return end(early: true) }
        guard session.isInteractive else { return }
        handOver(to: session)
        session.finishInteractiveTransition()
    }

    /// Runs the animations back to their start; the transition ends as canceled. If called before the transition
    /// starts, it takes effect right after the start.
    open func cancel() {
        guard let session else { return end(early: false) }
        guard session.isInteractive else { return }
        handOver(to: session)
        session.cancelInteractiveTransition()
    }

    /// Ends a drag: it completes if half of the way is done, or would be within 0.3 seconds at the current speed. The
    /// animations continue at that speed.
    ///
    /// - Parameters:
    ///   - speed: The speed of the drag towards the end, in fractions per second.
    ///   - completes: Whether the transition completes, if the drag does not decide.
    package func endDrag(at fraction: CGFloat, speed: CGFloat, completes: Bool?) {
        let speed = completes == nil ? speed : 0
        let finishes = completes ?? (fraction + 0.3 * speed > 0.5)
        let rest = finishes ? 1 - fraction : fraction
        let relative = rest > 0.001 ? (finishes ? speed : -speed) / rest : 0
        timingCurve = UISpringTimingParameters(transitionVelocity: Double(max(relative, 0)))
        if finishes { finish() } else { cancel() }
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
