/// Active rows (and stays) that may leave the basis with a gain, sorted by descending gain.
struct CandidateHeap {
    struct Candidate {
        /// The priority of the shrinking errors.
        var gain: Double
        /// The priority of the row itself: of several rows with the same gain, the row with the lowest priority
        /// leaves.
        var own: Double
        var support: Int32

        func precedes(_ other: Candidate) -> Bool {
            if gain != other.gain { return gain > other.gain }
            if own != other.own { return own < other.own }
            return support < other.support
        }
    }

    private(set) var items: [Candidate] = []

    mutating func removeAll() { items.removeAll(keepingCapacity: true) }

    mutating func insert(_ candidate: Candidate) {
        var index = items.count
        items.append(candidate)
        while index > 0 {
            let parent = (index - 1) / 2
            guard candidate.precedes(items[parent]) else { break }
            items[index] = items[parent]
            index = parent
        }
        items[index] = candidate
    }

    mutating func popFirst() -> Candidate? {
        guard let first = items.first, let last = items.popLast() else { return nil }
        guard !items.isEmpty else { return first }
        var index = 0
        while true {
            var child = 2 * index + 1
            guard child < items.count else { break }
            if child + 1 < items.count, items[child + 1].precedes(items[child]) { child += 1 }
            guard items[child].precedes(last) else { break }
            items[index] = items[child]
            index = child
        }
        items[index] = last
        return first
    }
}
