import RenderServer

/// The event loop of the main thread: a queue of work for the next turn, and work for later times of a clock.
///
/// The core does not depend on the platform: with windows, `MainEventLoop` uses the main dispatch queue; in tests,
/// `EmbeddedEventLoop` runs only when the test runs it.
@MainActor package protocol EventLoop: AnyObject, Sendable {
    /// The clock for `schedule`.
    nonisolated var clock: any MediaClock { get }

    /// Runs work in the next turn, after all work that was enqueued earlier.
    func enqueue(_ work: @escaping @MainActor () -> Void)

    /// Runs work in a later turn, after all work that was sent earlier. May be called on any thread.
    nonisolated func send(_ work: @escaping @MainActor @Sendable () -> Void)

    /// Runs work once, as soon as the clock has reached a time. A time in the past means the next turn.
    @discardableResult
    func schedule(at time: Double, _ work: @escaping @MainActor () -> Void) -> ScheduledWork
}

/// Work that is scheduled for a time. It is not cancelled if it is released.
@MainActor package final class ScheduledWork {
    /// When the work is due.
    let time: Double
    /// The time in whole nanoseconds, so that the same time has the same value, whether it is reached by one duration
    /// or by two.
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

    /// Cancels the work, and releases its closure.
    package func cancel() { work = nil }

    func run() {
        let work = work
        self.work = nil
        work?()
    }
}
