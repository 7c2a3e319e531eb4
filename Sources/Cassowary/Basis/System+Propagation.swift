// From constants to values: along the graph of definitions, only where something changed.
extension System {
    /// Computes anew what depends on the dirty variables, and on which side of zero the residuals of the inactive rows
    /// are then. Returns how the sides have changed.
    mutating func propagate() -> [SideShift] {
        var shifts: [SideShift] = []
        if !dirtyVariables.isEmpty {
            if plan.version != structureVersion || plan.starts != dirtyVariables {
                walkDependents(of: dirtyVariables)
                swap(&plan.order, &walk.order)
                swap(&plan.touched, &walk.touched)
                plan.version = structureVersion
                swap(&plan.starts, &dirtyVariables)
                for variable in plan.starts { variables[variable].isDirty = false }
            } else {
                for variable in dirtyVariables { variables[variable].isDirty = false }
            }
            dirtyVariables.removeAll(keepingCapacity: true)
            for node in plan.order { recompute(node) }
            for row in plan.touched { updateSide(row, &shifts) }
        }
        for row in touchedRows {
            rows[row].isTouched = false
            if rows[row].isAlive, !rows[row].isActive { updateSide(row, &shifts) }
        }
        touchedRows.removeAll(keepingCapacity: true)
        return shifts
    }

    private mutating func recompute(_ node: Int32) {
        guard node < 0 else {
            let definer = variables[node].definer
            setValue(node, definer < 0 ? 0 : definedValue(of: node, by: definer))
            return
        }
        let block = ~node
        let size = blocks[block].variables.count
        if blockRows.count < size { blockRows = [Double](repeating: 0, count: size) }
        for index in 0..<size {
            let row = variables[blocks[block].variables[index]].definer
            var sum = rows[row].constant
            for slot in rows[row].termRange where variables[terms[slot].variable].block != block {
                sum -= terms[slot].coefficient * variables[terms[slot].variable].value
            }
            blockRows[index] = sum
        }
        guard solveBlock(block) else {
            damagedBlocks.append(block)
            return
        }
        for index in 0..<size { setValue(blocks[block].variables[index], blockColumns[index]) }
    }

    /// The value at which the row's residual is zero.
    @inline(__always)
    func definedValue(of variable: Int32, by row: Int32) -> Double {
        var sum = rows[row].constant
        var own = 1.0
        for slot in rows[row].termRange {
            let term = terms[slot]
            if term.variable == variable {
                own = term.coefficient
            } else {
                sum -= term.coefficient * variables[term.variable].value
            }
        }
        return sum / own
    }

    private mutating func updateSide(_ row: Int32, _ shifts: inout [SideShift]) {
        let (value, tolerance) = residual(row)
        let record = rows[row]
        let side: Int8
        if value > tolerance {
            side = record.relation == .greaterThanOrEqual ? 0 : 1
        } else if value < -tolerance {
            side = record.relation == .lessThanOrEqual ? 0 : -1
        } else {
            return  // At zero either side's slope is as good as the other's.
        }
        guard side != record.side else { return }
        shifts.append(
            SideShift(row: row, amount: Double(side) - Double(record.side), priority: record.priority))
        setSide(row, side)
    }

    mutating func setSide(_ row: Int32, _ side: Int8) {
        rows[row].side = side
        if side != 0, rows[row].isRequired, !rows[row].isSuspect {
            rows[row].isSuspect = true
            suspects.append(row)
        }
    }
}
