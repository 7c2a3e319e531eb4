import CStageTime
import Foundation
import QuartzCore
import UIKit

extension Stage {
    // MARK: Time

    /// Seconds since the stage began, to the nanosecond.
    public var time: TimeInterval { ((clock.now - start) * 1e9).rounded() / 1e9 }

    /// Advances the clock: what is due runs at its own time, followed by the turns of the main loop that it enqueues.
    ///
    /// That is everybody's work: UIKit's, tasks, what was given to dispatch queues, and timers. `advance(by: 0)` is one turn
    /// of the main loop: what is due now and what is enqueued now runs, and what that enqueues does not; `settle()` runs that,
    /// too. Negative and non-finite times count as 0, and fail the test at its end.
    ///
    /// Work that is run may advance the clock itself, by a run loop or this: what else is due until then runs inside of it,
    /// and this ends no earlier.
    public func advance(by duration: TimeInterval) {
        beginCall("advance(by:)")
        defer { endCall() }
        let duration = seconds(duration)
        stepsUnattended = 0
        guard duration > 0 else { return loop.runTurn() }
        let target = clock.now + duration
        settle()
        repeat {
            while let frame = nextFrame(until: target) { advance(toFrame: frame) }
            // What is due in between may be the first that wants frames.
        } while advanceWithoutFrames(until: target)
        loop.advance(to: target)
        settle()
    }

    /// Goes on to what is due next while no frames are wanted. Returns false if nothing is until then, or frames are wanted.
    private func advanceWithoutFrames(until target: TimeInterval) -> Bool {
        guard !screens.wantsFrameEvents, let next = loop.nextScheduledTime, next < target else { return false }
        loop.advance(to: next)
        settle()
        return true
    }

    /// Runs turns of the main loop until nothing is enqueued, without moving the clock: 1,000 at most, so that a task that
    /// only ever yields does not stop the test.
    public func settle() {
        beginCall("settle()")
        defer { endCall() }
        loop.runUntilIdle()
    }

    /// Advances the clock frame by frame, 60 a second, and composites each frame at its exact time, the first one
    /// included.
    public func advance(by duration: TimeInterval, eachFrame body: (_ time: TimeInterval, _ frame: UIImage) -> Void) {
        beginCall("advance(by:eachFrame:)")
        defer { endCall() }
        let end = clock.now + seconds(duration)
        stepsUnattended = 0
        settle()
        var index = 0
        let first = clock.now
        while first + Double(index) * Self.frame <= end + 1e-9 {
            loop.advance(to: first + Double(index) * Self.frame)
            settle()
            body(time, snapshot())
            index += 1
        }
        loop.advance(to: end)
    }

    /// Waits in real time, while the stage's time stands still, until a condition holds: for work that no stage can own, such
    /// as that of the network, of another process, or of a thread that was there before the stage.
    ///
    ///     controller.download()
    ///     stage.wait { controller.image != nil }
    ///
    /// What comes back to the main queue or to a task meanwhile runs on the stage. A condition that does not hold when nothing
    /// has come back for as long as one waits fails the test at its end.
    ///
    /// - Parameters:
    ///   - seconds: How long to wait for the next thing to come back, in seconds of real time.
    ///   - condition: Looked at after each thing that has come back, and a hundred times a second.
    public func wait(atMost seconds: TimeInterval = 10, until condition: () -> Bool) {
        beginCall("wait(atMost:until:)")
        defer { endCall() }
        var waited = 0.0
        while true {
            StageWatchKeepAlive()
            settle()
            if userTime?.receiveFromOthers() == true { continue }
            if condition() { return }
            guard waited < seconds else {
                return fail(
                    "wait(atMost: \(seconds)): the condition does not hold, and nothing has come back for so long")
            }
            waited = StageTimeWait(0.01) ? 0 : waited + 0.01
        }
    }

    private static let frame = 1.0 / 60

    private func seconds(_ duration: TimeInterval) -> TimeInterval {
        if duration.isFinite, duration >= 0 { return duration }
        fail("advance(by: \(duration)): time goes forward only, and by a finite number of seconds")
        return 0
    }

    // MARK: Step by step

    private func nextFrame(until target: TimeInterval) -> TimeInterval? {
        let frame = clock.now + Self.frame
        return screens.wantsFrameEvents && frame <= target ? frame : nil
    }

    private func advance(toFrame frame: TimeInterval) {
        loop.advance(to: frame)
        screens.step(to: clock.now)
        settle()
    }

    /// Goes on to what is due next, if that is not later than a time; returns false if nothing is.
    private func step(until target: TimeInterval) -> Bool {
        let frame = nextFrame(until: target)
        guard let next = [frame, loop.nextScheduledTime].compactMap(\.self).min(), next <= target else { return false }
        if next == frame { advance(toFrame: next) } else { loop.advance(to: next) }
        return true
    }

    /// Runs for seconds, as a run loop does, until `isDone`; returns whether it was.
    func runLoop(for seconds: TimeInterval, until isDone: () -> Bool) -> Bool {
        guard seconds > 0 else {
            loop.runTurn()
            return isDone()
        }
        let target = clock.now + seconds
        repeat {
            loop.runUntilIdle()
            if isDone() { return true }
        } while step(until: target)
        // A date that is never reached is not waited for.
        if seconds < 1e9 { loop.advance(to: target) }
        return isDone()
    }

    /// Most things that come due by themselves while a body is suspended: it waits for something else.
    static var mostSteps = 100_000

    /// Runs the stage while its body is suspended, until `isDone`: from one thing that is due to the next, and in real time
    /// when nothing is. Returns false if it will not come to its end.
    func run(until isDone: () -> Bool, isCancelled: () -> Bool) -> Bool {
        var hasWaited = false
        while true {
            loop.runUntilIdle()
            if isDone() { return true }
            if userTime?.receiveFromOthers() == true { continue }
            guard stepsUnattended < Self.mostSteps else {
                fail(
                    "the stage's body is suspended, and \(Self.mostSteps) things came due by themselves, until \(time) s: "
                        + "what it waits for does not come")
                return false
            }
            if step(until: .infinity) {
                stepsUnattended += 1
                hasWaited = false
            } else {
                // A body that was cancelled has had the time to say so.
                if isCancelled(), hasWaited { return false }
                beginCall("run(_:), whose body awaits")
                hasWaited = !StageTimeWait(1)
                endCall()
            }
        }
    }
}
