// From constants to values: along the graph of definitions, only for changed variables.
extension System {
    /// Recomputes the values that depend on the dirty variables, and the sides of zero of the inactive rows'
    /// residuals. Returns the changes of the sides.
    mutating func propagate() -> [SideChange] {
        var changes: [SideChange] = []
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
            recompute(plan.order[...])
            for row in plan.touched { updateSide(row, &changes) }
        }
        for row in touchedRows {
            rows[row].isTouched = false
            if rows[row].isAlive, !rows[row].isActive { updateSide(row, &changes) }
        }
        touchedRows.removeAll(keepingCapacity: true)
        return changes
    }

    /// Computes the values of the nodes in this order: runs of single variables together, blocks separately.
    private mutating func recompute(_ order: ArraySlice<Int32>) {
        var rest = order
        while let first = rest.first {
            if first < 0 {
                recompute(block: ~first)
                rest.removeFirst()
            } else {
                let run = rest.prefix { $0 >= 0 }
                Self.recompute(run, &variables, rows, terms, &changedVariables)
                rest = rest[run.endIndex...]
            }
        }
    }

    /// The hot loop of a resize, executed for every variable that follows the window's edge: the arrays are read
    /// through their buffers.
    private static func recompute(
        _ nodes: ArraySlice<Int32>, _ variables: inout [VariableRecord], _ rows: [RowRecord], _ terms: [TermRecord],
        _ changed: inout [Int32]
    ) {
        variables.withUnsafeMutableBufferPointer { variables in
            rows.withUnsafeBufferPointer { rows in
                terms.withUnsafeBufferPointer { terms in
                    for node in nodes {
                        let variable = Int(node)
                        let definer = variables[variable].definer
                        var value = 0.0
                        if definer >= 0 {
                            let row = Int(definer)
                            var sum = rows[row].constant
                            var own = 1.0
                            for slot in rows[row].termRange {
                                let other = terms[slot].variable
                                let coefficient = terms[slot].coefficient
                                if other == node {
                                    own = coefficient
                                } else {
                                    sum -= coefficient * variables[Int(other)].value
                                }
                            }
                            value = sum / own
                        }
                        guard variables[variable].value != value else { continue }
                        variables[variable].value = value
                        if !variables[variable].isInChangedList {
                            variables[variable].isInChangedList = true
                            changed.append(node)
                        }
                    }
                }
            }
        }
    }

    private mutating func recompute(block: Int32) {
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
            singularBlocks.append(block)
            return
        }
        for index in 0..<size { setValue(blocks[block].variables[index], blockColumns[index]) }
    }

    /// Returns the variable's value that makes the row's residual zero.
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

    private mutating func updateSide(_ row: Int32, _ changes: inout [SideChange]) {
        let (value, tolerance) = residual(row)
        let record = rows[row]
        let side: Int8
        if value > tolerance {
            side = record.relation == .greaterThanOrEqual ? 0 : 1
        } else if value < -tolerance {
            side = record.relation == .lessThanOrEqual ? 0 : -1
        } else {
            return  // At zero, either side's slope is acceptable.
        }
        guard side != record.side else { return }
        changes.append(
            SideChange(row: row, amount: Double(side) - Double(record.side), priority: record.priority))
        setSide(row, side)
    }

    mutating func setSide(_ row: Int32, _ side: Int8) {
        rows[row].side = side
        if side != 0, rows[row].isRequired, !rows[row].mayBeViolated {
            rows[row].mayBeViolated = true
            possiblyViolated.append(row)
        }
    }
}
