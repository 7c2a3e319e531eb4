import CoreGraphics
import Foundation
import QuartzCore

/// One transition as it is seen: the animator's context, everybody's coordinator, and what an interaction holds.
///
///     waiting ──start()──▶ running ──completeTransition(_:)──▶ ended
///                           │   ▲
///    pauseInteractive… or   │   │ finishInteractiveTransition()   (heading forward)
///    interactive start      ▼   │ cancelInteractiveTransition()   (heading back)
///                         interacting
///
/// The coordinator can be had while the session still waits. A session sends no callbacks: when the animation is over, the
/// `ControllerTransition` behind it ends.
@MainActor
package final class TransitionSession: NSObject {
    /// The two sides. A view is `nil` where the side's view stays in its place.
    package struct Participants {
        package var from: UIViewController?
        package var to: UIViewController?
        package var fromView: UIView?
        package var toView: UIView?

        package init(
            from: UIViewController? = nil, to: UIViewController? = nil, fromView: UIView? = nil, toView: UIView? = nil
        ) {
            (self.from, self.to, self.fromView, self.toView) = (from, to, fromView, toView)
        }
    }

    package enum Phase: Sendable { case waiting, running, interacting, ended }

    @exclusivity(unchecked) package var participants: Participants
    package let containerView: UIView
    package let isAnimated: Bool
    package let presentationStyle: UIModalPresentationStyle
    @exclusivity(unchecked) package private(set) var phase = Phase.waiting
    @exclusivity(unchecked) package private(set) var initiallyInteractive = false
    /// Where the transition goes unless an interaction says otherwise.
    @exclusivity(unchecked) private var goesBack = false
    @exclusivity(unchecked) package fileprivate(set) var percentComplete: CGFloat = 0
    package var completionVelocity: CGFloat = 1
    /// How the layers' time runs on after the interaction. Not with an interruptible animator.
    package var completionCurve = UIView.AnimationCurve.easeInOut
    @exclusivity(unchecked) package var initialFrames = ControllerFrames()
    @exclusivity(unchecked) package var finalFrames = ControllerFrames()
    /// Whether the animator's interruptible one runs it from its start, so that what runs alongside is caught with it.
    package var runsInterruptible = false
    /// How a transition that was let go runs on; `nil` for the rest of its own pace. Only with an interruptible animator.
    package var completionTiming: (any UITimingCurveProvider)?
    /// Called after everybody else, with whether the transition finished; not called for one that never began.
    @exclusivity(unchecked) var finally: ((_ finished: Bool) -> Void)?
    /// The transition that ends with this session; `nil` for a session that only coordinates.
    @SharedWeak var transition: ControllerTransition?
    /// Others whose coordinator this is, besides the two sides.
    @exclusivity(unchecked) package var others: [UIViewController] = []

    @exclusivity(unchecked) private var animator: (any UIViewControllerAnimatedTransitioning)?
    @exclusivity(unchecked) private var interaction: (any UIViewControllerInteractiveTransitioning)?
    private let duration: TimeInterval
    @exclusivity(unchecked) private var alongside: [(Context) -> Void] = []
    @exclusivity(unchecked) private var completions: [(Context) -> Void] = []
    @exclusivity(unchecked) private var interactionHandlers: [(Context) -> Void] = []
    @exclusivity(unchecked) private var hasStarted = false
    @exclusivity(unchecked) private var hasRunAlongside = false
    /// Whether the end has been notified, after which coordinating with it has no effect.
    @exclusivity(unchecked) private var hasNotifiedEnd = false
    @exclusivity(unchecked) private var drivenLayers: [CALayer] = []
    @exclusivity(unchecked) private var driver: (any TransitionDriver)?

    /// - Parameter duration: Seconds that what runs alongside takes where there is no animator.
    package init(
        participants: Participants, containerView: UIView, isAnimated: Bool,
        presentationStyle: UIModalPresentationStyle = .custom,
        animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil, duration: TimeInterval = 0
    ) {
        self.participants = participants
        self.containerView = containerView
        self.isAnimated = isAnimated
        self.presentationStyle = presentationStyle
        self.animator = animator
        self.interaction = interaction
        self.duration = duration
    }

    package var transitionDuration: TimeInterval {
        guard isAnimated else { return 0 }
        let seconds = animator?.transitionDuration(using: self) ?? duration
        return seconds.isFinite ? max(0, seconds) : 0
    }

    package var hasAnimator: Bool { animator != nil }

    /// Where the transition goes if it is ended at this moment: back while an interaction has not been let go, or was
    /// cancelled; otherwise on.
    var isHeadingForward: Bool { phase != .interacting && !goesBack }

    // MARK: Who coordinates with it

    /// Makes this the coordinator of its controllers and those inside them.
    func register() {
        participants.from?.extrasForWriting.sessions.append(self)
        participants.to?.extrasForWriting.sessions.append(self)
        for controller in others { controller.extrasForWriting.sessions.append(self) }
    }

    /// Says who takes part, and how it is drawn, for a transition whose sides are known only when it begins.
    package func setParticipants(
        _ participants: Participants, animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard phase == .waiting else { return }
        self.participants = participants
        (self.animator, self.interaction) = (animator, interaction)
        participants.from?.extrasForWriting.sessions.append(self)
        participants.to?.extrasForWriting.sessions.append(self)
    }

    private func unregister() {
        unregister(from: participants.from)
        unregister(from: participants.to)
        for controller in others { unregister(from: controller) }
    }

    private func unregister(from controller: UIViewController?) {
        controller?.extras?.sessions.remove(self)
    }

    // MARK: Running

    /// Begins: the interaction where there is one that wants to, the animator otherwise, and those alongside.
    package func start() {
        guard phase == .waiting else { return }
        hasStarted = true
        let isInteractive = isAnimated && animator != nil && interaction?.wantsInteractiveStart == true
        if isInteractive, let interaction {
            driver = ReportedProgressDriver()
            phase = .interacting
            initiallyInteractive = true
            interaction.startInteractiveTransition(self)
            runAlongside()
            notifyInteractionHandlers()
            return
        }
        phase = .running
        (interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
        guard let animator else { return runAlongside() }
        if runsInterruptible, let interruptible = interruptibleAnimator {
            driver = PropertyAnimatorDriver(interruptible)
            interruptible.startAnimation()
            return runAlongside()
        }
        let driver = LayerTimeDriver(layers: [containerView.layer] + drivenLayers, duration: transitionDuration)
        self.driver = driver
        animator.animateTransition(using: self)
        runAlongside()
        driver.animationsAreMade()
    }

    /// Has the animator make its animations while they stand still: a percent-driven start.
    func startPaused() {
        guard phase == .interacting, let animator else { return }
        if let interruptible = interruptibleAnimator {
            let driver = PropertyAnimatorDriver(interruptible)
            self.driver = driver
            return driver.startPaused { runAlongside() }
        }
        let driver = LayerTimeDriver(layers: [containerView.layer] + drivenLayers, duration: transitionDuration)
        self.driver = driver
        driver.startPaused {
            animator.animateTransition(using: self)
            runAlongside()
        }
    }

    /// The animator's own interruptible one, where it has implemented that.
    private var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
        let interruptible = animator?.interruptibleAnimator(using: self)
        return interruptible is AbsentInterruptibleAnimator ? nil : interruptible
    }

    private func runAlongside() {
        guard !hasRunAlongside else { return }
        hasRunAlongside = true
        let animations = alongside
        alongside = []
        guard !animations.isEmpty else { return }
        if phase == .interacting || runsInterruptible,
            driver?.animateAlongside({ for animation in animations { animation(self) } }) == true
        {
            return
        }
        // Not inside whatever block is running: alongside means the transition's own time.
        UIView.animate(
            withDuration: phase == .ended ? 0 : transitionDuration, delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
        ) { for animation in animations { animation(self) } }
    }

    private func notifyInteractionHandlers() {
        for handler in interactionHandlers { handler(self) }
    }

    // MARK: Ending

    /// The transition ends: the driver gives back what it took, and those alongside that have not run do so at once.
    func willEnd(finished: Bool) {
        guard phase != .ended else { return }
        phase = .ended
        goesBack = !finished
        driver?.stop(finished: finished)
        driver = nil
        runAlongside()
    }

    /// All callbacks have been sent; it coordinates no longer.
    func close(finished: Bool) {
        if phase != .ended {
            driver?.stop(finished: finished)
            driver = nil
            phase = .ended
            goesBack = !finished
        }
        alongside = []
        unregister()
    }

    /// Notifies the animator, the blocks of coordinators, and last the caller who requested the transition.
    func notifyEnd(finished: Bool, hasBegun: Bool) {
        if hasStarted { animator?.animationEnded(finished) }
        let completions = completions
        self.completions = []
        hasNotifiedEnd = true
        interactionHandlers = []
        // Those usually keep their context, which is this session.
        animator = nil
        interaction = nil
        for completion in completions { completion(self) }
        let finally = finally
        self.finally = nil
        if hasBegun { finally?(finished) }
    }

    /// Ends a transition without animator: after the commit of this turn, or one turn later where nothing is taken away
    /// (recorded for a page sheet: CallbackOrder.md, "Presentation").
    package func completeWithoutAnimation(inThisTurn: Bool) {
        CATransaction.addCommitHandler(.postCommit) { [self] in
            if inThisTurn {
                completeTransition(true)
            } else {
                MainLoop.current.enqueue { [self] in completeTransition(true) }
            }
        }
    }
}

