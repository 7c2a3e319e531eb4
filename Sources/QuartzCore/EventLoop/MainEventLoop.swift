import Dispatch
import RenderServer

/// The event loop of a program with windows: the main dispatch queue and the monotonic clock.
///
/// No other class uses a system timer. The loop has a single timer, which fires at the time of the next scheduled
/// work. If no work is scheduled, it does not fire.
@MainActor final class MainEventLoop: EventLoop {
    package nonisolated let clock: any MediaClock
    private var queue = ScheduledWorkQueue()
    private var timer: (any DispatchSourceTimer)?
    private var armedTime: Double?

    init(clock: any MediaClock = MonotonicClock()) { self.clock = clock }

    package func enqueue(_ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }

    package nonisolated func send(_ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }

    @discardableResult
    package func schedule(at time: Double, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
        let scheduled = ScheduledWork(time: time.isNaN ? 0 : time, work: work)
        queue.insert(scheduled)
        arm()
        return scheduled
    }

    private func arm() {
        guard let next = queue.first(), next.time < .greatestFiniteMagnitude else { return disarm() }
        guard next.time != armedTime else { return }
        armedTime = next.time
        // The delay is at most an hour. The timer then checks again.
        let delay = min(max(0, next.time - clock.now), 3600)
        let timer = timer ?? makeTimer()
        timer.schedule(deadline: .now() + .nanoseconds(Int(delay * 1e9)), leeway: .microseconds(100))
    }

    private func disarm() {
        guard armedTime != nil else { return }
        armedTime = nil
        timer?.schedule(deadline: .distantFuture)
    }

    private func makeTimer() -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.timerFired() } }
        timer.activate()
        self.timer = timer
        return timer
    }

    private func timerFired() {
        armedTime = nil
        let now = clock.now
        let last = queue.last
        while let work = queue.takeDue(at: now, last: last) { work.run() }
        arm()
    }
}
