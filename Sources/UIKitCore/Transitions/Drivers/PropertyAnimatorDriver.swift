import CoreGraphics

/// Drives the animator that `interruptibleAnimator(using:)` returned: it is paused, scrubbed, reversed and continued,
/// and keeps its own curve.
@MainActor
final class PropertyAnimatorDriver: TransitionDriver {
    private let animator: any UIViewImplicitlyAnimating
    /// Timing after the interaction; `nil` for the remainder of the animator's curve.
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
        // The fraction is relative to the start from here on, in either direction of the animator.
        if animator.isReversed { animator.isReversed = false }
        return animator.fractionComplete
    }

    func show(_ fraction: CGFloat) { animator.fractionComplete = fraction }

    func run(from fraction: CGFloat, forward: Bool, velocity: CGFloat) {
        if animator.isReversed == forward { animator.isReversed = !forward }
        if let timing { return animator.continueAnimation(withTimingParameters: timing, durationFactor: 1) }
        let rest = forward ? 1 - fraction : fraction
        // A factor of 0 is the remainder of the animator's own time.
        animator.continueAnimation(withTimingParameters: nil, durationFactor: velocity == 1 ? 0 : rest / velocity)
    }

    func stop(finished: Bool) {
        guard animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: finished ? .end : .start)
    }
}
