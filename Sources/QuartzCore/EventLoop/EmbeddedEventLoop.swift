import RenderServer

/// An event loop that runs nothing by itself: a test says when a turn runs and what time it is.
///
/// Whatever it runs may run it again: what was there before runs first then, too, and nothing runs twice.
@MainActor package final class EmbeddedEventLoop: EventLoop {
    package nonisolated let steppedClock: SteppedClock
    package nonisolated var clock: any MediaClock { steppedClock }
    @exclusivity(unchecked) private var enqueued: [(@MainActor () -> Void)?] = []
    // How many of `enqueued` have run, and the place of the next one among all that were ever enqueued.
    @exclusivity(unchecked) private var ran = 0
    @exclusivity(unchecked) private var place = 0
    @exclusivity(unchecked) private var queue = ScheduledWorkQueue()

    /// Brings in what others want to enqueue: called at the beginning and at the end of each turn.
    @exclusivity(unchecked) package var collect: (@MainActor () -> Void)?

    /// How many pieces of work have run.
    @exclusivity(unchecked) package private(set) var count = 0

    /// Makes a loop on a clock, which only the loop should advance from then on.
    package init(clock: SteppedClock = SteppedClock()) { steppedClock = clock }

    nonisolated deinit {}

    /// Whether nothing is enqueued. Scheduled work may still wait for its time.
    package var isIdle: Bool { ran == enqueued.count }

    /// When the next scheduled work is due; `nil` if nothing waits.
    package var nextScheduledTime: Double? { queue.first()?.time }

    package func enqueue(_ work: @escaping @MainActor () -> Void) { enqueued.append(work) }

    @discardableResult
    package func schedule(at time: Double, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
        // What was to be done earlier is due now, after what is due now already.
        let scheduled = ScheduledWork(time: max(clock.now, time.isNaN ? 0 : time), work: work)
        queue.insert(scheduled)
        return scheduled
    }

    /// Runs what is due by now and what is enqueued now. What that enqueues waits for the next turn.
    package func runTurn() {
        collect?()
        runDueWork()
        let end = place + enqueued.count - ran
        while place < end, let work = takeEnqueued() {
            count += 1
            work()
        }
        collect?()
    }

    /// Runs turns until nothing is enqueued, without moving the clock; false if `limit` turns are not enough.
    @discardableResult
    package func runUntilIdle(limit: Int = 1000) -> Bool {
        for _ in 0..<limit {
            runTurn()
            if isIdle, !isDue { return true }
        }
        return false
    }

    /// Moves the clock to a time, stopping at each scheduled time on the way to run that work and the turns that it
    /// makes. What is enqueued already runs first.
    package func advance(to time: Double) {
        runUntilIdle()
        let end = ScheduledWork.instant(of: time)
        while let next = queue.first(), next.instant <= end {
            steppedClock.advance(to: next.time)
            // Work that schedules itself for now, again and again, ends the way; what enqueues itself is left for later.
            guard runUntilIdle() || !isDue else { break }
        }
        steppedClock.advance(to: time)
    }

    /// Releases all that is enqueued or scheduled.
    package func removeAll() {
        // Releasing may enqueue.
        let (work, scheduled) = (enqueued, queue)
        place += enqueued.count - ran
        (enqueued, ran) = ([], 0)
        queue.removeAll()
        withExtendedLifetime((work, scheduled)) {}
    }

    private var isDue: Bool { queue.first().map { $0.instant <= ScheduledWork.instant(of: clock.now) } ?? false }

    private func runDueWork() {
        let last = queue.last
        while let work = queue.takeDue(at: clock.now, last: last) {
            // To the last bit: what is due to the nanosecond has reached its time.
            steppedClock.advance(to: work.time)
            count += 1
            work.run()
        }
    }

    private func takeEnqueued() -> (@MainActor () -> Void)? {
        let work = enqueued[ran]
        enqueued[ran] = nil
        ran += 1
        place += 1
        if ran == enqueued.count {
            enqueued.removeAll(keepingCapacity: ran < 1024)
            ran = 0
        }
        return work
    }
}
