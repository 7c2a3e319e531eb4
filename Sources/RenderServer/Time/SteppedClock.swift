import Foundation
import Synchronization

/// A clock that stands still until it is advanced. What a stage's program reads.
package final class SteppedClock: MediaClock {
    private let time: Mutex<Double>

    package init(now: Double = 0) { time = Mutex(now.isFinite ? now : 0) }

    package var now: Double { time.withLock { $0 } }

    /// Moves to a time. One that has passed already, or is not finite, is ignored: media time never goes back.
    package func advance(to newTime: Double) {
        time.withLock { if newTime.isFinite, newTime > $0 { $0 = newTime } }
    }
}
