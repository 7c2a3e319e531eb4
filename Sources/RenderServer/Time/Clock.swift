import Foundation

/// The source of media time: seconds since an arbitrary start, which never decrease.
///
/// The whole program uses one clock. With windows it is a `MonotonicClock`. On a stage it is a `SteppedClock`, which
/// only the test advances.
package protocol MediaClock: AnyObject, Sendable {
    /// The media time now, in seconds.
    var now: Double { get }
}

/// The system's monotonic clock. No other code of the modules reads real time.
package final class MonotonicClock: MediaClock {
    package init() {}

    package var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// The calendar's time. It is used for data that is stored after the program ends, and not for waiting or measuring.
package enum WallClock {
    package static var now: Date { Date() }
}
