import CStageTime
import Foundation
import QuartzCore

/// A `Timer` that was added to a run loop on the stage.
struct StageTimer {
    /// When it fires next.
    var work: ScheduledWork
    /// Distinguishes what waits now from what waited before the timer got another date.
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
        // It invalidates itself if it does not repeat.
        Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue().fire()
        // Nothing more to do if it has got another date meanwhile, or was invalidated.
        guard let entry = timers[timer], entry.generation == generation else { return }
        let interval = StageTimerInterval(timer)
        guard interval > 0 else { return remove(timer) }
        // Firings that were missed are left out, and the others stay where they were.
        let missed = max(0, ((loop.clock.now - time) / interval).rounded(.down))
        let next = time + (missed + 1) * interval
        StageTimerSetDate(timer, StageTimeDate() + (next - loop.clock.now))
        schedule(timer, at: next, generation: generation)
    }

    private func due(_ timer: UnsafeMutableRawPointer) -> Double {
        loop.clock.now + duration(StageTimerDate(timer) - StageTimeDate())
    }

    /// What a difference of dates stands for. A date counts in steps of 0.12 µs: if that is all that is missing to a whole
    /// microsecond or frame, it is meant.
    private func duration(_ difference: Double) -> Double {
        guard difference > 0 else { return 0 }
        let step = 2 * StageTimeDate().ulp
        let whole = [1e6, 120].lazy.map { (difference * $0).rounded() / $0 }
        // What is missing to a date passes: a loop that runs until that date ends.
        return max(whole.first { abs($0 - difference) <= step } ?? difference, step)
    }

    // MARK: Running the run loop

    /// What `RunLoop.run(mode:before:)` and its kin do on the stage: they advance its clock.
    ///
    /// Repeated passes without a duration wait for work that may need time. So the second and each further pass at
    /// the same time take a millisecond. The first does not move the clock: a test may only empty the main queue by
    /// it.
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
