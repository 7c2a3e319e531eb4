import Foundation

/// Where media time comes from: seconds since an arbitrary start, never going back.
///
/// There is one for the whole program. In a window it is `MonotonicClock`; on a stage a `SteppedClock`, which moves only
/// when the test says so.
package protocol MediaClock: AnyObject, Sendable {
    /// The media time now, in seconds.
    var now: Double { get }
}

/// The system's monotonic clock. The only place in the modules that reads real time.
package final class MonotonicClock: MediaClock {
    package init() {}

    package var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// The calendar's time, for what is kept beyond the program. Nothing waits for it or is measured by it.
package enum WallClock {
    package static var now: Date { Date() }
}
