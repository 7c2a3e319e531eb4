// Walks through the graph of definitions. Its nodes are the variables, but the variables of a block are a single node,
// so that the graph has no cycles:
//
//      node >= 0     a variable
//      node < 0      block ~node

/// The state of a depth-first walk; kept to avoid allocations.
struct Walk {
    struct Frame {
        var node: Int32
        /// The current variable of a block.
        var member: Int32
        /// The current term of the variable.
        var slot: Int32
        var end: Int32
    }

    var frames: [Frame] = []
    /// The nodes, each before the nodes that the walk reaches from it.
    var order: [Int32] = []
    /// The inactive rows that the walk has reached.
    var touched: [Int32] = []
}

extension System {
    @inline(__always)
    func node(of variable: Int32) -> Int32 {
        let block = variables[variable].block
        return block < 0 ? variable : ~block
    }

    /// Returns true if this walk has not visited the node yet.
    @inline(__always)
    private mutating func enter(_ node: Int32) -> Bool {
        let representative = node >= 0 ? node : blocks[~node].variables[0]
        guard variables[representative].mark != epoch else { return false }
        variables[representative].mark = epoch
        return true
    }

    mutating func beginWalk() {
        epoch &+= 1
        walk.order.removeAll(keepingCapacity: true)
        walk.touched.removeAll(keepingCapacity: true)
    }

    // MARK: Dependents

    /// Fills `walk.order` with all nodes that are defined, directly or not, by the given variables, each after its
    /// dependencies, and `walk.touched` with the inactive rows that contain them.
    mutating func walkDependents(of starts: [Int32]) {
        beginWalk()
        for start in starts {
            let first = node(of: start)
            guard enter(first) else { continue }
            walk.frames.append(dependentsFrame(first))
            while !walk.frames.isEmpty { stepToDependent() }
        }
        walk.order.reverse()
    }

    @inline(__always)
    private func dependentsFrame(_ node: Int32) -> Walk.Frame {
        let variable = node >= 0 ? node : blocks[~node].variables[0]
        return Walk.Frame(node: node, member: 0, slot: variables[variable].firstOccurrence, end: 0)
    }

    private mutating func stepToDependent() {
        let top = walk.frames.count - 1
        let current = walk.frames[top].node
        var slot = walk.frames[top].slot
        while true {
            while slot >= 0 {
                let row = terms[slot].row
                let variable = terms[slot].variable
                slot = terms[slot].next
                let target = rows[row].target
                if target < 0 {
                    if rows[row].mark != epoch {
                        rows[row].mark = epoch
                        walk.touched.append(row)
                    }
                } else if target != variable {
                    let next = node(of: target)
                    if enter(next) {
                        walk.frames[top].slot = slot
                        walk.frames.append(dependentsFrame(next))
                        return
                    }
                }
            }
            guard current < 0 else { break }
            let member = walk.frames[top].member + 1
            guard Int(member) < blocks[~current].variables.count else { break }
            walk.frames[top].member = member
            slot = variables[blocks[~current].variables[member]].firstOccurrence
        }
        walk.order.append(current)
        walk.frames.removeLast()
    }

    // MARK: Definitions

    /// Fills `walk.order` with all nodes that define, directly or not, the given variables, each after its dependents.
    mutating func walkDefinitions(of starts: [Int32]) {
        beginWalk()
        for start in starts {
            let first = node(of: start)
            guard enter(first) else { continue }
            walk.frames.append(definitionsFrame(first))
            while !walk.frames.isEmpty { stepToDefinition() }
        }
        walk.order.reverse()
    }

    private func definitionsFrame(_ node: Int32) -> Walk.Frame {
        let definer = variables[node >= 0 ? node : blocks[~node].variables[0]].definer
        guard definer >= 0 else { return Walk.Frame(node: node, member: 0, slot: 0, end: 0) }
        let first = rows[definer].firstTerm
        return Walk.Frame(node: node, member: 0, slot: first, end: first + rows[definer].termCount)
    }

    private mutating func stepToDefinition() {
        let top = walk.frames.count - 1
        let current = walk.frames[top].node
        var slot = walk.frames[top].slot
        var end = walk.frames[top].end
        while true {
            while slot < end {
                let next = node(of: terms[slot].variable)
                slot += 1
                if next != current, enter(next) {
                    walk.frames[top].slot = slot
                    walk.frames[top].end = end
                    walk.frames.append(definitionsFrame(next))
                    return
                }
            }
            guard current < 0 else { break }
            let member = walk.frames[top].member + 1
            guard Int(member) < blocks[~current].variables.count else { break }
            walk.frames[top].member = member
            let definer = variables[blocks[~current].variables[member]].definer
            slot = rows[definer].firstTerm
            end = slot + rows[definer].termCount
        }
        walk.order.append(current)
        walk.frames.removeLast()
    }
}
