import CoreGraphics

/// The driver of an animator that can be interrupted: what `interruptibleAnimator(using:)` returned is paused, scrubbed,
/// reversed and continued, and keeps its own pace.
@MainActor
final class PropertyAnimatorDriver: TransitionDriver {
    private let animator: any UIViewImplicitlyAnimating
    /// How it runs on when it is let go; `nil` for the rest of its own pace.
    var timing: (any UITimingCurveProvider)?

    init(_ animator: any UIViewImplicitlyAnimating) { self.animator = animator }

    func startPaused(_ makeAnimations: () -> Void) {
        animator.pauseAnimation()
        makeAnimations()
    }

    func animateAlongside(_ animations: @escaping () -> Void) -> Bool {
        guard animator.state == .active else { return false }
        animator.addAnimations(animations)
        return true
    }

    func pause() -> CGFloat {
        animator.pauseAnimation()
        // From here on the fraction counts from the start, whichever way the animator went.
        if animator.isReversed { animator.isReversed = false }
        return animator.fractionComplete
    }

    func show(_ fraction: CGFloat) { animator.fractionComplete = fraction }

    func run(from fraction: CGFloat, forward: Bool, velocity: CGFloat) {
        if animator.isReversed == forward { animator.isReversed = !forward }
        if let timing { return animator.continueAnimation(withTimingParameters: timing, durationFactor: 1) }
        let rest = forward ? 1 - fraction : fraction
        // A factor of 0 stands for what is left of the animator's own time.
        animator.continueAnimation(withTimingParameters: nil, durationFactor: velocity == 1 ? 0 : rest / velocity)
    }

    func stop(finished: Bool) {
        guard animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: finished ? .end : .start)
    }
}
