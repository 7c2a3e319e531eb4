import LayoutSolver
import Measuring

/// A constraint system in our solver.
struct SolvedSystem {
    let solver = Solver()
    let system: ConstraintSystem
    /// CPU seconds of adding all constraints, suggesting the first size and solving. Creating the constraints is not
    /// included.
    let buildCost: Double
    private let variables: [Variable]
    private let ids: [ConstraintID]

    init(_ system: ConstraintSystem) throws {
        let solver = solver
        let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
        let constraints = system.rows.map { row in
            LinearConstraint(
                row.terms.map { LinearTerm(variables[$0.variable], $0.coefficient) },
                row.isInequality ? .greaterThanOrEqual : .equal, row.constant, priority: row.isRequired ? 1000 : 750)
        }
        var ids: [ConstraintID] = []
        buildCost = try CPUClock.seconds {
            ids = try constraints.map { try solver.add($0) }
            for edit in system.edits { try solver.suggest(variables[edit.variable], edit.first, priority: 750) }
            try solver.solve()
        }
        (self.system, self.variables, self.ids) = (system, variables, ids)
    }

    /// The sum of all values, which must be equal for both solvers.
    var sum: Double { variables.reduce(0) { $0 + solver.value(of: $1) } }

    /// CPU seconds of a step of resizing: new values for the edit variables, and reading the changed variables.
    func resizeCosts(count: Int) throws -> [Double] {
        try (0..<count).map { step in
            try CPUClock.seconds {
                for edit in system.edits {
                    try solver.suggest(variables[edit.variable], edit.value(at: step), priority: 750)
                }
                try solver.solve()
                for variable in solver.takeChangedVariables() { _ = solver.value(of: variable) }
            }
        }
    }

    /// CPU seconds of changing the constant of a constraint that only affects one leaf, several times.
    func constantCosts(count: Int) throws -> [Double] {
        // The changes of the first solution are taken before, so that they are not measured.
        _ = solver.takeChangedVariables()
        guard let row = system.leftInset(of: system.count - 1) else { return [] }
        let constant = system.rows[row].constant
        return try (0..<count).map { step in
            try CPUClock.seconds {
                try solver.setConstant(ids[row], constant + Double(1 + step % 2))
                try solver.solve()
                for variable in solver.takeChangedVariables() { _ = solver.value(of: variable) }
            }
        }
    }
}
