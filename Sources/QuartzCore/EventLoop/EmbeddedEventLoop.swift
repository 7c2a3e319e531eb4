import RenderServer
import Synchronization

/// An event loop for tests. A test runs its turns and advances its clock.
///
/// Work may run the loop again. Earlier work then still runs first, and each piece of work runs only once.
@MainActor package final class EmbeddedEventLoop: EventLoop {
    package nonisolated let steppedClock: SteppedClock
    package nonisolated var clock: any MediaClock { steppedClock }
    @exclusivity(unchecked) private var enqueued: [(@MainActor () -> Void)?] = []
    // The number of pieces of `enqueued` that have run, and the index of the next piece in all work that was ever
    // enqueued.
    @exclusivity(unchecked) private var ran = 0
    @exclusivity(unchecked) private var place = 0
    @exclusivity(unchecked) private var queue = ScheduledWorkQueue()
    /// The work that was sent and is not enqueued yet.
    private nonisolated let sent = Mutex<[@MainActor @Sendable () -> Void]>([])

    /// Enqueues external work. The loop calls it at the beginning and at the end of each turn.
    @exclusivity(unchecked) package var collect: (@MainActor () -> Void)?

    /// Calls its argument, which is the work of a turn. It can separate that work from the code that runs the turn.
    @exclusivity(unchecked) package var surroundTurn: (@MainActor (() -> Void) -> Void)?

    /// The number of pieces of work that have run.
    @exclusivity(unchecked) package private(set) var count = 0

    /// Creates a loop with a clock. Only the loop should advance the clock from then on.
    package init(clock: SteppedClock = SteppedClock()) { steppedClock = clock }

    nonisolated deinit {}

    /// Whether no work is enqueued. Scheduled work may still wait for its time.
    package var isIdle: Bool { ran == enqueued.count && sent.withLock { $0.isEmpty } }

    /// The time of the next scheduled work, or `nil` if no work is scheduled.
    package var nextScheduledTime: Double? { queue.first()?.time }

    package func enqueue(_ work: @escaping @MainActor () -> Void) { enqueued.append(work) }

    package nonisolated func send(_ work: @escaping @MainActor @Sendable () -> Void) {
        sent.withLock { $0.append(work) }
    }

    /// Enqueues the work that other code and other threads have sent.
    private func receive() {
        collect?()
        for work in takeSent() { enqueued.append(work) }
    }

    @discardableResult
    package func schedule(at time: Double, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
        // Work for an earlier time is due now, after all work that is already due.
        let scheduled = ScheduledWork(time: max(clock.now, time.isNaN ? 0 : time), work: work)
        queue.insert(scheduled)
        return scheduled
    }

    /// Runs the work that is due and the work that is enqueued. Work that they enqueue waits for the next turn.
    package func runTurn() {
        if let surroundTurn { surroundTurn(performTurn) } else { performTurn() }
    }

    private func performTurn() {
        receive()
        runDueWork()
        let end = place + enqueued.count - ran
        while place < end, let work = takeEnqueued() {
            count += 1
            work()
        }
        receive()
    }

    /// Runs turns until no work is enqueued, without advancing the clock. Returns `false` if `limit` turns are not
    /// enough.
    @discardableResult
    package func runUntilIdle(limit: Int = 1000) -> Bool {
        for _ in 0..<limit {
            runTurn()
            if isIdle, !isDue { return true }
        }
        return false
    }

    /// Advances the clock to a time. At the time of each scheduled work on the way, the clock stops, and the work
    /// runs, followed by the turns that it requires. Work that is already enqueued runs first.
    package func advance(to time: Double) {
        runUntilIdle()
        let end = ScheduledWork.instant(of: time)
        while let next = queue.first(), next.instant <= end {
            steppedClock.advance(to: next.time)
            // The loop ends if work schedules itself for the current time without end. Work that enqueues itself
            // without end is left in the queue.
            guard runUntilIdle() || !isDue else { break }
        }
        steppedClock.advance(to: time)
    }

    /// Releases all enqueued and scheduled work.
    package func removeAll() {
        // The release may enqueue work.
        let (work, scheduled) = (enqueued, queue)
        place += enqueued.count - ran
        (enqueued, ran) = ([], 0)
        queue.removeAll()
        let unreceived = takeSent()
        withExtendedLifetime((work, scheduled, unreceived)) {}
    }

    private func takeSent() -> [@MainActor @Sendable () -> Void] {
        sent.withLock { list in
            defer { list = [] }
            return list
        }
    }

    private var isDue: Bool { queue.first().map { $0.instant <= ScheduledWork.instant(of: clock.now) } ?? false }

    private func runDueWork() {
        let last = queue.last
        while let work = queue.takeDue(at: clock.now, last: last) {
            // The clock gets the exact time, since work is due if its time is equal in nanoseconds.
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
