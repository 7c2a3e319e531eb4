import Expectations
import Foundation
import RenderServer
import Testing

@testable import WindowDisplay

/// Waits on the real clock, as a gate does.
@Suite("A gate hands over one value")
struct GateTests {
    private let clock = MonotonicClock()

    @Test("The first value counts, for all waiting threads")
    func value() {
        let gate = Gate<Int>()
        Thread { gate.open(with: 1) }.start()

        expectEqual(gate.wait(), 1)
        gate.open(with: 2)
        expectEqual(gate.wait(until: clock.now), 1)
    }

    @Test("A wait with a limit returns without a value", arguments: [-1, 0, 0.02, Double.leastNonzeroMagnitude])
    func limit(seconds: Double) {
        let start = clock.now

        expectNil(Gate<Int>().wait(until: start + seconds))
        #expect(clock.now >= start + seconds)
    }

    @Test(
        "Media time is the system's time", arguments: [(1.25, 1, 250_000_000), (-3, 0, 0), (1e300, 1_000_000_000, 0)])
    func time(media: Double, seconds: Int, nanoseconds: Int) {
        let time = timespec(mediaTime: media)

        expectEqual(time.tv_sec, seconds)
        expectEqual(time.tv_nsec, nanoseconds)
    }
}
