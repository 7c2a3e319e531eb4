/// The elements of a list that remain after changes, and their new indexes, as runs of consecutive elements.
///
/// A thousand changes of ten thousand rows make about a thousand runs, whatever the number of rows.
struct IndexMapping: Equatable {
    /// Elements at `old..<old + count` before the changes and at `new..<new + count` after them.
    struct Run: Equatable {
        var old: Int
        var new: Int
        var count: Int
    }

    /// The runs in ascending order of `new`. Except for moved elements, this is also the order of `old`.
    private(set) var runs: [Run]
    private var runsByOld: [Run]
    let oldCount: Int
    let newCount: Int

    /// Creates a mapping without changes.
    init(count: Int) {
        runs = count > 0 ? [Run(old: 0, new: 0, count: count)] : []
        runsByOld = runs
        oldCount = count
        newCount = count
    }

    /// Creates a mapping from removed and added indexes, each in ascending order, and moves. All other elements keep
    /// their order in the remaining places.
    ///
    /// Returns `nil` if the numbers of elements do not match.
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

    /// Returns the index of an element after the changes; `nil` if the element is removed.
    func new(forOld old: Int) -> Int? {
        guard let run = Self.run(in: runsByOld, at: old, \.old) else { return nil }
        return run.new + old - run.old
    }

    /// Returns the index of an element before the changes; `nil` if the element is new.
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
