// The first basis of new rows: the rows that define variables, and their variables. No value is computed twice, and no
// factorization is needed: a row with a single open variable defines that variable.
extension System {
    /// Chooses the variables that new rows define. The choice must be consistent but need not be optimal, since
    /// `optimise` improves it.
    mutating func substituteNewRows() {
        guard !newRows.isEmpty else { return }
        var queues = ReadyQueues()
        let isCurrent = dirtyVariables.isEmpty
        batch &+= 1
        var batchRows: [Int32] = []
        swap(&batchRows, &newRows)
        batchRows.removeAll { row in
            guard rows[row].isNew else { return true }
            rows[row].isNew = false
            var open: Int32 = 0
            for slot in rows[row].termRange where isOpen(terms[slot].variable) { open += 1 }
            rows[row].openCount = open
            if open == 1 { offer(row, &queues) }
            return false
        }

        var waiting = WaitingRows()
        while true {
            if let row = queues.popFirst() {
                guard rows[row].openCount == 1 else { continue }
                guard let slot = rows[row].termRange.first(where: { isOpen(terms[$0].variable) }) else { continue }
                guard mayDefine(slot, row) else { continue }
                define(terms[slot].variable, by: row, isCurrent: isCurrent, &queues)
            } else if let row = waiting.next(in: batchRows, of: self) {
                // Every remaining row has several open variables. One variable keeps its stay. The other variables
                // follow from it, and the last remaining row determines its value (`absorb`).
                guard let slot = slotToFix(row) else { continue }
                markKnown(terms[slot].variable, &queues)
            } else {
                break
            }
        }

        var leftOver: [Int32] = []
        for row in batchRows {
            rows[row].openCount = 0
            guard !rows[row].isActive else { continue }
            markTouched(row)
            if rows[row].relation == .equal { leftOver.append(row) }
        }
        structureVersion += 1
        absorb(leftOver)
    }

    /// Returns whether a variable is open: no row defines it and no active row depends on it. A row that defines an
    /// open variable cannot close a cycle.
    private mutating func isOpen(_ variable: Int32) -> Bool {
        if variables[variable].batchMark != batch {
            variables[variable].batchMark = batch
            variables[variable].isOpen = hasNoDependents(variable)
            variables[variable].isFresh = false
        }
        return variables[variable].isOpen
    }

    private func hasNoDependents(_ variable: Int32) -> Bool {
        guard variables[variable].definer < 0 else { return false }
        guard !variables[variable].isFresh else { return true }
        guard stayMultipliers[variable].isEmpty else { return false }
        var slot = variables[variable].firstOccurrence
        while slot >= 0 {
            if rows[terms[slot].row].isActive { return false }
            slot = terms[slot].next
        }
        return true
    }

    /// Optional rows are offered regardless of their relation (an intrinsic width as a minimum width usually equals
    /// that width). Required bounds are last, since they are rarely active.
    private func offer(_ row: Int32, _ queues: inout ReadyQueues) {
        let record = rows[row]
        guard record.relation != .equal, record.isRequired else {
            queues.append(row, priority: record.priority)
            return
        }
        if hasOpenPosition(record) { queues.append(row, priority: 0) }
    }

    /// Returns whether the row, whose variables have been visited in this batch, has an open variable that is not a
    /// length.
    func hasOpenPosition(_ record: RowRecord) -> Bool {
        record.termRange.contains {
            let variable = variables[terms[$0].variable]
            return variable.isOpen && !variable.isLength
        }
    }

    /// Returns whether a bound may define a variable. It may define a length only if it is an optional lower bound,
    /// and always a position.
    private func mayDefine(_ slot: Int, _ row: Int32) -> Bool {
        let record = rows[row]
        guard record.relation != .equal, variables[terms[slot].variable].isLength else { return true }
        return !record.isRequired && (record.relation == .greaterThanOrEqual) == (terms[slot].coefficient > 0)
    }

