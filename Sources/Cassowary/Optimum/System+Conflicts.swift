// Required rows that cannot hold together.
extension System {
    /// Returns a violated required row, and a set of rows that contradict each other. The row is the first of the set
    /// or, if several conflicts are entangled, possibly not in it.
    mutating func firstConflict() -> (violated: Int32, rows: [Int32])? {
        guard !possiblyViolated.isEmpty else { return nil }
        let violated = violatedRows()
        guard let newest = violated.first else { return nil }
        for row in violated {
            if let conflictingRows = conflictingRows(of: row) { return (row, [row] + conflictingRows) }
        }
        // No violated row has a proof of its own. All violated rows together have a proof, with the required rows
        // whose multipliers they change.
        var members = violated
        for (index, record) in rows.enumerated() where record.isAlive && record.isRequired && record.isActive {
            if rowMultipliers[index].entries.first?.priority == Priority.required { members.append(Int32(index)) }
        }
        let least = leastContradiction(in: members)
        return (least.first { violated.contains($0) } ?? newest, least)
    }

    /// Returns the violated required rows, the newest first.
    private mutating func violatedRows() -> [Int32] {
        var violated: [Int32] = []
        for row in possiblyViolated where rows[row].mayBeViolated {
            rows[row].mayBeViolated = false
            let record = rows[row]
            guard record.isAlive, record.isRequired, !record.isActive, record.side != 0 else { continue }
            let (value, tolerance) = residual(row)
            let error = value > 0 ? record.errorAbove : record.errorBelow
            if error > 0, abs(value) > tolerance * 4 { violated.append(row) }
        }
        for row in violated { rows[row].mayBeViolated = true }
        possiblyViolated = violated
        return violated.sorted { rows[$0].generation > rows[$1].generation }
    }

    /// Returns the rows that contradict a violated row, which is a sum of active rows. If each of these is required
    /// and acts against the row, they and the row cannot hold together. Since active rows are independent, each of
    /// them is necessary for the contradiction.
    private mutating func conflictingRows(of row: Int32) -> [Int32]? {
        let side = Double(rows[row].side)
        load(row, times: 1)
        compose()
        var conflictingRows: [Int32] = []
        for entry in composition where abs(entry.coefficient) > 1e-9 {
            guard entry.support >= 0, rows[entry.support].isRequired else { return nil }
            let contribution = side * entry.coefficient
            let error = contribution < 0 ? rows[entry.support].errorAbove : rows[entry.support].errorBelow
            guard error > 0 else { return nil }
            conflictingRows.append(entry.support)
        }
        return conflictingRows
    }

    /// Removes rows one by one while the remaining rows still contradict each other.
    private func leastContradiction(in members: [Int32]) -> [Int32] {
        guard members.count <= 200 else { return members }
        var least = members
        for member in members {
            let others = least.filter { $0 != member }
            if isContradictory(others) { least = others }
        }
        return least
    }

    /// Solves only these rows.
    private func isContradictory(_ members: [Int32]) -> Bool {
        var other = System()
        var copies: [Int32: Variable] = [:]
        for row in members {
            var copied: [LinearTerm] = []
            for slot in rows[row].termRange {
                let variable = terms[slot].variable
                let copy = copies[variable] ?? Variable(index: other.makeVariable(isLength: false))
                copies[variable] = copy
                copied.append(LinearTerm(copy, terms[slot].coefficient))
            }
            _ = other.add(LinearConstraint(copied, rows[row].relation, rows[row].constant))
        }
        other.solve()
        return !other.violatedRows().isEmpty
    }
}
