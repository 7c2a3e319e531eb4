import Foundation
import Synchronization

/// A clock that only changes when it is advanced. It is the clock of a stage's program.
package final class SteppedClock: MediaClock {
    private let time: Mutex<Double>

    package init(now: Double = 0) { time = Mutex(now.isFinite ? now : 0) }

    package var now: Double { time.withLock { $0 } }

    /// Advances to a time. A past or non-finite time is ignored, since media time never decreases.
    package func advance(to newTime: Double) {
        time.withLock { if newTime.isFinite, newTime > $0 { $0 = newTime } }
    }
}
