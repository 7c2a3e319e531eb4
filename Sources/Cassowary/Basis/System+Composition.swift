// Decomposes a row into a sum of the active rows that it depends on. (The "backward transformation" of the simplex
// method.)
extension System {
    /// Adds `factor` times the row's coefficients to the sum that `compose` will decompose.
    mutating func load(_ row: Int32, times factor: Double) {
        for slot in rows[row].termRange { load(terms[slot].variable, terms[slot].coefficient * factor) }
    }

    mutating func load(_ variable: Int32, _ amount: Double) {
        gradientStarts.append(variable)
        gradient[variable] += amount
    }

    /// Writes the loaded sum as a sum of active rows and stays to `composition`. It follows the definitions from the
    /// loaded variables to their ends: the definer of a variable takes the whole amount at it, and adds the resulting
    /// amounts to the other variables of the row.
    mutating func compose() {
        walkDefinitions(of: gradientStarts)
        gradientStarts.removeAll(keepingCapacity: true)
        composition.removeAll(keepingCapacity: true)
        for node in walk.order {
            if node >= 0 { composeVariable(node) } else { composeBlock(~node) }
        }
    }

    @inline(__always)
    private mutating func composeVariable(_ variable: Int32) {
        let amount = gradient[variable]
        guard amount != 0 else { return }
        gradient[variable] = 0
        guard abs(amount) > 1e-12 else { return }
        let row = variables[variable].definer
        guard row >= 0 else {
            composition.append(CompositionEntry(support: ~variable, coefficient: amount))
            return
        }
        let range = rows[row].termRange
        var own = 1.0
        for slot in range where terms[slot].variable == variable { own = terms[slot].coefficient }
        let coefficient = amount / own
        composition.append(CompositionEntry(support: row, coefficient: coefficient))
        for slot in range where terms[slot].variable != variable {
            gradient[terms[slot].variable] -= coefficient * terms[slot].coefficient
        }
    }

    private mutating func composeBlock(_ block: Int32) {
        let size = blocks[block].variables.count
        if blockColumns.count < size { blockColumns = [Double](repeating: 0, count: size) }
        var isZero = true
        for index in 0..<size {
            let variable = blocks[block].variables[index]
            blockColumns[index] = gradient[variable]
            if gradient[variable] != 0 { isZero = false }
            gradient[variable] = 0
        }
        guard !isZero else { return }
        guard solveBlockTransposed(block) else {
            singularBlocks.append(block)
            return
        }
        for index in 0..<size where abs(blockRows[index]) > 1e-12 {
            let coefficient = blockRows[index]
            let row = variables[blocks[block].variables[index]].definer
            composition.append(CompositionEntry(support: row, coefficient: coefficient))
            for slot in rows[row].termRange where variables[terms[slot].variable].block != block {
                gradient[terms[slot].variable] -= coefficient * terms[slot].coefficient
            }
        }
    }
}
