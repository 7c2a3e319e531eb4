/// Which of the things that stood in a list are still in it, and where: as runs of neighbours that stay neighbours.
///
/// A thousand changes of ten thousand rows make some thousand runs, however many rows there are.
struct IndexMapping: Equatable {
    /// Things that are at `old..<old + count` before and at `new..<new + count` after.
    struct Run: Equatable {
        var old: Int
        var new: Int
        var count: Int
    }

    /// In the order of `new`, which is that of `old` as well except for things that were moved.
    private(set) var runs: [Run]
    private var runsByOld: [Run]
    let oldCount: Int
    let newCount: Int

    /// Nothing changes.
    init(count: Int) {
        runs = count > 0 ? [Run(old: 0, new: 0, count: count)] : []
        runsByOld = runs
        oldCount = count
        newCount = count
    }

    /// What is removed and added, each in ascending order, and what is moved. Everything else stays in its order in the places
    /// that are left.
    ///
    /// `nil` where more or fewer things would stay than there is room for.
    init?(oldCount: Int, newCount: Int, removed: [Int], added: [Int], moved: [(old: Int, new: Int)] = []) {
        guard oldCount - removed.count == newCount - added.count else { return nil }
        let gone = moved.isEmpty ? removed : (removed + moved.map(\.old)).sorted()
        let come = moved.isEmpty ? added : (added + moved.map(\.new)).sorted()
        guard gone.count <= oldCount, oldCount - gone.count == newCount - come.count else { return nil }
        var runs: [Run] = []
        var (old, new, nextGone, nextCome) = (0, 0, 0, 0)
        while true {
            while nextGone < gone.count, gone[nextGone] == old { (old, nextGone) = (old + 1, nextGone + 1) }
            while nextCome < come.count, come[nextCome] == new { (new, nextCome) = (new + 1, nextCome + 1) }
            let end = min(
                (nextGone < gone.count ? gone[nextGone] : oldCount) - old,
                (nextCome < come.count ? come[nextCome] : newCount) - new)
            guard end > 0 else { break }
            runs.append(Run(old: old, new: new, count: end))
            (old, new) = (old + end, new + end)
        }
        runs += moved.map { Run(old: $0.old, new: $0.new, count: 1) }
        self.oldCount = oldCount
        self.newCount = newCount
        self.runs = moved.isEmpty ? runs : runs.sorted { $0.new < $1.new }
        runsByOld = moved.isEmpty ? runs : runs.sorted { $0.old < $1.old }
    }

    /// Where something is after the changes; `nil` when it is gone.
    func new(forOld old: Int) -> Int? {
        guard let run = Self.run(in: runsByOld, at: old, \.old) else { return nil }
        return run.new + old - run.old
    }

    /// Where something was before the changes; `nil` when it is new.
    func old(forNew new: Int) -> Int? {
        guard let run = Self.run(in: runs, at: new, \.new) else { return nil }
        return run.old + new - run.new
    }

    private static func run(in runs: [Run], at index: Int, _ start: KeyPath<Run, Int>) -> Run? {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle][keyPath: start] <= index { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let run = runs[low - 1]
        return index < run[keyPath: start] + run.count ? run : nil
    }
}
