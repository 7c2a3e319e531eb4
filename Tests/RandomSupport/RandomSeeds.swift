import Foundation

/// Which seeds a random test runs: as many as it says, or from the environment `IREKO_SEQUENCES=100000`, with
/// `IREKO_FIRST_SEED` others than the first. `make random` does so in an optimized build.
package enum RandomSeeds {
    /// The seeds in twenty batches, which run one after the other or together.
    package static func batches(_ count: Int) -> [Range<Int>] {
        let (count, first) = (number("IREKO_SEQUENCES") ?? count, number("IREKO_FIRST_SEED") ?? 0)
        return (0..<20).map { first + count * $0 / 20..<first + count * ($0 + 1) / 20 }
    }

    private static func number(_ variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
    }
}
