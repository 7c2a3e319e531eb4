// Pivoting: an active row leaves the basis, and an inactive row enters it.
extension System {
    /// Makes `entering` (inactive) active in place of `leaving`. `composition` must be the composition of `entering`,
    /// with `coefficient` at `leaving`. `side` is the side on which the residual of `leaving` will count as error.
    ///
    /// The multipliers: with ∇ = Σ πⱼ·aⱼ over the active rows and entering = Σ λⱼ·aⱼ, the leaving row is a = (entering
    /// - Σ' λⱼ·aⱼ) / λ, so that a share of ψ = (its π and own error) / λ is moved from each to `entering`.
    mutating func exchange(leaving: Int32, side: Int8, entering: Int32, coefficient: Double) {
        var share = LevelVector()
        if leaving >= 0 {
            swap(&share, &rowMultipliers[leaving])
            if side != 0 { share.add(Double(side), at: rows[leaving].priority) }
            setSide(leaving, side)
        } else {
            swap(&share, &stayMultipliers[~leaving])
        }
        if !share.isEmpty {
            for entry in composition where entry.support != leaving {
                addMultiplier(share, times: -entry.coefficient / coefficient, to: entry.support)
            }
        }
        if entering >= 0 {
            var multiplier = LevelVector()
            multiplier.add(share, times: 1 / coefficient)
            if rows[entering].side != 0 {
                multiplier.add(-Double(rows[entering].side), at: rows[entering].priority)
                rows[entering].side = 0
            }
            rowMultipliers[entering] = multiplier
        } else {
            stayMultipliers[~entering].removeAll()
            stayMultipliers[~entering].add(share, times: 1 / coefficient)
        }
        updateCandidate(entering)
        rewire(leaving: leaving, entering: entering)
    }

    /// Prepares the removal of an active row: its variable is passed to that variable's stay, or, in a block, to the
    /// stay of the variable with the largest coefficient.
    mutating func replaceByStay(_ row: Int32) {
        let target = rows[row].target
        var variable = target
        let block = variables[target].block
        if block >= 0 {
            respond(to: row, direction: 1)
            for candidate in blocks[block].variables
            where abs(response[candidate]) > abs(response[variable]) * (variable == target ? 4 : 1) {
                variable = candidate
            }
            clearResponse()
        }
        if rowMultipliers[row].isEmpty {
            rewire(leaving: row, entering: ~variable)
        } else {
            load(variable, 1)
            compose()
            let coefficient = composition.first { $0.support == row }?.coefficient ?? 1
            exchange(leaving: row, side: 0, entering: ~variable, coefficient: coefficient)
        }
    }

    // MARK: Structure

    /// Along a path of definitions from `entering` to the variable of `leaving`, each variable gets the definer of the
    /// one before it.
    ///
    ///     entering ── v₁ ═ r₁ ── v₂ ═ r₂ ── v₃ ═ leaving          ═  defines
    ///     entering ═ v₁ ── r₁ ═ v₂ ── r₂ ═ v₃ ── leaving          ──  occurs in
    private mutating func rewire(leaving: Int32, entering: Int32) {
        let path = findPath(from: entering, to: leaving >= 0 ? rows[leaving].target : ~leaving)
        var carried = entering >= 0 ? entering : none
        for variable in path {
            let old = variables[variable].definer
            variables[variable].definer = carried
            if carried >= 0 { rows[carried].target = variable }
            carried = old
            markDirty(variable)
        }
        if leaving >= 0 {
            rows[leaving].target = none
            activeCount -= 1
        }
        if entering >= 0 { activeCount += 1 }
        structureVersion += 1

        var affected = path
        for variable in path {
            let block = variables[variable].block
            guard block >= 0 else { continue }
            affected += blocks[block].variables
            dissolve(block: block)
        }
        let closesNoCycle = entering < 0 || rows[entering].termCount == 1
        if affected.count == 1, closesNoCycle { return }
        rebuildBlocks(around: affected)
    }

    /// Returns a shortest path in the graph of definitions; its last variable is `goal`.
    private mutating func findPath(from entering: Int32, to goal: Int32) -> [Int32] {
        if entering < 0, ~entering == goal { return [goal] }
        if entering >= 0, rows[entering].termRange.contains(where: { terms[$0].variable == goal }) { return [goal] }
        epoch &+= 1
        var queue: [(variable: Int32, before: Int)] = []
        func note(_ variable: Int32, before: Int) {
            guard variables[variable].mark != epoch else { return }
            variables[variable].mark = epoch
            queue.append((variable, before))
        }
        if entering < 0 {
            note(~entering, before: -1)
        } else {
            for slot in rows[entering].termRange { note(terms[slot].variable, before: -1) }
        }
        var index = 0
        while index < queue.count, queue[index].variable != goal {
            let definer = variables[queue[index].variable].definer
            if definer >= 0 {
                for slot in rows[definer].termRange { note(terms[slot].variable, before: index) }
            }
            index += 1
        }
        precondition(index < queue.count, "no path leads to a row that depends on the first one")
        var path: [Int32] = []
        while index >= 0 {
            path.append(queue[index].variable)
            index = queue[index].before
        }
        return path.reversed()
    }
}
