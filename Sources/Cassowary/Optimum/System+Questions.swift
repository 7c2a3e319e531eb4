// What the basis knows besides the values.
extension System {
    // MARK: Ambiguity

    /// False when the variable could have another value without any error growing.
    mutating func isDetermined(_ variable: Int32) -> Bool {
        if variables[variable].firstOccurrence < 0 { return false }
        // Each round makes one equation active that holds by chance, so that there are few.
        for _ in 0...variables.count {
            load(variable, 1)
            compose()
            let supports = composition.filter { abs($0.coefficient) > 1e-9 }.map(\.support)
            var hasChanged = false
            for support in supports {
                switch freedom(of: support) {
                case .none: continue
                case .some(let equation):
                    guard let equation else { return false }
                    load(equation.row, times: 1)
                    compose()
                    exchange(leaving: support, side: 0, entering: equation.row, coefficient: equation.coefficient)
                    hasChanged = true
                }
                if hasChanged { break }
            }
            if !hasChanged { return true }
        }
        return true
    }

    private struct HoldingEquation {
        var row: Int32
        var coefficient: Double
    }

    /// Whether an active row or stay can move at no cost. Nil: it cannot. A stay that is held by an inactive equation
    /// is told with that equation, which ought to be active in its place.
    private mutating func freedom(of support: Int32) -> HoldingEquation?? {
        let pull = support >= 0 ? rowPulls[support] : stayPulls[~support]
        for direction in [1.0, -1.0] {
            var own = 0.0
            if support >= 0 { own = direction > 0 ? rows[support].errorAbove : rows[support].errorBelow }
            if support >= 0, own > 0, rows[support].isRequired { continue }
            let priority = support >= 0 ? rows[support].priority : 0
            guard pull.leading(times: direction, plus: own, at: priority) == nil else { continue }
            respond(to: support, direction: direction)
            var isHeld = false
            var holding: HoldingEquation?
            // A row that no `solve` has looked at yet says nothing, and must not be in the basis when one does.
            for row in walk.touched where !rows[row].isNew {
                let slope = slope(of: row)
                guard slope != 0, let breakpoint = breakpoint(of: row, slope: slope), breakpoint.distance == 0 else {
                    continue
                }
                isHeld = true
                if support < 0, rows[row].relation == .equal {
                    holding = HoldingEquation(row: row, coefficient: slope * direction)
                    break
                }
            }
            clearResponse()
            if let holding { return .some(holding) }
            if !isHeld { return .some(nil) }
        }
        return .none
    }

    // MARK: Influence

    /// The active rows on which the variable's value stands, in the order in which they were added.
    mutating func rowsAffecting(_ variable: Int32) -> [Int32] {
        load(variable, 1)
        compose()
        return composition.filter { $0.support >= 0 && abs($0.coefficient) > 1e-9 }.map(\.support)
            .sorted { rows[$0].generation < rows[$1].generation }
    }
}
