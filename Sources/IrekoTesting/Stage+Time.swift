import CStageTime
import Foundation
import QuartzCore
import UIKit

extension Stage {
    // MARK: Time

    /// Seconds since the stage began, rounded to the nanosecond.
    public var time: TimeInterval { ((clock.now - start) * 1e9).rounded() / 1e9 }

    /// Advances the clock: scheduled work runs at its own time, followed by the turns of the main loop that it
    /// enqueues.
    ///
    /// All work uses this clock: UIKit's, tasks, dispatch queues and timers. `advance(by: 0)` is one turn of the main
    /// loop: it runs work that is due or enqueued now, but not the work that this work enqueues; `settle()` runs both.
    /// A negative or non-finite time is treated as 0, and fails the test at its end.
    ///
    /// The work may itself advance the clock, with a run loop or with this method. Work that is scheduled until then
    /// runs inside that call, and the outer call does not return before its own time has passed.
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
            // Scheduled work in between may request the first frame.
        } while advanceWithoutFrames(until: target)
        loop.advance(to: target)
        settle()
    }

    /// Advances to the next scheduled work while no frames are requested. Returns false if no work is scheduled before
    /// the target, or if frames are requested.
    private func advanceWithoutFrames(until target: TimeInterval) -> Bool {
        guard !screens.wantsFrameEvents, let next = loop.nextScheduledTime, next < target else { return false }
        loop.advance(to: next)
        settle()
        return true
    }

    /// Runs turns of the main loop until no work is enqueued, without advancing the clock: 1,000 at most, so that a
    /// task that yields endlessly does not block the test.
    public func settle() {
        beginCall("settle()")
        defer { endCall() }
        loop.runUntilIdle()
    }

    /// Advances the clock frame by frame, at 60 frames a second, and composites each frame, including the first, at
    /// its exact time.
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

    /// Waits in real time for a condition, while the stage's clock is stopped. Use it for work that the stage does not
    /// control: network requests, other processes, or threads that were started before the stage.
    ///
    ///     controller.download()
    ///     stage.wait { controller.image != nil }
    ///
    /// Results that are delivered to the main queue or to a task meanwhile are processed on the stage. If the
    /// condition does not hold and no result has been delivered for `seconds`, the test fails at its end.
    ///
    /// - Parameters:
    ///   - seconds: The longest time to wait for the next result, in seconds of real time.
    ///   - condition: Evaluated after each result, and a hundred times a second.
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
                    "wait(atMost: \(seconds)): the condition is false, and no background work has ended for so long")
            }
            waited = StageTimeWait(0.01) ? 0 : waited + 0.01
        }
    }

    private static let frame = 1.0 / 60

    private func seconds(_ duration: TimeInterval) -> TimeInterval {
        if duration.isFinite, duration >= 0 { return duration }
        fail("advance(by: \(duration)): time can only advance, and by a finite number of seconds")
        return 0
    }

    // MARK: Stepping

    private func nextFrame(until target: TimeInterval) -> TimeInterval? {
        let frame = clock.now + Self.frame
        return screens.wantsFrameEvents && frame <= target ? frame : nil
    }

    private func advance(toFrame frame: TimeInterval) {
        loop.advance(to: frame)
        screens.step(to: clock.now)
        settle()
    }

    /// Advances to the next scheduled work or frame, if its time is not later than the target; otherwise returns
    /// false.
    private func step(until target: TimeInterval) -> Bool {
        let frame = nextFrame(until: target)
        guard let next = [frame, loop.nextScheduledTime].compactMap(\.self).min(), next <= target else { return false }
        if next == frame { advance(toFrame: next) } else { loop.advance(to: next) }
        return true
    }

    /// Runs for a number of seconds, as a run loop does, or until `isDone` returns true. Returns whether `isDone`
    /// returned true.
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
        // The clock does not advance to a date in the distant future.
        if seconds < 1e9 { loop.advance(to: target) }
        return isDone()
    }

    /// The maximum number of steps while a body is suspended. After that, the body is considered to be stuck.
    static var mostSteps = 100_000

    /// Runs the stage while its body is suspended, until `isDone` returns true: advances from one scheduled work to
    /// the next, and waits in real time if no work is scheduled. Returns false if the body does not end, or if the
    /// stage has ended.
    func run(until isDone: () -> Bool, isCancelled: () -> Bool) -> Bool {
        var hasWaited = false
        while true {
            loop.runUntilIdle()
            if isDone() { return true }
            guard let userTime else { return false }
            if userTime.receiveFromOthers() { continue }
            guard stepsUnattended < Self.mostSteps else {
                fail(
                    "the stage's body is suspended, and \(Self.mostSteps) timed events have occurred meanwhile, until \(time) s: "
                        + "the event that it awaits does not occur")
                return false
            }
            if step(until: .infinity) {
                stepsUnattended += 1
                hasWaited = false
            } else {
                // A cancelled body has had time to end.
                if isCancelled(), hasWaited { return false }
                beginCall("run(_:) with an asynchronous body")
                hasWaited = !StageTimeWait(1)
                endCall()
            }
        }
    }
}
