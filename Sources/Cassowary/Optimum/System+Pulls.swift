// Multipliers. The pull of an active row says how the sum of errors changes per unit of its residual, by priority, while
// all other active rows hold. As long as no pull is stronger than the row's own wish to hold, the basis is the best one.

/// An inactive row's error counts `amount` more per unit of its residual than before.
struct SideShift {
    var row: Int32
    var amount: Double
    var priority: Double
}

extension System {
    mutating func addPull(_ pull: LevelVector, times factor: Double, to support: Int32) {
        if support >= 0 {
            rowPulls[support].add(pull, times: factor)
        } else {
            stayPulls[~support].add(pull, times: factor)
        }
        reconsider(support)
    }

    /// Adds what has changed to the pulls, a priority at a time.
    mutating func shift(_ shifts: [SideShift]) {
        guard !shifts.isEmpty else { return }
        let sorted = shifts.count == 1 ? shifts : shifts.sorted { ($1.priority, $0.row) < ($0.priority, $1.row) }
        var index = 0
        while index < sorted.count {
            let priority = sorted[index].priority
            while index < sorted.count, sorted[index].priority == priority {
                load(sorted[index].row, times: sorted[index].amount)
                index += 1
            }
            compose()
            for entry in composition {
                if entry.support >= 0 {
                    rowPulls[entry.support].add(entry.coefficient, at: priority)
                } else {
                    stayPulls[~entry.support].add(entry.coefficient, at: priority)
                }
                reconsider(entry.support)
            }
        }
    }

    // MARK: Improvements

    /// How an active row or a stay wants to hold: 1 where its residual becoming positive (negative) is an error.
    /// Nil stands for never.
    private func weights(_ support: Int32) -> (above: Double, below: Double, priority: Double, isRequired: Bool) {
        guard support >= 0 else { return (0, 0, 0, false) }
        let record = rows[support]
        return (record.errorAbove, record.errorBelow, record.priority, record.isRequired)
    }

    /// In which direction it pays to let the row go, and at which priority.
    func improvement(_ support: Int32) -> (direction: Double, gain: Double)? {
        let pull = support >= 0 ? rowPulls[support] : stayPulls[~support]
        guard !pull.isEmpty else { return nil }
        let weight = weights(support)
        if !(weight.isRequired && weight.above > 0),
            let leading = pull.leading(times: 1, plus: weight.above, at: weight.priority), leading.amount < 0
        {
            return (1, leading.priority)
        }
        if !(weight.isRequired && weight.below > 0),
            let leading = pull.leading(times: -1, plus: weight.below, at: weight.priority), leading.amount < 0
        {
            return (-1, leading.priority)
        }
        return nil
    }

    mutating func reconsider(_ support: Int32) {
        guard let improvement = improvement(support) else { return }
        candidates.insert(
            CandidateHeap.Candidate(gain: improvement.gain, own: hold(of: support), support: support))
    }

    /// Places give way before lengths, and both before any row.
    private func hold(of support: Int32) -> Double {
        if support >= 0 { return rows[support].priority }
        return variables[~support].isLength ? .leastNonzeroMagnitude : 0
    }

    private func isInBasis(_ support: Int32) -> Bool {
        if support >= 0 { return rows[support].isAlive && rows[support].isActive }
        return variables[~support].isAlive && variables[~support].definer < 0
    }

    /// The most pressing improvement. What the heap holds may be out of date.
    mutating func nextImprovement() -> (support: Int32, direction: Double)? {
        while let candidate = candidates.popFirst() {
            guard isInBasis(candidate.support), let improvement = improvement(candidate.support) else { continue }
            guard improvement.gain == candidate.gain else {
                reconsider(candidate.support)
                continue
            }
            return (candidate.support, improvement.direction)
        }
        return nil
    }

    /// Bland's rule, against cycling: the first in a fixed order.
    mutating func firstImprovement() -> (support: Int32, direction: Double)? {
        var first: Int32?
        for candidate in candidates.items where isInBasis(candidate.support) {
            if let known = first, known <= candidate.support { continue }
            if improvement(candidate.support) != nil { first = candidate.support }
        }
        guard let first, let improvement = improvement(first) else {
            candidates.removeAll()
            return nil
        }
        return (first, improvement.direction)
    }
}
