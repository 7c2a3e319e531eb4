import RenderServer

/// What runs the main side: a queue of work for the next turn, and work for later times of one clock.
///
/// The core does not depend on the platform: in a window `MainEventLoop` sits on the main dispatch queue, in a test
/// `EmbeddedEventLoop` moves only when the test says so.
@MainActor package protocol EventLoop: AnyObject {
    /// The clock that `schedule` counts in.
    nonisolated var clock: any MediaClock { get }

    /// Runs work in the next turn, after all that was enqueued before.
    func enqueue(_ work: @escaping @MainActor () -> Void)

    /// Runs work once, as soon as the clock has reached a time; a time that has passed means the next turn.
    @discardableResult
    func schedule(at time: Double, _ work: @escaping @MainActor () -> Void) -> ScheduledWork
}

/// Work that waits for its time. Dropping it does not cancel it.
@MainActor package final class ScheduledWork {
    /// When the work is due.
    let time: Double
    /// The time in whole nanoseconds: the sum of two durations and their duration at once are the same time.
    let instant: Int64
    private var work: (@MainActor () -> Void)?

    init(time: Double, work: @escaping @MainActor () -> Void) {
        (self.time, self.work) = (time, work)
        instant = Self.instant(of: time)
    }

    static func instant(of time: Double) -> Int64 { Int64(exactly: (time * 1e9).rounded()) ?? (time < 0 ? .min : .max) }

    nonisolated deinit {}

    /// Whether it was cancelled or has run.
    var isDone: Bool { work == nil }

    /// Makes sure that the work never runs, and releases what it holds.
    package func cancel() { work = nil }

    func run() {
        let work = work
        self.work = nil
        work?()
    }
}