    /// Returns the term whose variable keeps its stay, in a row with several open variables: a length if possible.
    private mutating func slotToFix(_ row: Int32) -> Int? {
        var last: Int?
        for slot in rows[row].termRange.reversed() where isOpen(terms[slot].variable) {
            if variables[terms[slot].variable].isLength { return slot }
            last = last ?? slot
        }
        return last
    }

    private mutating func define(_ variable: Int32, by row: Int32, isCurrent: Bool, _ queues: inout ReadyQueues) {
        variables[variable].definer = row
        rows[row].target = variable
        rows[row].openCount = 0
        activeCount += 1
        if isCurrent { setValue(variable, definedValue(of: variable, by: row)) } else { markDirty(variable) }
        markKnown(variable, &queues)
    }

    /// Marks the variable as known.
    private mutating func markKnown(_ variable: Int32, _ queues: inout ReadyQueues) {
        variables[variable].isOpen = false
        var slot = variables[variable].firstOccurrence
        while slot >= 0 {
            let row = terms[slot].row
            slot = terms[slot].next
            guard !rows[row].isActive else { continue }
            if rows[row].openCount > 0 {
                rows[row].openCount -= 1
                if rows[row].openCount == 1 { offer(row, &queues) }
            } else {
                markTouched(row)
            }
        }
    }

    /// Assigns the remaining equations without an open variable. If such an equation depends on a variable that is
    /// defined by its stay, it defines that variable.
    private mutating func absorb(_ leftOver: [Int32]) {
        guard !leftOver.isEmpty, hasStays else { return }
        for row in leftOver.sorted(by: { (rows[$1].priority, $0) < (rows[$0].priority, $1) }) {
            load(row, times: 1)
            compose()
            let best = composition.lazy.filter { $0.support < 0 }.max { abs($0.coefficient) < abs($1.coefficient) }
            guard let best, abs(best.coefficient) > 1e-9 else { continue }
            exchange(leaving: best.support, side: 0, entering: row, coefficient: best.coefficient)
            guard hasStays else { return }
        }
    }

    private var hasStays: Bool {
        variables.count - freeVariables.count - activeCount - unusedCount > 0
    }
}

/// Rows that can define a variable immediately, in the order of descending priority.
private struct ReadyQueues {
    private struct Queue {
        var priority: Double
        var rows: [Int32] = []
        var first = 0
    }

    /// By descending priority.
    private var queues: [Queue] = []
    /// The index of the first queue that may contain rows.
    private var current = 0

    mutating func append(_ row: Int32, priority: Double) {
        var index = 0
        while index < queues.count, queues[index].priority > priority { index += 1 }
        if index == queues.count || queues[index].priority != priority {
            queues.insert(Queue(priority: priority), at: index)
            if index < current { current += 1 }
        }
        queues[index].rows.append(row)
        current = min(current, index)
    }

    mutating func popFirst() -> Int32? {
        while current < queues.count {
            let first = queues[current].first
            if first < queues[current].rows.count {
                queues[current].first += 1
                return queues[current].rows[first]
            }
            queues[current].rows.removeAll(keepingCapacity: true)
            queues[current].first = 0
            current += 1
        }
        return nil
    }
}

/// Visits the rows with more than one open variable once: required equations, optional equations, bounds on positions.
private struct WaitingRows {
    private var next = 0
    private var kinds: [Kind] = [.requiredEquation, .optionalEquation, .bound].reversed()

    private enum Kind { case requiredEquation, optionalEquation, bound }

    mutating func next(in rows: [Int32], of system: borrowing System) -> Int32? {
        while let kind = kinds.last {
            while next < rows.count {
                let row = rows[next]
                if system.rows[row].openCount > 1, isOf(kind, row, system) { return row }
                next += 1
            }
            kinds.removeLast()
            next = 0
        }
        return nil
    }

    private func isOf(_ kind: Kind, _ row: Int32, _ system: borrowing System) -> Bool {
        let record = system.rows[row]
        // A bound on lengths only need not be active, since they stay 0.
        guard record.relation == .equal else { return kind == .bound && system.hasOpenPosition(record) }
        return kind == (record.isRequired ? .requiredEquation : .optionalEquation)
    }
}
