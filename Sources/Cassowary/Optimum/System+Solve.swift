// One round of work after changes.
extension System {
    mutating func solve() {
        substituteNewRows()
        // Values along the definitions, then better definitions, then the values again, free of what rounding the steps
        // gathered. The second time nothing changes its side but what rounding had put on the wrong one.
        for _ in 0..<8 {
            let shifts = propagate()
            shift(shifts)
            optimise()
            repairDamagedBlocks()
            if dirtyVariables.isEmpty, touchedRows.isEmpty { return }
        }
        _ = propagate()
    }

    /// Blocks that turned out singular (coefficients many orders of magnitude apart) are taken apart: their variables
    /// stay, their rows look for places again, and all pulls are computed anew.
    private mutating func repairDamagedBlocks() {
        guard !damagedBlocks.isEmpty else { return }
        for block in damagedBlocks {
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
        damagedBlocks.removeAll()
        structureVersion += 1
        for index in rowPulls.indices { rowPulls[index].removeAll() }
        for index in stayPulls.indices { stayPulls[index].removeAll() }
        candidates.removeAll()
        shift(
            rows.indices.compactMap { index in
                let record = rows[index]
                guard record.isAlive, !record.isActive, record.side != 0 else { return nil }
                return SideShift(row: Int32(index), amount: Double(record.side), priority: record.priority)
            })
    }
}