// MARK: - What the animator sees

extension TransitionSession: UIViewControllerContextTransitioning {
    package var isInteractive: Bool { phase == .interacting }
    package var transitionWasCancelled: Bool { isCancelled }
    package var targetTransform: CGAffineTransform { .identity }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: participants.from
        case .to: participants.to
        default: nil
        }
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: participants.fromView
        case .to: participants.toView
        default: nil
        }
    }

    package func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[vc] ?? .zero }
    package func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[vc] ?? .zero }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard phase == .interacting, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        driver?.show(self.percentComplete)
    }

    package func pauseInteractiveTransition() {
        guard phase == .running, isAnimated, driver != nil else { return }
        phase = .interacting
        // One that runs by itself is asked for its interruptible animator when it is caught for the first time.
        if driver is LayerTimeDriver, let interruptible = interruptibleAnimator {
            driver = PropertyAnimatorDriver(interruptible)
        }
        percentComplete = driver?.pause() ?? 0
        notifyInteractionHandlers()
    }

    package func finishInteractiveTransition() { letGo(forward: true) }

    package func cancelInteractiveTransition() { letGo(forward: false) }

    private func letGo(forward: Bool) {
        guard phase == .interacting else { return }
        phase = .running
        goesBack = !forward
        // A percent-driven one has handed them over already.
        if let interaction, !(interaction is UIPercentDrivenInteractiveTransition) {
            completionVelocity = interaction.completionSpeed
            completionCurve = interaction.completionCurve
        }
        let velocity = completionVelocity.isFinite && completionVelocity > 0 ? completionVelocity : 1
        (driver as? PropertyAnimatorDriver)?.timing = completionTiming
        (driver as? LayerTimeDriver)?.completionCurve = completionCurve
        driver?.run(from: percentComplete, forward: forward, velocity: velocity)
        notifyInteractionHandlers()
    }

    package func completeTransition(_ didComplete: Bool) {
        guard phase != .ended else { return }
        if let transition { return transition.end(finished: didComplete) }
        TransitionFlush.run {
            let hasBegun = phase != .waiting
            if hasBegun { willEnd(finished: didComplete) }
            close(finished: didComplete)
            TransitionFlush.whenIdle { [self] in notifyEnd(finished: didComplete, hasBegun: hasBegun) }
        }
    }
}

// MARK: - What everybody else sees

extension TransitionSession: UIViewControllerTransitionCoordinator {
    package typealias Context = any UIViewControllerTransitionCoordinatorContext

    /// Whether the transition goes back to its start, or has ended there.
    package var isCancelled: Bool { goesBack }
    package var isInterruptible: Bool { interaction != nil }

    @discardableResult
    package func animate(
        alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    package func animateAlongsideTransition(
        in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
    ) -> Bool {
        // `viewDidAppear(_:)` and its kin come after the animation and before the completions.
        guard !hasNotifiedEnd else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasRunAlongside || phase == .ended {
            UIView.performWithoutAnimation { animation(self) }
            return false
        }
        if let view, !view.isInside(containerView) { drivenLayers.append(view.layer) }
        alongside.append(animation)
        return true
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {
        guard phase != .ended else { return }
        interactionHandlers.append(handler)
    }
}
