import Foundation
import QuartzCore

/// Collects the view animations that are made while a closure runs, in nested blocks too, and drives only these.
///
///     let recorder = AnimationGroupRecorder(duration: 0.35)
///     recorder.record { animator.animateTransition(using: context) }
///     recorder.pause()
///     recorder.scrub(to: 0.1)
///     recorder.run()
///
/// Positions are seconds from the recorder's beginning, at the speed at which the animations were made. What the completion
/// of a recorded block animates is recorded as well. While they run forwards, animations end by themselves and the
/// completions of their blocks are called; paused or running backwards they stay until removed. Other animations of the
/// same layers are not affected. Property animators have a timeline of their own and are not recorded.
@MainActor
package final class AnimationGroupRecorder {
    let driver: AnimationDriver
    private let duration: TimeInterval
    private var isOver = false
    private var wake: ScheduledWork?

    nonisolated deinit {}

    /// Begins at position 0.
    ///
    /// - Parameters:
    ///   - duration: The last position that there is, in seconds; non-finite and negative values count as 0.
    ///   - isPaused: Whether the time stays at 0 until `run(speed:)`, so that animations are made paused.
    package init(duration: TimeInterval, isPaused: Bool = false) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        driver = AnimationDriver(length: .infinity, curve: .linear, holdsToEnd: false)
        if !isPaused { driver.run(rate: 1, from: 0) }
    }

    private static var stack: [AnimationGroupRecorder] = []

    /// The recorder that records now.
    static var current: AnimationGroupRecorder? { stack.last }

    // MARK: Recording

    /// Runs a closure and takes over the view animations that it makes.
    package func record<Result>(_ body: () throws -> Result) rethrows -> Result {
        if isOver { return try body() }
        Self.stack.append(self)
        defer { Self.stack.removeLast() }
        return try body()
    }

    /// Stops recording, also of completions that are still pending. What was recorded can still be driven.
    func stopRecording() { isOver = true }

    /// Whether none of the recorded animations is left.
    package var isEmpty: Bool {
        driver.removeEnded()
        return driver.isEmpty
    }

    // MARK: Driving

    /// Where the animations are, in seconds from the beginning. It increases further after their end.
    package var position: TimeInterval { driver.position }

    /// Pauses the animations, and returns their position.
    @discardableResult
    package func pause() -> TimeInterval {
        cancelWake()
        driver.removeEnded()
        driver.pause()
        return driver.position
    }

    /// Shows the animations at a position, where they stay. NaN is ignored; other values are clamped to 0…`duration`.
    package func scrub(to position: TimeInterval) {
        guard !position.isNaN else { return }
        cancelWake()
        driver.removeEnded()
        driver.scrub(position: min(max(position, 0), duration))
    }

    /// Continues the animations from where they are to their own ends.
    ///
    /// - Parameter speed: 1 for the speed at which they were made. What is not above 0, or not finite, counts as 1.
    package func run(speed: Double = 1) {
        cancelWake()
        driver.removeEnded()
        driver.run(rate: Self.speed(speed), from: driver.position)
    }

    /// Runs the animations back to the beginning, removes them there, calls the completions of their blocks with
    /// `false`, and then the caller's.
    package func reverse(speed: Double = 1, completion: (() -> Void)? = nil) {
        cancelWake()
        driver.removeEnded()
        let (speed, position) = (Self.speed(speed), driver.position)
        driver.run(rate: -speed, from: position)
        wake = MainLoop.current.schedule(at: CACurrentMediaTime() + position / speed) { [self] in
            wake = nil
            driver.remove(finished: false)
            completion?()
        }
    }

    /// Removes the animations; the completions of their blocks are called at once. The views keep the values that the blocks
    /// have set.
    package func remove(finished: Bool = false) {
        cancelWake()
        driver.remove(finished: finished)
    }

    private func cancelWake() {
        wake?.cancel()
        wake = nil
    }

    private static func speed(_ value: Double) -> Double { value.isFinite && value > 0 ? value : 1 }
}
