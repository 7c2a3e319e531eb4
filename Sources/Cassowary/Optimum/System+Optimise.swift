// From a basis to the optimal basis: exchange active rows while the errors shrink.
extension System {
    /// The number of degenerate steps before Bland's rule is used, which cannot cycle.
    private static let stalledStepLimit = 100

    mutating func optimise() {
        var stepsLeft = 100 + 4 * (rows.count + variables.count)
        var stalled = 0
        while stepsLeft > 0 {
            let usesBlandsRule = stalled > Self.stalledStepLimit
            guard let next = usesBlandsRule ? firstImprovement() : nextImprovement() else { return }
            let hasMoved = step(next.support, direction: next.direction, usesBlandsRule: usesBlandsRule)
            stalled = hasMoved ? 0 : stalled + 1
            stepsLeft -= 1
        }
        candidates.removeAll()
    }

    /// The distance at which an inactive row becomes violated, or violated on the other side.
    struct Breakpoint {
        var distance: Double
        var row: Int32
        var slope: Double
        /// The increase of its error's slope there. Infinite if a required row would become violated.
        var jump: Double
        var side: Int8
    }

    /// Moves along the response of `support` until the errors, by priority, no longer shrink. The row whose error
    /// stops the move replaces `support`. Returns false if the best distance was 0.
    ///
    ///     errors │╲
    ///            │ ╲__   passed: a row changes its side
    ///            │    ╲
    ///            │     ╲_____╱      stop: the slope is no longer negative
    ///            └──────────────── distance
    private mutating func step(_ support: Int32, direction: Double, usesBlandsRule: Bool) -> Bool {
        respond(to: support, direction: direction)

        // The slope at the start, from the rows themselves: the multipliers may have accumulated rounding errors.
        var others = LevelVector()
        var breakpoints: [Breakpoint] = []
        for row in walk.touched {
            let slope = slope(of: row)
            guard slope != 0 else { continue }
            if rows[row].side != 0 { others.add(Double(rows[row].side) * slope, at: rows[row].priority) }
            if let breakpoint = breakpoint(of: row, slope: slope) { breakpoints.append(breakpoint) }
        }
        var exact = LevelVector()
        exact.add(others, times: direction)
        if support >= 0 { rowMultipliers[support] = exact } else { stayMultipliers[~support] = exact }
        guard improvement(support)?.direction == direction else {
            clearResponse()
            updateCandidate(support)
            return false
        }

        breakpoints.sort {
            if $0.distance != $1.distance { return $0.distance < $1.distance }
            if !usesBlandsRule, rows[$0.row].priority != rows[$1.row].priority {
                return rows[$0.row].priority < rows[$1.row].priority
            }
            return $0.row < $1.row
        }
        var slope = others
        if support >= 0 {
            let own = direction > 0 ? rows[support].errorAbove : rows[support].errorBelow
            if own != 0 { slope.add(own, at: rows[support].priority) }
        }
        var stop: Breakpoint?
        var passed: [SideChange] = []
        for breakpoint in breakpoints {
            if breakpoint.jump == .infinity {
                stop = breakpoint
                break
            }
            let row = breakpoint.row
            slope.add(breakpoint.jump, at: rows[row].priority)
            if usesBlandsRule || (slope.leading?.amount ?? 0) >= 0 {
                stop = breakpoint
                break
            }
            passed.append(
                SideChange(
                    row: row, amount: Double(breakpoint.side) - Double(rows[row].side),
                    priority: rows[row].priority))
        }
        guard let stop else {  // Rounding: errors cannot shrink forever.
            clearResponse()
            return false
        }

        if stop.distance > 0 {
            forEachResponding { system, variable in
                let change = system.response[variable]
                if change != 0 {
                    system.setValue(variable, system.variables[variable].value + stop.distance * change)
                }
            }
        }
        clearResponse()
        for change in passed { setSide(change.row, rows[change.row].side + Int8(change.amount)) }
        updateMultipliers(passed)

        load(stop.row, times: 1)
        compose()
        let coefficient = stop.slope * direction
        let side: Int8
        if support < 0 {
            side = 0
        } else if direction > 0 {
            side = Int8(rows[support].errorAbove)
        } else {
            side = -Int8(rows[support].errorBelow)
        }
        exchange(leaving: support, side: side, entering: stop.row, coefficient: coefficient)
        return stop.distance > 0
    }

    func breakpoint(of row: Int32, slope: Double) -> Breakpoint? {
        let record = rows[row]
        let target: Int8
        if slope > 0 {
            target = Int8(record.errorAbove)
        } else {
            target = -Int8(record.errorBelow)
        }
        guard target != record.side else { return nil }
        let residual = residual(row)
        var distance = -residual.value / slope
        if distance < 0 || abs(residual.value) <= residual.tolerance { distance = 0 }
        let jump =
            record.isRequired && target != 0 ? .infinity : (Double(target) - Double(record.side)) * slope
        return Breakpoint(distance: distance, row: row, slope: slope, jump: jump, side: target)
    }
}
