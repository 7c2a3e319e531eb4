import ArgumentParser

/// One of several parts of the tests.
struct Shard: ExpressibleByArgument {
    /// From one to `count`.
    let number: Int
    let count: Int

    /// All tests.
    static let all = Shard(number: 1, count: 1)

    private init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

    /// Reads `K/N`.
    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], 1...100_000 ~= count, 1...count ~= number
        else { return nil }
        self.init(number: number, count: count)
    }

    var defaultValueDescription: String { "\(number)/\(count)" }

    /// The tests of the part: each Nth test in the order of names, so that the tests of a long class are distributed.
    func part(of tests: [Test]) -> [Test] {
        tests.sorted().enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
    }
}
