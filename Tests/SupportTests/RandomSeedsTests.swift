import Expectations
import RandomSupport
import Synchronization
import Testing

@Suite("Seeds of random tests")
struct RandomSeedsTests {
    /// A clock that a test moves manually.
    private final class Clock: Sendable {
        private let time = Mutex(0.0)
        var now: Double { time.withLock { $0 } }

        func pass(_ seconds: Double) { time.withLock { $0 += seconds } }
    }

    /// The seeds that run when each of them takes some time.
    private func seeds(_ range: Range<Int>, taking seconds: Double) -> [Int] {
        let clock = Clock()
        let time = RandomTime(limit: 1, least: 10) { clock.now }
        var seeds: [Int] = []
        for batch in RandomSeeds.batches(range, time) {
            for seed in batch {
                seeds.append(seed)
                clock.pass(seconds)
            }
            // Time between two batches does not count.
            clock.pass(100)
        }
        return seeds
    }

    @Test("All run while there is time")
    func all() { expectEqual(seeds(100..<160, taking: 0.0625 / 4), Array(100..<160)) }

    @Test("After the time limit no seed begins")
    func limit() { expectEqual(seeds(0..<600, taking: 0.0625), Array(0..<16)) }

    @Test("Ten seeds run in any case")
    func least() { expectEqual(seeds(7..<600, taking: 50), Array(7..<17)) }

    @Test("Without a limit all run, in twenty batches")
    func unlimited() {
        let batches = RandomSeeds.batches(5..<98, nil)

        expectEqual(batches.count, 20)
        expectEqual(batches.flatMap(Array.init), Array(5..<98))
    }
}
