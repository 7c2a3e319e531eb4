import QuartzCore

/// A timer of a recognizer. At its media time the recognizer determines whether it recognizes the gesture, unless the
/// touches have determined it earlier.
@MainActor
package final class GestureTimer {
    let deadline: Double
    private var work: (@MainActor () -> Void)?
    var scheduled: ScheduledWork?

    init(deadline: Double, work: @escaping @MainActor () -> Void) { (self.deadline, self.work) = (deadline, work) }

    nonisolated deinit {}

    var isDone: Bool { work == nil }

    package func cancel() {
        work = nil
        scheduled?.cancel()
        scheduled = nil
    }

    func fire() {
        let work = work
        cancel()
        work?()
    }
}

extension GestureEnvironment {
    /// Schedules work at a media time.
    ///
    /// The deadline is compared with the touches' timestamps: the work runs before the delivery of an event with a
    /// later timestamp, even if the main thread is late.
    package func schedule(at deadline: Double, _ work: @escaping @MainActor () -> Void) -> GestureTimer {
        let timer = GestureTimer(deadline: deadline, work: work)
        timers.removeAll { $0.isDone }
        timers.append(timer)
        timer.scheduled = MainLoop.current.schedule(at: deadline) { [weak self, weak timer] in
            guard let timer else { return }
            timer.fire()
            self?.timers.removeAll { $0 === timer }
        }
        return timer
    }

    /// Runs the work that is due at the time of an event.
    func runTimers(through time: Double) {
        while let next = timers.filter({ !$0.isDone && $0.deadline <= time }).min(by: { $0.deadline < $1.deadline }) {
            timers.removeAll { $0 === next }
            next.fire()
        }
    }
}
