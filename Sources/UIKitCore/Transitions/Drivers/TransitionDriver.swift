import CoreGraphics

/// Moves a transition's animations and owns its progress while an interaction drives it.
///
///     running ──pause()──▶ paused ──show(_:)──▶ paused ──run(forward:)──▶ running, to the end or back to the start
///        ▲                                                     │
///        └─────────────────────── pause() ◀────────────────────┘   caught again, in either direction
///
/// A `TransitionSession` asks its driver; it moves nothing itself.
@MainActor
protocol TransitionDriver: AnyObject {
    /// Has the animator make its animations, standing still at their start.
    func startPaused(_ makeAnimations: () -> Void)

    /// Animates what others change in the transition's time. Answers `false` where the session has to do that.
    func animateAlongside(_ animations: @escaping () -> Void) -> Bool

    /// Stops where it is. Answers how far that is, from 0 to 1.
    func pause() -> CGFloat

    /// Shows the transition at a fraction.
    func show(_ fraction: CGFloat)

    /// Runs on from a fraction to the end, or back to the start.
    ///
    /// - Parameter velocity: How fast, against how the animations were made; above 0.
    func run(from fraction: CGFloat, forward: Bool, velocity: CGFloat)

    /// The transition is over: gives back what was taken; where it was cancelled, also takes its animations away.
    func stop(finished: Bool)
}

extension TransitionDriver {
    func animateAlongside(_ animations: @escaping () -> Void) -> Bool { false }
}

/// The driver of an interaction that moves the views itself and only reports its progress: a custom interaction controller,
/// or a container that follows a scroll offset. Nothing of it touches a layer; who reports also ends the transition.
@MainActor
final class ReportedProgressDriver: TransitionDriver {
    private var fraction: CGFloat = 0

    func startPaused(_ makeAnimations: () -> Void) { makeAnimations() }
    func pause() -> CGFloat { fraction }
    func show(_ fraction: CGFloat) { self.fraction = fraction }
    func run(from fraction: CGFloat, forward: Bool, velocity: CGFloat) {}
    func stop(finished: Bool) {}
}
