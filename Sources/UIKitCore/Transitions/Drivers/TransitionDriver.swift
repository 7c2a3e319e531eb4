import CoreGraphics

/// Moves a transition's animations and owns its progress during an interaction.
///
///     running ──pause()──▶ paused ──show(_:)──▶ paused ──run(forward:)──▶ running, to the end or back to the start
///        ▲                                                     │
///        └─────────────────────── pause() ◀────────────────────┘   paused again, in either direction
///
/// A `TransitionSession` calls its driver and does not move layers.
@MainActor
protocol TransitionDriver: AnyObject {
    /// Creates the animator's animations, paused at their start.
    func startPaused(_ makeAnimations: () -> Void)

    /// Animates alongside changes in the transition's time. Returns `false` if the session has to animate them.
    func animateAlongside(_ animations: @escaping () -> Void) -> Bool

    /// Pauses the transition. Returns its progress, from 0 to 1.
    func pause() -> CGFloat

    /// Shows the transition at a fraction.
    func show(_ fraction: CGFloat)

    /// Continues from a fraction to the end, or back to the start.
    ///
    /// - Parameter velocity: Speed relative to the animations' own; above 0.
    func run(from fraction: CGFloat, forward: Bool, velocity: CGFloat)

    /// Ends the transition and restores the layers. If it was canceled, also removes its animations.
    func stop(finished: Bool)
}

extension TransitionDriver {
    func animateAlongside(_ animations: @escaping () -> Void) -> Bool { false }
}

/// Drives an interaction that moves the views and only reports its progress: a custom interaction controller, or a
/// container that follows a scroll offset. The driver does not change layers. The interaction also ends the
/// transition.
@MainActor
final class ReportedProgressDriver: TransitionDriver {
    private var fraction: CGFloat = 0

    func startPaused(_ makeAnimations: () -> Void) { makeAnimations() }
    func pause() -> CGFloat { fraction }
    func show(_ fraction: CGFloat) { self.fraction = fraction }
    func run(from fraction: CGFloat, forward: Bool, velocity: CGFloat) {}
    func stop(finished: Bool) {}
}
