/// A symbolic weight: amounts at several priorities. Vectors are compared by their highest priority first, so that no
/// amount of a low priority outweighs any amount of a high priority.
struct LevelVector {
    struct Entry {
        var priority: Double
        var amount: Double
    }

    /// The amount below which an amount is treated as zero. Real amounts are products of a few coefficients, and far
    /// larger.
    static let tolerance = 1e-9

    /// The entries, by descending priority.
    private(set) var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

    mutating func add(_ amount: Double, at priority: Double) {
        var index = 0
        while index < entries.count, entries[index].priority > priority { index += 1 }
        guard index < entries.count, entries[index].priority == priority else {
            if abs(amount) > 1e-13 { entries.insert(Entry(priority: priority, amount: amount), at: index) }
            return
        }
        entries[index].amount += amount
        if abs(entries[index].amount) < 1e-12 { entries.remove(at: index) }
    }

    mutating func add(_ other: LevelVector, times factor: Double) {
        for entry in other.entries { add(entry.amount * factor, at: entry.priority) }
    }

    /// The first nonzero entry, by descending priority.
    var leading: Entry? { entries.first { abs($0.amount) > Self.tolerance } }

    /// Returns the first nonzero entry of `factor · self + weight` at `priority`, without building it.
    func leading(times factor: Double, plus weight: Double, at priority: Double) -> Entry? {
        var isWeightDue = weight != 0
        for entry in entries {
            if isWeightDue, priority > entry.priority { return Entry(priority: priority, amount: weight) }
            var amount = entry.amount * factor
            if isWeightDue, priority == entry.priority {
                amount += weight
                isWeightDue = false
            }
            if abs(amount) > Self.tolerance { return Entry(priority: entry.priority, amount: amount) }
        }
        return isWeightDue ? Entry(priority: priority, amount: weight) : nil
    }
}
