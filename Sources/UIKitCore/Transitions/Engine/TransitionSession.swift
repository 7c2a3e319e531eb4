import CoreGraphics
import Foundation
import QuartzCore

/// A transition as the application sees it: the animator's context, the coordinator, and the state of an interaction.
///
///     waiting ──start()──▶ running ──completeTransition(_:)──▶ ended
///                           │   ▲
///    pauseInteractive… or   │   │ finishInteractiveTransition()   (heading forward)
///    interactive start      ▼   │ cancelInteractiveTransition()   (heading back)
///                         interacting
///
/// The coordinator is available while the session is still waiting. A session sends no callbacks: when the animation
/// is over, it ends its `ControllerTransition`.
@MainActor
package final class TransitionSession: NSObject {
    /// The two sides. A view is `nil` if the side's view remains in its place.
    package struct Participants {
        package let from: UIViewController?
        package let to: UIViewController?
        package fileprivate(set) var fromView: UIView?
        package fileprivate(set) var toView: UIView?
        /// The frame of the outgoing side at the beginning, and of the incoming side at the end, in the coordinate
        /// space of the container view.
        fileprivate var fromFrame: CGRect?
        fileprivate var toFrame: CGRect?

        package init(
            from: UIViewController? = nil, to: UIViewController? = nil, fromView: UIView? = nil, toView: UIView? = nil
        ) {
            (self.from, self.to, self.fromView, self.toView) = (from, to, fromView, toView)
        }
    }

    enum Phase { case waiting, running, interacting, ended }

    @exclusivity(unchecked) package private(set) var participants: Participants
    package let containerView: UIView
    package let isAnimated: Bool
    package let presentationStyle: UIModalPresentationStyle
    @exclusivity(unchecked) private(set) var phase = Phase.waiting
    /// Whether the interaction controlled the start.
    @exclusivity(unchecked) private var hasStartedInteractively = false
    /// The direction of the transition, which an interaction may reverse.
    @exclusivity(unchecked) private var goesBack = false
    @exclusivity(unchecked) package fileprivate(set) var percentComplete: CGFloat = 0
    package var completionVelocity: CGFloat = 1
    /// Curve of the layers' time after the interaction. Ignored with an interruptible animator.
    package var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether the interruptible animator runs the transition from its start, so that it also pauses alongside
    /// animations.
    @exclusivity(unchecked) private var runsInterruptible: Bool
    /// Timing after the interaction; `nil` for the remainder of the animator's curve. Only with an interruptible
    /// animator.
    var completionTiming: (any UITimingCurveProvider)?
    /// Called last, with whether the transition finished. Not called for a transition that never began.
    @exclusivity(unchecked) var finally: ((_ finished: Bool) -> Void)?
    /// The transition that ends with this session; `nil` for a session that only coordinates.
    @SharedWeak var transition: ControllerTransition?
    /// Further controllers whose coordinator this is, besides the two sides.
    @exclusivity(unchecked) var others: [UIViewController]

    @exclusivity(unchecked) private var animator: (any UIViewControllerAnimatedTransitioning)?
    @exclusivity(unchecked) private var interaction: (any UIViewControllerInteractiveTransitioning)?
    private let duration: TimeInterval
    @exclusivity(unchecked) private var alongside: [(Context) -> Void] = []
    @exclusivity(unchecked) private var completions: [(Context) -> Void] = []
    @exclusivity(unchecked) private var interactionHandlers: [(Context) -> Void] = []
    @exclusivity(unchecked) private var hasStarted = false
    @exclusivity(unchecked) private var hasRunAlongside = false
    /// Whether the end has been notified. Later alongside animations have no effect.
    @exclusivity(unchecked) private var hasNotifiedEnd = false
    @exclusivity(unchecked) private var drivenLayers: [CALayer] = []
    @exclusivity(unchecked) private var driver: (any TransitionDriver)?

    /// - Parameter duration: Duration of alongside animations in seconds, if the transition has no animator.
    package init(
        participants: Participants = .init(), containerView: UIView, isAnimated: Bool,
        presentationStyle: UIModalPresentationStyle = .custom,
        animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil, duration: TimeInterval = 0,
        runsInterruptible: Bool = false, others: [UIViewController] = []
    ) {
        self.participants = participants
        self.containerView = containerView
        self.isAnimated = isAnimated
        self.presentationStyle = presentationStyle
        self.animator = animator
        self.interaction = interaction
        self.duration = duration
        self.runsInterruptible = runsInterruptible
        self.others = others
    }

    package var transitionDuration: TimeInterval {
        guard isAnimated else { return 0 }
        let seconds = animator?.transitionDuration(using: self) ?? duration
        return seconds.isFinite ? max(0, seconds) : 0
    }

    package var hasAnimator: Bool { animator != nil }

    /// Direction in which the transition would end at this moment: backward while an interaction is open or after it
    /// was canceled; otherwise forward.
    var isHeadingForward: Bool { phase != .interacting && !goesBack }

    // MARK: Coordination

    /// Makes this the coordinator of its controllers and their descendants.
    func register() {
        participants.from?.extrasForWriting.sessions.append(self)
        participants.to?.extrasForWriting.sessions.append(self)
        for controller in others { controller.extrasForWriting.sessions.append(self) }
    }

    /// Sets the sides and the animator of a transition whose sides are known only when it begins.
    package func setParticipants(
        from: UIViewController?, to: UIViewController?, animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil, runsInterruptible: Bool = false
    ) {
        guard phase == .waiting else { return }
        self.runsInterruptible = runsInterruptible
        participants = Participants(from: from, to: to)
        (self.animator, self.interaction) = (animator, interaction)
        participants.from?.extrasForWriting.sessions.append(self)
        participants.to?.extrasForWriting.sessions.append(self)
    }

    /// Sets the views that the animator moves. Called when these exist, until the animator starts.
    package func setViews(from: UIView?, to: UIView?) { (participants.fromView, participants.toView) = (from, to) }

    /// Sets the frame of the outgoing side at the beginning, and of the incoming side at the end.
    package func setFrames(from: CGRect?, to: CGRect?) { (participants.fromFrame, participants.toFrame) = (from, to) }

    private func unregister() {
        unregister(from: participants.from)
        unregister(from: participants.to)
        for controller in others { unregister(from: controller) }
    }

    private func unregister(from controller: UIViewController?) {
        controller?.extras?.sessions.remove(self)
    }

    // MARK: Running

    /// Whether the interaction will control the start.
    private var startsInteractively: Bool {
        isAnimated && animator != nil && interaction?.wantsInteractiveStart == true
    }

    /// Whether the interaction controls, or will control, the start of the transition.
    package var initiallyInteractive: Bool { phase == .waiting ? startsInteractively : hasStartedInteractively }

    /// Begins the interaction if it wants an interactive start, otherwise the animator, and the alongside animations.
    package func start() {
        guard phase == .waiting else { return }
        hasStarted = true
        if startsInteractively, let interaction {
            driver = ReportedProgressDriver()
            phase = .interacting
            hasStartedInteractively = true
            interaction.startInteractiveTransition(self)
            runAlongside()
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

    /// Creates the animator's animations while they are paused: a percent-driven start.
    func startPaused() {
        guard phase == .interacting, let animator else { return }
        if let interruptible = interruptibleAnimator {
            let driver = PropertyAnimatorDriver(interruptible)
            // A callback may have ended the interaction, or the transition, while the animator was created.
            let phase = phase
            self.driver = driver
            driver.startPaused { runAlongside() }
            switch phase {
            case .running: continueAnimations()
            case .ended:
                driver.stop(finished: !goesBack)
                self.driver = nil
            default: break
            }
            return
        }
        let driver = LayerTimeDriver(layers: [containerView.layer] + drivenLayers, duration: transitionDuration)
        self.driver = driver
        driver.startPaused {
            animator.animateTransition(using: self)
            runAlongside()
        }
    }

    /// The animator's interruptible animator; `nil` if the method is not implemented.
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
        // Overrides the block that is running: alongside animations use the transition's own duration.
        UIView.animate(
            withDuration: phase == .ended ? 0 : transitionDuration, delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
        ) { for animation in animations { animation(self) } }
    }

    private func notifyInteractionHandlers() {
        for handler in interactionHandlers { handler(self) }
    }

    // MARK: Ending

    /// Ends the transition: the driver restores its layers, and alongside animations that have not run are run
    /// immediately.
    func willEnd(finished: Bool) {
        guard phase != .ended else { return }
        phase = .ended
        goesBack = !finished
        driver?.stop(finished: finished)
        driver = nil
        runAlongside()
    }

    /// Ends coordination after all callbacks have been sent.
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

    /// Notifies the animator, the blocks of coordinators, and last the caller that requested the transition.
    func notifyEnd(finished: Bool, hasBegun: Bool) {
        if hasStarted { animator?.animationEnded(finished) }
        let completions = completions
        self.completions = []
        hasNotifiedEnd = true
        interactionHandlers = []
        // An animator usually retains its context, which is this session.
        animator = nil
        interaction = nil
        for completion in completions { completion(self) }
        let finally = finally
        self.finally = nil
        if hasBegun { finally?(finished) }
    }

    /// Ends a transition without animator: after the commit of this turn, or one turn later if no view is removed
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

// MARK: - Context of the animator

extension TransitionSession: UIViewControllerContextTransitioning {
    package var isInteractive: Bool { phase == .interacting || phase == .waiting && startsInteractively }
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

    package func initialFrame(for vc: UIViewController) -> CGRect {
        vc === participants.from ? participants.fromFrame ?? .zero : .zero
    }
    package func finalFrame(for vc: UIViewController) -> CGRect {
        vc === participants.to ? participants.toFrame ?? .zero : .zero
    }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard phase == .interacting, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        driver?.show(self.percentComplete)
    }

    package func pauseInteractiveTransition() {
        guard phase == .running, isAnimated, driver != nil else { return }
        phase = .interacting
        // A transition that runs without interaction reads its interruptible animator when it is first paused.
        if driver is LayerTimeDriver, let interruptible = interruptibleAnimator {
            driver = PropertyAnimatorDriver(interruptible)
        }
        percentComplete = driver?.pause() ?? 0
        notifyInteractionHandlers()
    }

    package func finishInteractiveTransition() { endInteraction(forward: true) }

    package func cancelInteractiveTransition() { endInteraction(forward: false) }

    private func endInteraction(forward: Bool) {
        guard phase == .interacting else { return }
        phase = .running
        goesBack = !forward
        // A percent-driven interaction has already set these.
        if let interaction, !(interaction is UIPercentDrivenInteractiveTransition) {
            completionVelocity = interaction.completionSpeed
            completionCurve = interaction.completionCurve
        }
        continueAnimations()
        notifyInteractionHandlers()
    }

    /// Runs the animations to the end of the transition, or back to its start.
    private func continueAnimations() {
        let velocity = completionVelocity.isFinite && completionVelocity > 0 ? completionVelocity : 1
        (driver as? PropertyAnimatorDriver)?.timing = completionTiming
        (driver as? LayerTimeDriver)?.completionCurve = completionCurve
        driver?.run(from: percentComplete, forward: !goesBack, velocity: velocity)
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

// MARK: - Coordinator

extension TransitionSession: UIViewControllerTransitionCoordinator {
    package typealias Context = any UIViewControllerTransitionCoordinatorContext

    /// Whether the transition returns to its start, or has ended there.
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
        // `viewDidAppear(_:)` and related callbacks are sent after the animation and before the completions.
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
