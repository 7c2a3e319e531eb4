// Blocks: strongly connected sets of definitions. For example, in a row of equally wide buttons that fill their
// parent, each button is as wide as its neighbor, and the sum of the widths is the parent's width. The values of a
// block can only be computed together.
extension System {
    /// Finds the blocks again among the given variables and their definitions (Tarjan's algorithm). An unchanged block
    /// keeps its factors.
    mutating func rebuildBlocks(around starts: [Int32]) {
        epoch &+= 1
        var counter: Int32 = 0
        var pending: [Int32] = []  // Tarjan's stack
        var path: [(variable: Int32, slot: Int32, end: Int32)] = []
        // While a variable is pending, its discovery is > 0; afterwards 0.
        func range(_ variable: Int32) -> (Int32, Int32) {
            let definer = variables[variable].definer
            guard definer >= 0 else { return (0, 0) }
            return (rows[definer].firstTerm, rows[definer].firstTerm + rows[definer].termCount)
        }
        for start in starts where variables[start].mark != epoch {
            discover(start, &counter, &pending)
            let (first, end) = range(start)
            path.append((start, first, end))
            while let (variable, slot, end) = path.last {
                if slot < end {
                    path[path.count - 1].slot += 1
                    let next = terms[slot].variable
                    if variables[next].mark != epoch {
                        discover(next, &counter, &pending)
                        let (first, end) = range(next)
                        path.append((next, first, end))
                    } else if discovery[next] > 0 {
                        lowLink[variable] = min(lowLink[variable], discovery[next])
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.variable { lowLink[parent] = min(lowLink[parent], lowLink[variable]) }
                if lowLink[variable] == discovery[variable] { closeComponent(endingAt: variable, &pending) }
            }
        }
    }

    private mutating func discover(_ variable: Int32, _ counter: inout Int32, _ pending: inout [Int32]) {
        counter += 1
        variables[variable].mark = epoch
        discovery[variable] = counter
        lowLink[variable] = counter
        pending.append(variable)
    }

    private mutating func closeComponent(endingAt variable: Int32, _ pending: inout [Int32]) {
        if pending.last == variable {
            pending.removeLast()
            discovery[variable] = 0
            return
        }
        let first = pending.lastIndex(of: variable) ?? 0
        let members = Array(pending[first...])
        pending.removeSubrange(first...)
        for member in members { discovery[member] = 0 }
        let block = variables[members[0]].block
        if block >= 0, blocks[block].variables.count == members.count,
            members.allSatisfy({ variables[$0].block == block })
        {
            return
        }
        for member in members where variables[member].block >= 0 { dissolve(block: variables[member].block) }
        let index = freeBlocks.popLast() ?? Int32(blocks.count)
        let made = Block(variables: members, factor: nil)
        if Int(index) == blocks.count { blocks.append(made) } else { blocks[index] = made }
        for member in members { variables[member].block = index }
    }

    mutating func dissolve(block: Int32) {
        for variable in blocks[block].variables { variables[variable].block = none }
        blocks[block] = Block(variables: [], factor: nil)
        freeBlocks.append(block)
    }

    // MARK: Solving a block

    /// Row and column `k` belong to the block's `k`-th variable.
    private mutating func factor(of block: Int32) -> BlockFactor? {
        if let factor = blocks[block].factor { return factor }
        let members = blocks[block].variables
        for (index, variable) in members.enumerated() { localIndex[variable] = Int32(index) }
        let matrix = members.map { variable in
            rows[variables[variable].definer].termRange.compactMap { slot -> BlockFactor.Entry? in
                let term = terms[slot]
                guard variables[term.variable].block == block else { return nil }
                return BlockFactor.Entry(column: localIndex[term.variable], value: term.coefficient)
            }
        }
        let made = BlockFactor(rows: matrix)
        blocks[block].factor = made
        return made
    }

    /// Fills `blockColumns` with the solution for the right sides in `blockRows`. Returns false if the block is
    /// singular.
    mutating func solveBlock(_ block: Int32) -> Bool {
        guard let factor = factor(of: block) else { return false }
        let size = blocks[block].variables.count
        if blockColumns.count < size { blockColumns = [Double](repeating: 0, count: size) }
        factor.solve(&blockRows, into: &blockColumns)
        return true
    }

    /// Fills `blockRows` with the solution of the transposed block for the right sides in `blockColumns`.
    mutating func solveBlockTransposed(_ block: Int32) -> Bool {
        guard let factor = factor(of: block) else { return false }
        let size = blocks[block].variables.count
        if blockRows.count < size { blockRows = [Double](repeating: 0, count: size) }
        factor.solveTransposed(&blockColumns, into: &blockRows)
        return true
    }
}
