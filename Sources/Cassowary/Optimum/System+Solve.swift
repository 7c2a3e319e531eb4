// A round of work after changes.
extension System {
    mutating func solve() {
        substituteNewRows()
        // Values along the definitions, then better definitions, then the values again, without the rounding errors
        // that the steps accumulated. The second time, rows only change their side if rounding had put them on the
        // wrong side.
        for _ in 0..<8 {
            let changes = propagate()
            updateMultipliers(changes)
            optimise()
            dissolveSingularBlocks()
            if dirtyVariables.isEmpty, touchedRows.isEmpty { return }
        }
        _ = propagate()
    }

    /// Dissolves blocks that turned out singular (coefficients many orders of magnitude apart): their variables get
    /// their stays, their rows are offered again, and all multipliers are recomputed.
    private mutating func dissolveSingularBlocks() {
        guard !singularBlocks.isEmpty else { return }
        for block in singularBlocks {
            for variable in blocks[block].variables {
                let row = variables[variable].definer
                variables[variable].definer = none
                rows[row].target = none
                activeCount -= 1
                markDirty(variable)
                markTouched(row)
            }
            if !blocks[block].variables.isEmpty { dissolve(block: block) }
        }
        singularBlocks.removeAll()
        structureVersion += 1
        for index in rowMultipliers.indices { rowMultipliers[index].removeAll() }
        for index in stayMultipliers.indices { stayMultipliers[index].removeAll() }
        candidates.removeAll()
        updateMultipliers(
            rows.indices.compactMap { index in
                let record = rows[index]
                guard record.isAlive, !record.isActive, record.side != 0 else { return nil }
                return SideChange(row: Int32(index), amount: Double(record.side), priority: record.priority)
            })
    }
}
