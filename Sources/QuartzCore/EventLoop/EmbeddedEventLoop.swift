import RenderServer

/// An event loop that runs nothing by itself: a test says when a turn runs and what time it is.
@MainActor package final class EmbeddedEventLoop: EventLoop {
    package nonisolated let steppedClock: SteppedClock
    package nonisolated var clock: any MediaClock { steppedClock }
    @exclusivity(unchecked) private var turn: [@MainActor () -> Void] = []
    @exclusivity(unchecked) private var queue = ScheduledWorkQueue()

    /// Makes a loop on a clock, which only the loop should advance from then on.
    package init(clock: SteppedClock = SteppedClock()) { steppedClock = clock }

    nonisolated deinit {}

    /// Whether nothing is enqueued. Scheduled work may still wait for its time.
    package var isIdle: Bool { turn.isEmpty }

    /// When the next scheduled work is due; `nil` if nothing waits.
    package var nextScheduledTime: Double? { queue.first()?.time }

    package func enqueue(_ work: @escaping @MainActor () -> Void) { turn.append(work) }

    @discardableResult
    package func schedule(at time: Double, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
        let scheduled = ScheduledWork(time: time.isNaN ? 0 : time, work: work)
        queue.insert(scheduled)
        return scheduled
    }

    /// Runs what is due by now and what is enqueued now. What that enqueues waits for the next turn.
    package func runTurn() {
        runDueWork()
        let work = turn
        turn = []
        for item in work { item() }
    }

    /// Runs turns until nothing is enqueued, without moving the clock; false if `limit` turns are not enough.
    @discardableResult
    package func runUntilIdle(limit: Int = 1000) -> Bool {
        for _ in 0..<limit {
            runTurn()
            if isIdle, (nextScheduledTime ?? .infinity) > clock.now { return true }
        }
        return false
    }

    /// Moves the clock to a time, stopping at each scheduled time on the way to run that work and the turns that it
    /// makes. What is enqueued already runs first.
    package func advance(to time: Double) {
        runUntilIdle()
        while let next = queue.first(), next.time <= time {
            steppedClock.advance(to: next.time)
            guard runUntilIdle() else { break }
        }
        steppedClock.advance(to: time)
    }

    private func runDueWork() {
        let now = clock.now
        for work in queue.takeDue(at: now) { work.run() }
    }
}
