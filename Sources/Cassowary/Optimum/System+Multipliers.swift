// The multiplier of an active row is the change of the sum of errors per unit of its residual, by priority, while all
// other active rows hold. The basis is optimal when no multiplier exceeds the weight of the row's own error.

/// An inactive row's error counts `amount` more per unit of its residual than before.
struct SideChange {
    var row: Int32
    var amount: Double
    var priority: Double
}

extension System {
    mutating func addMultiplier(_ multiplier: LevelVector, times factor: Double, to support: Int32) {
        if support >= 0 {
            rowMultipliers[support].add(multiplier, times: factor)
        } else {
            stayMultipliers[~support].add(multiplier, times: factor)
        }
        updateCandidate(support)
    }

    /// Applies changes to the multipliers, one priority at a time.
    mutating func updateMultipliers(_ changes: [SideChange]) {
        guard !changes.isEmpty else { return }
        let sorted = changes.count == 1 ? changes : changes.sorted { ($1.priority, $0.row) < ($0.priority, $1.row) }
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
                    rowMultipliers[entry.support].add(entry.coefficient, at: priority)
                } else {
                    stayMultipliers[~entry.support].add(entry.coefficient, at: priority)
                }
                updateCandidate(entry.support)
            }
        }
    }

    // MARK: Improvements

    /// Returns the weights of an active row's or a stay's own error: 1 if a positive (or negative) residual is an
    /// error, else 0.
    private func weights(_ support: Int32) -> (above: Double, below: Double, priority: Double, isRequired: Bool) {
        guard support >= 0 else { return (0, 0, 0, false) }
        let record = rows[support]
        return (record.errorAbove, record.errorBelow, record.priority, record.isRequired)
    }

    /// Returns the direction and the priority of the gain if the row leaves the basis, or `nil` if there is no gain.
    func improvement(_ support: Int32) -> (direction: Double, gain: Double)? {
        let multiplier = support >= 0 ? rowMultipliers[support] : stayMultipliers[~support]
        guard !multiplier.isEmpty else { return nil }
        let weight = weights(support)
        if !(weight.isRequired && weight.above > 0),
            let leading = multiplier.leading(times: 1, plus: weight.above, at: weight.priority), leading.amount < 0
        {
            return (1, leading.priority)
        }
        if !(weight.isRequired && weight.below > 0),
            let leading = multiplier.leading(times: -1, plus: weight.below, at: weight.priority), leading.amount < 0
        {
            return (-1, leading.priority)
        }
        return nil
    }

    mutating func updateCandidate(_ support: Int32) {
        guard let improvement = improvement(support) else { return }
        candidates.insert(
            CandidateHeap.Candidate(gain: improvement.gain, own: tieBreakingPriority(of: support), support: support))
    }

    /// Of several candidates, the lowest leaves: stays of positions before stays of lengths, and both before any row.
    private func tieBreakingPriority(of support: Int32) -> Double {
        if support >= 0 { return rows[support].priority }
        return variables[~support].isLength ? .leastNonzeroMagnitude : 0
    }

    private func isInBasis(_ support: Int32) -> Bool {
        if support >= 0 { return rows[support].isAlive && rows[support].isActive }
        return variables[~support].isAlive && variables[~support].definer < 0
    }

    /// Returns the improvement at the highest priority. The entries of the heap may be out of date.
    mutating func nextImprovement() -> (support: Int32, direction: Double)? {
        while let candidate = candidates.popFirst() {
            guard isInBasis(candidate.support), let improvement = improvement(candidate.support) else { continue }
            guard improvement.gain == candidate.gain else {
                updateCandidate(candidate.support)
                continue
            }
            return (candidate.support, improvement.direction)
        }
        return nil
    }

    /// Bland's rule, against cycling: the first improvement in a fixed order.
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
