// The change of the values when an active row is relaxed. (The "forward transformation" of the simplex method.)
extension System {
    /// Fills `response` with the change of every variable per unit of the support's residual, times `direction`, while
    /// all other active rows still hold. `walk.order` then contains the responding variables, `walk.touched` the
    /// inactive rows whose residuals change. End with `clearResponse`.
    mutating func respond(to support: Int32, direction: Double) {
        let start = support >= 0 ? rows[support].target : ~support
        walkDependents(of: [start])
        for node in walk.order {
            if node >= 0 {
                respondVariable(node, to: support, direction)
            } else {
                respondBlock(~node, to: support, direction)
            }
        }
    }

    mutating func clearResponse() {
        forEachResponding { system, variable in system.response[variable] = 0 }
    }

    @inline(__always)
    mutating func forEachResponding(_ body: (inout System, Int32) -> Void) {
        for node in walk.order {
            if node >= 0 {
                body(&self, node)
            } else {
                for index in blocks[~node].variables.indices { body(&self, blocks[~node].variables[index]) }
            }
        }
    }

    @inline(__always)
    private mutating func respondVariable(_ variable: Int32, to support: Int32, _ direction: Double) {
        let row = variables[variable].definer
        guard row >= 0 else {
            response[variable] = support == ~variable ? direction : 0
            return
        }
        var sum = row == support ? direction : 0
        var own = 1.0
        for slot in rows[row].termRange {
            let term = terms[slot]
            if term.variable == variable {
                own = term.coefficient
            } else {
                sum -= term.coefficient * response[term.variable]
            }
        }
        response[variable] = sum / own
    }

    private mutating func respondBlock(_ block: Int32, to support: Int32, _ direction: Double) {
        let size = blocks[block].variables.count
        if blockRows.count < size { blockRows = [Double](repeating: 0, count: size) }
        for index in 0..<size {
            let row = variables[blocks[block].variables[index]].definer
            var sum = row == support ? direction : 0
            for slot in rows[row].termRange where variables[terms[slot].variable].block != block {
                sum -= terms[slot].coefficient * response[terms[slot].variable]
            }
            blockRows[index] = sum
        }
        guard solveBlock(block) else {
            singularBlocks.append(block)
            return
        }
        for index in 0..<size { response[blocks[block].variables[index]] = blockColumns[index] }
    }

    /// Returns the slope of the row's residual along `response`.
    func slope(of row: Int32) -> Double {
        var sum = 0.0
        for slot in rows[row].termRange { sum += terms[slot].coefficient * response[terms[slot].variable] }
        return abs(sum) < 1e-10 ? 0 : sum
    }
}
