import Foundation
import QuartzCore

/// The running part of a property animator, a separate object so that the animator's deinitializer can end it.
@MainActor
final class AnimatorRun {
    enum Phase { case inactive, running, paused, stopped }

    /// Deallocated with the animator, but on the main actor, so that the animator and its subclasses need no isolated
    /// deinitializer.
    @MainActor
    final class Release {
        private let run: AnimatorRun

        init(_ run: AnimatorRun) { self.run = run }

        isolated deinit { run.animatorWasReleased() }
    }

    private(set) var driver: AnimationDriver?
    private(set) var phase = Phase.inactive
    /// The number of the present run.
    private(set) var number = 0
    private var wake: ScheduledWork?
    /// Retains the animator while it runs, as UIKit does.
    private var animator: UIViewPropertyAnimator?

    nonisolated deinit {}

    // MARK: Changing phase

    func begin(_ driver: AnimationDriver, entry: DrivenViews.Entry) {
        self.driver = driver
        phase = .paused
        DrivenViews.add(entry)
    }

    /// Runs until a time, then calls the animator.
    func run(_ animator: UIViewPropertyAnimator, until end: Double) {
        cancelWake()
        number += 1
        phase = .running
        self.animator = animator
        wake = MainLoop.current.schedule(at: end) { [weak self] in
            guard let self, phase == .running, let animator = self.animator else { return }
            wake = nil
            animator.reachEnd()
        }
        driver.map { DrivenViews.update($0) { $0.isRunning = true } }
    }

    func pause() {
        cancelWake()
        phase = .paused
        animator = nil
        driver.map { DrivenViews.update($0) { $0.isRunning = false } }
    }

    func stop() {
        pause()
        phase = .stopped
        driver.map { DrivenViews.remove($0) }
    }

    /// Ends the run. Returns the driver, whose animations the caller removes.
    func end() -> AnimationDriver? {
        stop()
        phase = .inactive
        defer { driver = nil }
        return driver
    }

    private func cancelWake() {
        wake?.cancel()
        wake = nil
    }

    // MARK: Deallocation of the animator

    /// Called when the animator was deallocated. Deallocating a paused or stopped animator is an error.
    func animatorWasReleased() {
        guard phase == .paused || phase == .stopped else { return }
        Diagnostics.raise(
            .animator,
            "It is an error to release a paused or stopped property animator. Property animators must either finish animating "
                + "or be explicitly stopped and finished before they can be released.")
        let driver = end()
        driver?.setValues(at: .current)
        driver?.remove(finished: false)
    }
}
