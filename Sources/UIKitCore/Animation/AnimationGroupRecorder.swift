import Foundation
import QuartzCore

/// Collects the view animations that are made while a closure runs, in nested blocks too, and drives just these.
///
///     let recorder = AnimationGroupRecorder(duration: 0.35)
///     recorder.record { animator.animateTransition(using: context) }
///     recorder.pause()
///     recorder.scrub(to: 0.1)
///     recorder.run()
///
/// Positions are seconds from the recorder's beginning, at the speed at which the animations were made. What the completion
/// of a recorded block animates is recorded as well. While they go forwards, animations end at their own ends and the completions of
/// their blocks are called; held or going backwards they stay until somebody removes them. Other animations of the same layers are not
/// touched. Property animators have a time of their own and are not recorded.
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
    ///   - duration: The last position that there is, in seconds; what is not finite or below 0 counts as 0.
    ///   - isPaused: Whether the time stands at 0 until `run(speed:)`, so that animations are made standing.
    package init(duration: TimeInterval, isPaused: Bool = false) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        driver = AnimationDriver(length: .infinity, curve: .linear, holdsToEnd: false)
        if !isPaused { driver.follow(rate: 1, from: 0) }
    }

    private static var stack: [AnimationGroupRecorder] = []

    /// Who records now.
    static var current: AnimationGroupRecorder? { stack.last }

    // MARK: Recording

    /// Runs a closure and takes over the view animations that it makes.
    package func record<Result>(_ body: () throws -> Result) rethrows -> Result {
        if isOver { return try body() }
        Self.stack.append(self)
        defer { Self.stack.removeLast() }
        return try body()
    }

    /// Records nothing more, also of completions that are still to come. What was recorded can still be driven.
    func stopRecording() { isOver = true }

    /// Whether none of the recorded animations is left.
    package var isEmpty: Bool {
        driver.forgetEnded()
        return driver.isEmpty
    }

    // MARK: Driving

    /// Where the animations are, in seconds from the beginning. Once they are over it goes on.
    package var position: TimeInterval { driver.position }

    /// Holds the animations where they are, and tells where that is.
    @discardableResult
    package func pause() -> TimeInterval {
        cancelWake()
        driver.forgetEnded()
        driver.hold()
        return driver.position
    }

    /// Shows the animations at a position, where they stay. NaN is ignored; what lies outside is brought into 0…`duration`.
    package func scrub(to position: TimeInterval) {
        guard !position.isNaN else { return }
        cancelWake()
        driver.forgetEnded()
        driver.scrub(position: min(max(position, 0), duration))
    }

    /// Has the animations go on from where they are to their own ends.
    ///
    /// - Parameter speed: 1 for the speed at which they were made. What is not above 0, or not finite, counts as 1.
    package func run(speed: Double = 1) {
        cancelWake()
        driver.forgetEnded()
        driver.follow(rate: Self.speed(speed), from: driver.position)
    }

    /// Has the animations go back to the beginning, removes them there, calls the completions of their blocks with `false`,
    /// and then the caller's.
    package func reverse(speed: Double = 1, completion: (() -> Void)? = nil) {
        cancelWake()
        driver.forgetEnded()
        let (speed, position) = (Self.speed(speed), driver.position)
        driver.follow(rate: -speed, from: position)
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
