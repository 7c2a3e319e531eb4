import Foundation

/// A batch of the seeds of a random test. The test ends early when its seeds have taken a second of processor time.
///
/// With `IREKO_SEQUENCES=100000`, 100,000 seeds run, without a limit of time; the first one is `IREKO_FIRST_SEED`.
/// `make random` sets both, in an optimized build.
package struct RandomSeeds: Sequence, Sendable {
    /// The processor time of a test in seconds, and the number of seeds that run in any case.
    private static let (limit, least) = (1.0, 10)

    private static var usualTime: RandomTime { RandomTime(limit: limit, least: least, clock: RandomTime.ofThread) }

    private let range: Range<Int>
    private let time: RandomTime?

    /// The steps of a test that has one seed.
    package static func steps(_ count: Int, isLimited: Bool) -> RandomSeeds {
        RandomSeeds(range: 0..<count, time: isLimited ? usualTime : nil)
    }

    /// The seeds in twenty batches, which run one after the other or together.
    ///
    /// - Parameter count: How many seeds run at most.
    package static func batches(_ count: Int) -> [RandomSeeds] {
        let (all, first) = (number("IREKO_SEQUENCES"), number("IREKO_FIRST_SEED") ?? 0)
        return batches(first..<first + (all ?? count), all == nil ? usualTime : nil)
    }

    /// - Parameter time: The time that the test has, or `nil` without a limit.
    package static func batches(_ seeds: Range<Int>, _ time: RandomTime?) -> [RandomSeeds] {
        (0..<20).map {
            let (low, high) = (seeds.count * $0 / 20, seeds.count * ($0 + 1) / 20)
            return RandomSeeds(range: seeds.lowerBound + low..<seeds.lowerBound + high, time: time)
        }
    }

    private static func number(_ variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
    }

    package func makeIterator() -> Iterator { Iterator(rest: range, time: time) }

    package struct Iterator: IteratorProtocol {
        fileprivate var rest: Range<Int>
        fileprivate let time: RandomTime?
        private var start: Double?

        fileprivate init(rest: Range<Int>, time: RandomTime?) { (self.rest, self.time) = (rest, time) }

        /// The next seed, or `nil` after the last one and when no time is left. Adds the time since the previous seed.
        package mutating func next() -> Int? {
            if let time {
                let now = time.now()
                if let start { time.add(now - start) }
                start = now
                guard !rest.isEmpty, time.permitsAnother() else { return nil }
            }
            return rest.popFirst()
        }
    }
}

extension RandomSeeds: CustomStringConvertible {
    package var description: String { "\(range)" }
}
