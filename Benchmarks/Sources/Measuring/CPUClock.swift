import Foundation

/// A clock that advances only while its process computes: user and system time of all its threads, in seconds.
///
/// On a machine with other work, CPU times are comparable, but wall times are not.
public struct CPUClock: Sendable {
    private let id: clockid_t

    /// The clock of this process.
    public static let ownProcess = CPUClock(id: CLOCK_PROCESS_CPUTIME_ID)

    private init(id: clockid_t) {
        self.id = id
    }

    /// The clock of a different process; `nil` if the process does not exist.
    public init?(processIdentifier: pid_t) {
        var id = clockid_t()
        guard clock_getcpuclockid(processIdentifier, &id) == 0 else { return nil }
        self.id = id
        guard now != nil else { return nil }
    }

    /// CPU seconds since the process began; `nil` once it has ended.
    public var now: Double? {
        var time = timespec()
        guard clock_gettime(id, &time) == 0 else { return nil }
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// CPU seconds of this process during `work`, on all threads.
    public static func seconds(of work: () throws -> Void) rethrows -> Double {
        // The clock of a running process is always available.
        let start = ownProcess.now ?? 0
        try work()
        return (ownProcess.now ?? 0) - start
    }
}

/// Wall time for benchmarks: the monotonic clock, which is also the source of `UIKit`'s media time in a window.
public enum MonotonicTime {
    /// Seconds since an arbitrary start, the same in all processes of the machine.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Sleeps for a number of seconds; returns immediately for zero, negative and NaN values.
    public static func sleep(_ seconds: Double) {
        guard seconds > 0 else { return }
        usleep(UInt32(min(seconds * 1e6, 1e9)))
    }
}
