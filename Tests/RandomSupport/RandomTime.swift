import Foundation
import Synchronization

/// The processor time that the seeds of one random test take, on all threads that run them.
package final class RandomTime: Sendable {
    private let limit: Double
    private let least: Int
    private let clock: @Sendable () -> Double
    private let state = Mutex((taken: 0.0, seeds: 0))

    /// - Parameters:
    ///   - limit: After how many seconds no other seed begins.
    ///   - least: How many seeds begin in any case.
    ///   - clock: The time in seconds.
    package init(limit: Double, least: Int, clock: @escaping @Sendable () -> Double) {
        (self.limit, self.least, self.clock) = (limit, least, clock)
    }

    /// The processor time of the current thread.
    @Sendable static func ofThread() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    func now() -> Double { clock() }

    /// Adds the seconds that a seed took. Negative ones, between two threads, are ignored.
    func add(_ seconds: Double) { state.withLock { $0.taken += max(0, seconds) } }

    /// Whether a further seed may begin, which counts it.
    func permitsAnother() -> Bool {
        state.withLock {
            guard $0.taken < limit || $0.seeds < least else { return false }
            $0.seeds += 1
            return true
        }
    }
}
