import CoreGraphics
import Foundation
import QuartzCore

/// Animates changes of views in blocks, which can be paused, scrubbed, reversed and continued.
///
///     let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { card.center.y = 100 }
///     animator.addCompletion { position in if position == .end { opened() } }
///     animator.startAnimation()
///
/// The blocks run when the animator becomes active, and set the views' properties to their final values. The presented
/// values follow from the times of the layers' animations, without calls for each frame. An animator that ends at its
/// start restores the old values of the properties; a stopped animator keeps the presented values. Properties that
/// other code has set meanwhile are unchanged. Several animators can animate different properties of one view. If two
/// animators animate the same property, the later one continues from the value that the earlier one presents.
///
/// A running animator is retained. After its end it can be given new animations and started again.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    let run = AnimatorRun()
    private let release: AnimatorRun.Release
    private let provider: any UITimingCurveProvider
    let pace: AnimatorPace
    var blocks: [(delayFactor: Double, animations: () -> Void)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var delayStorage: TimeInterval = 0
    private var isReversedStorage = false
    private var isInterruptibleStorage = true

    // MARK: Initializing a property animator

    /// Creates an animator with any timing curve.
    ///
    /// - Parameters:
    ///   - duration: Duration in seconds. A spring with physical parameters lasts until it has settled instead.
    ///     Non-finite and negative values are replaced by 0: changes are immediate, and the completions are called in
    ///     the next turn.
    ///   - parameters: The timing curve; copied.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let copy = parameters.copy(with: nil) as? any UITimingCurveProvider ?? parameters
        provider = copy
        pace = AnimatorPace(copy)
        self.duration = pace.settlingDuration ?? (duration.isFinite ? max(duration, 0) : 0)
        release = AnimatorRun.Release(run)
        super.init()
    }

    /// Creates an animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve from two middle control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring without initial velocity. A ratio of 1 does not overshoot, smaller ratios do.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    // Chosen (Views): `UIViewPropertyAnimator()` lasts 0.2 seconds and eases in and out.
    /// Creates an animator of 0.2 seconds that starts and ends slowly.
    public override convenience init() { self.init(duration: 0.2, curve: .easeInOut) }

    // `AnimatorRun.Release` ends an unfinished run.
    nonisolated deinit {}

    /// Creates and starts an animator.
    ///
    /// - Parameters:
    ///   - duration: Duration in seconds.
    ///   - delay: Delay of the start, in seconds; non-finite and negative values are replaced by 0.
    ///   - options: Only the curve and `allowUserInteraction` are used. Property animators do not repeat.
    ///   - animations: The changes.
    ///   - completion: Called at the end with the position.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay.isFinite ? max(delay, 0) : 0)
        return animator
    }

    // MARK: Getting the animator's configuration

    /// Duration of the animations, in seconds.
    open internal(set) var duration: TimeInterval

    /// The last delay of the start, in seconds. The default is 0.
    open var delay: TimeInterval { delayStorage }

    /// The timing curve.
    open var timingParameters: (any UITimingCurveProvider)? { provider }

    /// Whether the animations can be paused, stopped, scrubbed and reversed. The default is `true`. Setting it while
    /// the animator is active is an error.
    open var isInterruptible: Bool {
        get { isInterruptibleStorage }
        set {
            guard state == .inactive else {
                return raise("It is not allowed to set the interruptible property of an active animator (%)")
            }
            isInterruptibleStorage = newValue
        }
    }

    /// Whether the views that the animator moves, and their subviews, receive touches while it is active. The default
    /// is `true`.
    open var isUserInteractionEnabled = true {
        didSet { run.driver.map { DrivenViews.update($0) { $0.isUserInteractionEnabled = isUserInteractionEnabled } } }
    }

    /// Whether hit testing uses the views' properties, which already have their final values. The default is `false`,
    /// which uses the presented positions of views that the animator moves.
    open var isManualHitTestingEnabled = false {
        didSet {
            run.driver.map { DrivenViews.update($0) { $0.isManualHitTestingEnabled = isManualHitTestingEnabled } }
        }
    }

    /// Whether `fractionComplete` is the presented progress. The default is `true`. Otherwise it is the fraction of
    /// the time, and scrubbing follows the curve.
    open var scrubsLinearly = true

    /// Whether the animator remains active at its end, paused, so that it can be reversed. The default is `false`.
    /// Completions are called when it is stopped and finished.
    open var pausesOnCompletion = false

    // MARK: Adding animations

    /// Adds changes. Before the start they are deferred; in an active animator they are made immediately and animated
    /// for the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin later and end with the animations.
    ///
    /// - Parameters:
    ///   - animation: The changes.
    ///   - delayFactor: The fraction of the remaining time before they begin, clamped to 0…1; NaN is replaced by 0.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = delayFactor.isNaN ? 0 : min(max(Double(delayFactor), 0), 1)
        switch run.phase {
        case .inactive: blocks.append((factor, animation))
        case .running, .paused: animate(animation, delayFactor: factor)
        case .stopped: raise("Animations cannot be added to a stopped animator (%)")
        }
    }

    /// Adds a completion. The completions are called once, in the order of their addition, when the animations have
    /// ended and the animator is inactive. `stopAnimation(true)` discards them.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Waits for the end and returns the position. Never returns if the animator is stopped without finishing.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }

    // MARK: State and direction

    /// The state of the animator.
    open var state: UIViewAnimatingState {
        switch run.phase {
        case .inactive: .inactive
        case .running, .paused: .active
        case .stopped: .stopped
        }
    }

    /// Whether the animations are running or waiting for their delay.
    open var isRunning: Bool { run.phase == .running }

    /// Whether the animations run from their end to their start. Running animations reverse from their present
    /// positions. Paused animations remain, and `fractionComplete` is measured from the other end (as since iOS 11).
    open var isReversed: Bool {
        get { isReversedStorage }
        set {
            guard newValue != isReversedStorage else { return }
            if state == .active, !isInterruptible {
                return raise("An animator % that is not interruptible cannot be continued or reversed!")
            }
            isReversedStorage = newValue
            if run.phase == .running { reverse() }
        }
    }

    // Chosen (Views): Setting `fractionComplete` of a running property animator continues the animation from the new
    // progress.
    /// The progress in the direction of the animations, from 0 to 1.
    ///
    /// Setting it makes an inactive animator active and paused. UIKit documents setting it only while the animator is
    /// paused; a running animator continues from the new progress. Numbers outside 0…1 are clamped, and NaN is ignored
    /// with a log message. The value is 0 while the animator is inactive.
    open var fractionComplete: CGFloat {
        get {
            guard let driver = run.driver else { return 0 }
            let part = scrubsLinearly ? driver.progress : driver.position / driver.length
            let fraction = min(max(part, 0), 1)
            return CGFloat(isReversed ? 1 - fraction : fraction)
        }
        set { scrub(to: newValue) }
    }

    // MARK: Running

    /// Starts the animations, or continues paused ones for their remaining time.
    open func startAnimation() { start(afterDelay: 0) }

    /// Starts the animations after a delay in seconds. The blocks run immediately, so that the views have their final
    /// values.
    ///
    /// A negative delay is an error, and so is any delay for a paused animator. A non-finite delay is replaced by 0.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard !(delay < 0) else { return raise("The delay should be greater than or equal to zero. (%)") }
        let delay = delay.isFinite ? delay : 0
        if run.phase == .paused, delay > 0 {
            return raise("A paused animator (%) cannot be started with a delay!")
        }
        if run.phase == .inactive { delayStorage = delay }
        start(afterDelay: delay)
    }

    // Chosen (Views): Pausing a property animator discards the remaining delay.
    /// Pauses the animations at their present positions; an inactive animator becomes active at its start. A remaining
    /// delay is discarded.
    open func pauseAnimation() {
        if state != .stopped, !isInterruptible {
            return raise("An animator % that is not interruptible cannot be paused!")
        }
        switch run.phase {
        case .inactive: activate()
        case .running:
            run.driver?.pause()
            run.pause()
        case .paused: break
        case .stopped: raise("A stopped animator (%) cannot be paused; finish it first")
        }
    }

    /// Continues the animations from their present positions, with a different curve or duration.
    ///
    /// - Parameters:
    ///   - parameters: The curve for the remainder; `nil` continues along the animator's own curve.
    ///   - durationFactor: The remaining duration as a multiple of the animator's duration; 0 for its remaining time.
    ///     Negative and non-finite values are replaced by 0. A spring with physical parameters has its own duration.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if state != .stopped, !isInterruptible {
            return raise("An animator % that is not interruptible cannot be continued or reversed!")
        }
        switch run.phase {
        case .inactive: activate()
        case .running: run.driver?.pause()
        case .paused: break
        case .stopped: return raise("A stopped animator (%) cannot be continued; finish it first")
        }
        resume(pace: parameters.map { AnimatorPace($0) }, durationFactor: Double(durationFactor))
    }

    /// Stops the animations at their present positions: the views keep the presented values. Ignored while inactive.
    ///
    /// - Parameter withoutFinishing: `true` makes the animator inactive, without calling the completions. With `false`
    ///   it is stopped until `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        switch run.phase {
        case .inactive: return
        case .stopped: return raise("Animator % is already stopped!")
        case .running, .paused: break
        }
        guard isInterruptible else { return raise("An animator % that is not interruptible cannot be stopped!") }
        stop(withoutFinishing: withoutFinishing)
    }

    /// Ends stopped animations: sets the views' values to a position, makes the animator inactive and calls the
    /// completions with it. An error in any other state.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard run.phase == .stopped else {
            return raise("finishAnimationAtPosition: should only be called on a stopped animator! (%)")
        }
        if finalPosition != .current { run.driver?.setValues(at: finalPosition) }
        conclude(at: finalPosition)
    }

    // MARK: Copying

    /// Returns an inactive animator with the same duration, curve and settings, without animations and completions.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UIViewPropertyAnimator {
            let copy = UIViewPropertyAnimator(duration: duration, timingParameters: provider)
            copy.isUserInteractionEnabled = isUserInteractionEnabled
            copy.isInterruptible = isInterruptible
            return copy
        }
        return MainActor.assumeUnchecked(copied)
    }

    // MARK: Diagnostics

    /// Reports an error that raises an exception in UIKit; % is replaced by the animator.
    func raise(_ message: String) {
        Diagnostics.raise(.animator, message.replacingOccurrences(of: "%", with: Diagnostics.name(self)))
    }
}
