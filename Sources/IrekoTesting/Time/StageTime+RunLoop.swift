import CStageTime
import Foundation
import QuartzCore

/// A `Timer` that was added to a run loop on the stage.
struct StageTimer {
    /// The work of the next firing.
    var work: ScheduledWork
    /// Distinguishes the next firing from firings that were scheduled before the timer's date was changed.
    var generation: Int
}

extension StageTime {
    // MARK: Timers

    func add(_ timer: UnsafeMutableRawPointer) {
        // A timer may be added to a run loop for several modes.
        guard StageTimerIsValid(timer), timers[timer] == nil else { return }
        StageTimerRetain(timer)
        schedule(timer, at: due(timer), generation: 0)
    }

    func remove(_ timer: UnsafeMutableRawPointer) {
        guard let entry = timers.removeValue(forKey: timer) else { return }
        entry.work.cancel()
        StageTimerRelease(timer)
    }

    func dateChanged(_ timer: UnsafeMutableRawPointer) {
        guard let entry = timers[timer] else { return }
        entry.work.cancel()
        schedule(timer, at: due(timer), generation: entry.generation + 1)
    }

    private func schedule(_ timer: UnsafeMutableRawPointer, at time: Double, generation: Int) {
        nonisolated(unsafe) let pointer = timer
        let work = loop.schedule(at: time) { [weak self] in self?.fire(pointer, at: time) }
        timers[timer] = StageTimer(work: work, generation: generation)
    }

    private func fire(_ timer: UnsafeMutableRawPointer, at time: Double) {
        guard let object = StageTimerObject(timer), let generation = timers[timer]?.generation else { return }
        StageTimerRetain(timer)
        defer { StageTimerRelease(timer) }
        // A timer that does not repeat invalidates itself.
        Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue().fire()
        // The timer was invalidated, or its date was changed meanwhile.
        guard let entry = timers[timer], entry.generation == generation else { return }
        let interval = StageTimerInterval(timer)
        guard interval > 0 else { return remove(timer) }
        // Missed firings are skipped, and later firings keep their times.
        let missed = max(0, ((loop.clock.now - time) / interval).rounded(.down))
        let next = time + (missed + 1) * interval
        StageTimerSetDate(timer, StageTimeDate() + (next - loop.clock.now))
        schedule(timer, at: next, generation: generation)
    }

    private func due(_ timer: UnsafeMutableRawPointer) -> Double {
        loop.clock.now + duration(StageTimerDate(timer) - StageTimeDate())
    }

    /// Returns the duration of a difference of dates. A date counts in steps of 0.12 µs: if the difference is within a
    /// step of a whole microsecond or frame, it is rounded to that.
    private func duration(_ difference: Double) -> Double {
        guard difference > 0 else { return 0 }
        let step = 2 * StageTimeDate().ulp
        let whole = [1e6, 120].lazy.map { (difference * $0).rounded() / $0 }
        // The remainder until a date passes, so that a loop that runs until that date ends.
        return max(whole.first { abs($0 - difference) <= step } ?? difference, step)
    }

    // MARK: Running the run loop

    /// The implementation of `RunLoop.run(mode:before:)` and related methods on the stage: they advance its clock.
    ///
    /// Repeated passes without a duration wait for work that may need time. So the second and each further pass at the
    /// same time take a millisecond. The first does not move the clock, since a test may use it only to empty the main
    /// queue.
    func run(for seconds: Double, returnsAfterWork: Bool) -> Bool {
        let before = loop.count
        let length = duration(seconds)
        let isPoll = length == 0 && lastPoll == loop.clock.now
        defer { if length == 0 { lastPoll = loop.clock.now } }
        let isStopped = stage.runLoop(for: isPoll ? Self.lengthOfPoll : length) { [self] in
            if loopsToStop > 0 {
                loopsToStop -= 1
                return true
            }
            return returnsAfterWork && !isPoll && loop.count > before
        }
        return returnsAfterWork ? loop.count > before : isStopped
    }

    private static let lengthOfPoll = 0.001

    func stopLoop() { loopsToStop = 1 }
}
