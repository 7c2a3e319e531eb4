// Adding and removing variables and rows. A new row is inactive until the next `solve`.
extension System {
    mutating func makeVariable(isLength: Bool) -> Int32 {
        unusedCount += 1
        if let index = freeVariables.popLast() {
            variables[index] = VariableRecord(isLength: isLength)
            return index
        }
        variables.append(VariableRecord(isLength: isLength))
        stayMultipliers.append(LevelVector())
        gradient.append(0)
        response.append(0)
        discovery.append(0)
        lowLink.append(0)
        localIndex.append(0)
        return Int32(variables.count - 1)
    }

    /// The variable must not occur in any row.
    mutating func release(variable: Int32) {
        unusedCount -= 1
        variables[variable].isAlive = false
        stayMultipliers[variable].removeAll()
        freeVariables.append(variable)
    }

    mutating func add(_ constraint: LinearConstraint) -> Int32 {
        let first = Int32(terms.count)
        let row = freeRows.popLast() ?? Int32(rows.count)
        var count: Int32 = 0
        // Nearly all rows have a few terms; comparing thousands with each other would be quadratic.
        var slots: [Int32: Int32]? = constraint.terms.count > 32 ? [:] : nil
        for term in constraint.terms {
            appendTerm(term, row: row, since: first, count: &count, slots: &slots)
        }
        let start = placeTerms(first: first, count: count)
        generation &+= 1
        let record = RowRecord(
            constant: constraint.constant, priority: constraint.priority, firstTerm: start, termCount: count,
            generation: generation, relation: constraint.relation)
        if Int(row) == rows.count {
            rows.append(record)
            rowMultipliers.append(LevelVector())
        } else {
            rows[row] = record
        }
        for slot in start..<start + count { link(slot) }
        newRows.append(row)
        return row
    }

    /// Appends a term at the end of the pool, or adds it to a term of the same variable in this row.
    ///
    /// - Parameter slots: The slot of each variable's term; `nil` if a linear search is cheaper than a dictionary.
    private mutating func appendTerm(
        _ term: LinearTerm, row: Int32, since first: Int32, count: inout Int32, slots: inout [Int32: Int32]?
    ) {
        guard abs(term.coefficient) > Solver.coefficientFloor else { return }
        let variable = term.variable.index
        let known =
            slots == nil ? (first..<first + count).first { terms[$0].variable == variable } : slots?[variable]
        if let slot = known {
            terms[slot].coefficient += term.coefficient
            if abs(terms[slot].coefficient) <= Solver.coefficientFloor {
                terms.swapAt(Int(slot), terms.count - 1)
                terms.removeLast()
                count -= 1
                slots?[variable] = nil
                if slot < first + count { slots?[terms[slot].variable] = slot }
            }
            return
        }
        slots?[variable] = Int32(terms.count)
        terms.append(
            TermRecord(coefficient: term.coefficient, variable: variable, row: row, next: none, previous: none))
        count += 1
    }

    /// Moves the appended terms into an unused run of the same length, if one is available.
    private mutating func placeTerms(first: Int32, count: Int32) -> Int32 {
        guard Int(count) < freeRuns.count, let run = freeRuns[count].popLast() else { return first }
        for offset in 0..<count { terms[run + offset] = terms[first + offset] }
        terms.removeLast(Int(count))
        return run
    }

    private mutating func link(_ slot: Int32) {
        let variable = terms[slot].variable
        let head = variables[variable].firstOccurrence
        if head >= 0 { terms[head].previous = slot } else { unusedCount -= 1 }
        terms[slot].next = head
        terms[slot].previous = none
        variables[variable].firstOccurrence = slot
    }

    private mutating func unlink(_ slot: Int32) {
        let term = terms[slot]
        if term.next >= 0 { terms[term.next].previous = term.previous }
        if term.previous >= 0 {
            terms[term.previous].next = term.next
        } else {
            variables[term.variable].firstOccurrence = term.next
            if term.next < 0 { unusedCount += 1 }
        }
    }

    /// Removes a row, its errors and, if it is active, its definition.
    mutating func remove(row: Int32) {
        if rows[row].isActive {
            replaceByStay(row)
        } else if rows[row].side != 0 {
            updateMultipliers([SideChange(row: row, amount: -Double(rows[row].side), priority: rows[row].priority)])
        }
        let first = rows[row].firstTerm
        let count = rows[row].termCount
        for slot in first..<first + count {
            unlink(slot)
            if variables[terms[slot].variable].suggestion == row { variables[terms[slot].variable].suggestion = none }
        }
        while freeRuns.count <= Int(count) { freeRuns.append([]) }
        if count > 0 { freeRuns[count].append(first) }
        rows[row].isAlive = false
        rows[row].isNew = false
        rows[row].termCount = 0
        rowMultipliers[row].removeAll()
        freeRows.append(row)
        structureVersion += 1
    }

    // MARK: Values

    mutating func setValue(_ variable: Int32, _ value: Double) {
        guard variables[variable].value != value else { return }
        variables[variable].value = value
        if !variables[variable].isInChangedList {
            variables[variable].isInChangedList = true
            changedVariables.append(variable)
        }
    }

    mutating func markDirty(_ variable: Int32) {
        guard !variables[variable].isDirty else { return }
        variables[variable].isDirty = true
        dirtyVariables.append(variable)
    }

    mutating func markTouched(_ row: Int32) {
        guard !rows[row].isTouched else { return }
        rows[row].isTouched = true
        touchedRows.append(row)
    }

    /// Returns the row's residual, and the tolerance within which it counts as zero.
    func residual(_ row: Int32) -> (value: Double, tolerance: Double) {
        let record = rows[row]
        var sum = -record.constant
        var magnitude = abs(record.constant)
        for slot in record.termRange {
            let product = terms[slot].coefficient * variables[terms[slot].variable].value
            sum += product
            magnitude += abs(product)
        }
        return (sum, 1e-9 + 1e-12 * magnitude)
    }
}
