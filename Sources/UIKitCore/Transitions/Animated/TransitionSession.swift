import CoreGraphics
import Foundation
import QuartzCore

/// The pictures of one transition while they run: what the animator, the interaction and those alongside have in common.
///
///     waiting ──start()──▶ running ──completeTransition(_:)──▶ ended
///                           │   ▲
///          startScrubbing() │   │ finishInteractiveTransition()
///                           ▼   │ cancelInteractiveTransition()   (backwards)
///                         interacting
///
/// Its coordinator can be had while it still waits. It is the animator's context and everybody else's coordinator. It knows nothing of callbacks: `ended` tells the
/// `ControllerTransition` behind it.
@MainActor
final class TransitionSession: NSObject {
    /// The two sides. A view is `nil` where the side's view stays in its place.
    struct Participants {
        var from: UIViewController?
        var to: UIViewController?
        var fromView: UIView?
        var toView: UIView?
    }

    enum Phase { case waiting, running, interacting, ended }

    var participants: Participants
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var phase = Phase.waiting
    private(set) var initiallyInteractive = false
    private(set) var isCancelled = false
    fileprivate(set) var percentComplete: CGFloat = 0
    var completionVelocity: CGFloat = 1
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    /// Ends the transition behind the pictures; called once.
    var ended: (_ completed: Bool) -> Void = { _ in }
    /// Called after all others.
    var finally: () -> Void = {}
    /// Whether the callbacks of the transition behind have begun; until then it can be called off.
    var hasBegun = false

    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private let duration: TimeInterval
    private var alongside: [(Context) -> Void] = []
    private var completions: [(Context) -> Void] = []
    private var interactionHandlers: [(Context) -> Void] = []
    private var hasRunAlongside = false
    private var drivenLayers: [CALayer] = []
    private var time: LayerTimeline?

    /// - Parameter duration: Seconds that what runs alongside takes where there is no animator.
    init(
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

    var transitionDuration: TimeInterval {
        guard isAnimated else { return 0 }
        let seconds = animator?.transitionDuration(using: self) ?? duration
        return seconds.isFinite ? max(0, seconds) : 0
    }

    var hasAnimator: Bool { animator != nil }

    // MARK: Running

    /// Begins: fingers where an interaction wants them, the animator otherwise, and those alongside.
    func start() {
        guard phase == .waiting else { return }
        time = LayerTimeline(layers: [containerView.layer] + drivenLayers, duration: transitionDuration)
        if isAnimated, animator != nil, let interaction, interaction.wantsInteractiveStart {
            phase = .interacting
            initiallyInteractive = true
            interaction.startInteractiveTransition(self)
            runAlongside()
            for handler in interactionHandlers { handler(self) }
            return
        }
        phase = .running
        animator?.animateTransition(using: self)
        runAlongside()
    }

    /// Has the animator make its animations while the container's time stands still.
    func startScrubbing() {
        time?.pause()
        animator?.animateTransition(using: self)
        runAlongside()
        time?.beginAnimations()
    }

    private func runAlongside() {
        guard !hasRunAlongside else { return }
        hasRunAlongside = true
        let animations = alongside
        alongside = []
        guard !animations.isEmpty else { return }
        // Not inside whatever block is running: alongside means the transition's own time.
        UIView.animate(
            withDuration: phase == .ended ? 0 : transitionDuration, delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
        ) { for animation in animations { animation(self) } }
    }

    private func end(_ completed: Bool) {
        guard phase != .ended else { return }
        let began = hasBegun || phase != .waiting
        phase = .ended
        if !completed { isCancelled = true }
        time?.resume()
        if began { runAlongside() }
        alongside = []
        let ended = self.ended
        self.ended = { _ in }
        ended(completed)
        if began { animator?.animationEnded(completed) }
        let completions = self.completions
        self.completions = []
        interactionHandlers = []
        for completion in completions { completion(self) }
        let finally = self.finally
        self.finally = {}
        finally()
    }
}

// MARK: - What the animator sees

extension TransitionSession: UIViewControllerContextTransitioning {
    var isInteractive: Bool { phase == .interacting }
    var transitionWasCancelled: Bool { isCancelled }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: participants.from
        case .to: participants.to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: participants.fromView
        case .to: participants.toView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard phase == .interacting, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        time?.show(self.percentComplete)
    }

    func pauseInteractiveTransition() {
        guard phase == .running, isAnimated, animator != nil else { return }
        phase = .interacting
        percentComplete = time?.pause() ?? 0
        for handler in interactionHandlers { handler(self) }
    }

    func finishInteractiveTransition() {
        guard phase == .interacting else { return }
        phase = .running
        time?.run(from: percentComplete, speed: completionVelocity)
        for handler in interactionHandlers { handler(self) }
    }

    func cancelInteractiveTransition() {
        guard phase == .interacting else { return }
        phase = .running
        isCancelled = true
        time?.runBack(from: percentComplete, speed: completionVelocity)
        for handler in interactionHandlers { handler(self) }
    }

    func completeTransition(_ didComplete: Bool) { end(didComplete) }
}

// MARK: - What everybody else sees

extension TransitionSession: UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext

    var isInterruptible: Bool { interaction != nil }
    var completionCurve: UIView.AnimationCurve { .easeInOut }

    @discardableResult
    func animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
    ) -> Bool {
        guard phase != .ended else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasRunAlongside {
            UIView.performWithoutAnimation { animation(self) }
            return false
        }
        if let view, !view.isDescendant(of: containerView) { drivenLayers.append(view.layer) }
        alongside.append(animation)
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {
        guard phase != .ended else { return }
        interactionHandlers.append(handler)
    }
}
