// Queries about the basis: ambiguity, and the rows that a value depends on.
extension System {
    // MARK: Ambiguity

    /// Returns whether the variable is determined. It is not if it could have a different value without any error
    /// growing.
    mutating func isDetermined(_ variable: Int32) -> Bool {
        if variables[variable].firstOccurrence < 0 { return false }
        // Each round activates one equation that is satisfied and inactive. There are few of them, so few rounds are
        // needed.
        for _ in 0...variables.count {
            load(variable, 1)
            compose()
            let supports = composition.filter { abs($0.coefficient) > 1e-9 }.map(\.support)
            var hasChanged = false
            for support in supports {
                switch freedom(of: support) {
                case .fixed: continue
                case .free: return false
                case .fixedByInactiveEquation(let row, let coefficient):
                    load(row, times: 1)
                    compose()
                    exchange(leaving: support, side: 0, entering: row, coefficient: coefficient)
                    hasChanged = true
                }
                if hasChanged { break }
            }
            if !hasChanged { return true }
        }
        return true
    }

    /// Whether an active row or stay can change its residual without any error growing.
    private enum Freedom {
        case fixed
        case free
        /// Only an inactive equation fixes the stay; it should be active in the stay's place.
        case fixedByInactiveEquation(row: Int32, coefficient: Double)
    }

    private mutating func freedom(of support: Int32) -> Freedom {
        let multiplier = support >= 0 ? rowMultipliers[support] : stayMultipliers[~support]
        for direction in [1.0, -1.0] {
            var own = 0.0
            if support >= 0 { own = direction > 0 ? rows[support].errorAbove : rows[support].errorBelow }
            if support >= 0, own > 0, rows[support].isRequired { continue }
            let priority = support >= 0 ? rows[support].priority : 0
            guard multiplier.leading(times: direction, plus: own, at: priority) == nil else { continue }
            respond(to: support, direction: direction)
            var isFixed = false
            var equation: Freedom?
            // A row that was added after the last `solve` is ignored, and must not be in the basis when the next
            // `solve` begins.
            for row in walk.touched where !rows[row].isNew {
                let slope = slope(of: row)
                guard slope != 0, let breakpoint = breakpoint(of: row, slope: slope), breakpoint.distance == 0 else {
                    continue
                }
                isFixed = true
                if support < 0, rows[row].relation == .equal {
                    equation = .fixedByInactiveEquation(row: row, coefficient: slope * direction)
                    break
                }
            }
            clearResponse()
            if let equation { return equation }
            if !isFixed { return .free }
        }
        return .fixed
    }

    // MARK: Influence

    /// Returns the active rows that the variable's value depends on, in the order of their addition.
    mutating func rowsAffecting(_ variable: Int32) -> [Int32] {
        load(variable, 1)
        compose()
        return composition.filter { $0.support >= 0 && abs($0.coefficient) > 1e-9 }.map(\.support)
            .sorted { rows[$0].generation < rows[$1].generation }
    }
}
