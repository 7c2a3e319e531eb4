// Changes to existing rows, and queries about them.
extension System {
    mutating func setConstant(_ row: Int32, _ constant: Double) {
        guard rows[row].constant != constant else { return }
        rows[row].constant = constant
        if rows[row].isActive { markDirty(rows[row].target) } else { markTouched(row) }
    }

    mutating func setPriority(_ row: Int32, _ priority: Double) {
        let old = rows[row].priority
        guard old != priority else { return }
        rows[row].priority = priority
        if rows[row].isActive {
            updateCandidate(row)
        } else if rows[row].side != 0 {
            let side = rows[row].side
            updateMultipliers([
                SideChange(row: row, amount: -Double(side), priority: old),
                SideChange(row: row, amount: Double(side), priority: priority),
            ])
            setSide(row, side)
        }
    }

    mutating func takeChangedVariables() -> [Variable] {
        var changed: [Variable] = []
        changed.reserveCapacity(changedVariables.count)
        for variable in changedVariables {
            variables[variable].isInChangedList = false
            guard variables[variable].isAlive else { continue }
            let value = variables[variable].value
            guard value != variables[variable].reportedValue else { continue }
            variables[variable].reportedValue = value
            changed.append(Variable(index: variable))
        }
        changedVariables.removeAll(keepingCapacity: true)
        return changed
    }

    func rows(mentioning variable: Int32) -> [Int32] {
        var found: [Int32] = []
        var slot = variables[variable].firstOccurrence
        while slot >= 0 {
            found.append(terms[slot].row)
            slot = terms[slot].next
        }
        guard found.count > 1 else { return found }
        // The closure captures only the rows: a copy of the whole system would be expensive.
        let rows = rows
        return found.sorted { rows[$0].generation < rows[$1].generation }
    }
}
