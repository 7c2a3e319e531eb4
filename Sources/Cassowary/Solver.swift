/// Solves systems of linear equations and inequalities, required and optional, and keeps them solved while they
/// change.
///
/// ## The task
///
/// Find values for the variables such that every required constraint holds, and such that the errors of the optional
/// constraints are minimal: first the sum of the errors at the highest priority, then at the next, and so on. It is
/// Cassowary's task (Badros, Borning, Stuckey 2001), and UIKit's.
///
/// ## A vertex, written as definitions
///
/// Cassowary keeps a tableau: every row in terms of the same few parameters, so that a window's width is in the row of
/// each view in it, and each change rewrites rows that it does not affect. Here the tableau is never built. As many
/// constraints are *active*, that is, hold exactly, as there are variables, and each active constraint *defines* one
/// of its variables from its other variables:
///
///      screen.width == 320     ──▶  screen.width
///      label.left == 8         ──▶  label.left                    A layout is nearly always such a graph: no cycles,
///      label.right ==                  │                          each value computed once from those before it.
///        screen.width - 8      ──▶  label.right
///      label.right ==                  ▼
///        label.left + label.width ▶ label.width
///      label.width >= 40            (inactive: only checked)
///
/// A variable that no constraint defines is defined by its *stay*, `x = 0`, which is weaker than any constraint.
/// Variables that define each other in a cycle (five equal widths that fill a row) form a *block*, a single node of
/// the graph, with separate sparse LU factors. So this is a revised simplex method whose basis is kept in block
/// triangular form, and the two solves of that method are walks that only visit affected nodes:
///
///      propagate, respond     downwards, from a definition to its dependents
///      compose                upwards, from a constraint to its dependencies
///
/// ## A round of work
///
///      add ──▶ ┌────────────┐   setConstant    ┌───────────┐   sides of inactive   ┌─────────────┐
///              │ substitute │   suggest ─────▶ │ propagate │   rows that changed   │   update    │
///      remove  │  new rows  │ ───────────────▶ │  values   │ ────────────────────▶ │ multipliers │
///              └────────────┘                  └───────────┘                       └─────────────┘
///                                                    ▲      no multiplier beyond       │
///                                  rewired variables │       its row's weight          ▼
///                                                    │                           ┌──────────┐
///                                                    └────────────────────────── │ optimise │──▶ done
///                                                                                └──────────┘
///
/// * **substitute** makes new rows active: a row with one open variable defines it. Most layouts end here.
/// * **propagate** computes the values that depend on a change, and the sides of zero of the inactive rows' residuals.
/// * **update multipliers** keeps, for each active row, its *multiplier*: the change of the sum of errors with its
///   residual. Only rows that a violated row depends on have a multiplier. It is a vector over priorities, compared
///   from the highest.
/// * **optimize**: a row whose multiplier exceeds its own weight leaves the basis; the values move along its response
///   until the errors no longer shrink, and the row that stops the move enters in its place (simplex steps with long
///   steps over the kinks of a sum of absolute values, as Barrodale and Roberts do for L1 fits). Any basis is a valid
///   start, so there is no phase one: required rows are treated as the highest priority.
///
/// ## Underdetermined values
///
/// If constraints do not determine a value, the solver chooses the value of Cassowary's tableau with lengths as its
/// restricted variables, because programs depend on UIKit's choice: a position with only a bound is at that bound,
/// whichever side of it is allowed, and a length is no longer than bounds force it to be.
///
/// A required row that is still violated at the optimum is a sum of required rows that contradict it, and `compose`
/// names them.
package final class Solver {
    /// The largest accepted magnitude. It is far beyond any layout, and small enough that sums are exact to 1e-4.
    static let magnitudeLimit = 1e12

    /// Coefficients of at most this magnitude count as zero.
    static let coefficientFloor = 1e-9

    private var system = System()

    package init() {}

    // MARK: Variables

    /// Creates a variable. Its value is 0 unless a constraint determines it.
    ///
    /// - Parameter isLength: Whether the variable stays 0 if only bounds limit it. A variable that is not a length is
    ///   a position; it then has the value of a bound. The parameter does not add a bound.
    package func makeVariable(isLength: Bool = false) -> Variable {
        Variable(index: system.makeVariable(isLength: isLength))
    }

    /// Removes a variable and all constraints that contain it. Its handle may be reused.
    package func remove(_ variable: Variable) throws(SolverError) {
        try check(variable)
        for constraint in constraints(mentioning: variable) { system.remove(row: constraint.row) }
        system.release(variable: variable.index)
    }

    /// Returns the value after the last `solve`, or 0 for a variable of a different solver.
    package func value(of variable: Variable) -> Double {
        isAlive(variable) ? system.variables[variable.index].value : 0
    }

    /// Returns the variables whose values have changed since the last call, each once, in no particular order.
    package func takeChangedVariables() -> [Variable] { system.takeChangedVariables() }

    // MARK: Constraints

    /// Adds a constraint, which takes effect at the next `solve`. Adding many constraints and solving once is cheaper
    /// than solving after each constraint.
    @discardableResult
    package func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
        try check(number: constraint.constant)
        try check(priority: constraint.priority)
        for term in constraint.terms {
            try check(term.variable)
            try check(number: term.coefficient)
        }
        let row = system.add(constraint)
        return ConstraintID(row: row, generation: system.rows[row].generation)
    }

    /// Adds `Σ coefficient · variable  (≤ = ≥)  constant`.
    @discardableResult
    package func add(
        _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, priority: Double = Priority.required
    ) throws(SolverError) -> ConstraintID {
        try add(LinearConstraint(terms, relation, constant, priority: priority))
    }

    /// Removes a constraint. A stale handle is ignored.
    package func remove(_ constraint: ConstraintID) {
        guard contains(constraint) else { return }
        system.remove(row: constraint.row)
    }

    package func contains(_ constraint: ConstraintID) -> Bool {
        guard constraint.row >= 0, Int(constraint.row) < system.rows.count else { return false }
        let record = system.rows[constraint.row]
        return record.isAlive && record.generation == constraint.generation
    }

    /// Returns a constraint's terms, relation, constant and priority, or `nil` for a stale handle. Zero coefficients
    /// are omitted.
    package func constraint(_ constraint: ConstraintID) -> LinearConstraint? {
        guard contains(constraint) else { return nil }
        let record = system.rows[constraint.row]
        let terms = record.termRange.map { slot in
            LinearTerm(Variable(index: system.terms[slot].variable), system.terms[slot].coefficient)
        }
        return LinearConstraint(terms, record.relation, record.constant, priority: record.priority)
    }

    /// Changes the right side. The next `solve` only recomputes the values that depend on it.
    package func setConstant(_ constraint: ConstraintID, _ constant: Double) throws(SolverError) {
        try check(constraint)
        try check(number: constant)
        system.setConstant(constraint.row, constant)
    }

    package func constant(of constraint: ConstraintID) -> Double? {
        contains(constraint) ? system.rows[constraint.row].constant : nil
    }

    /// Changes the constraint's priority. Both priorities may be `Priority.required`.
    package func setPriority(_ constraint: ConstraintID, _ priority: Double) throws(SolverError) {
        try check(constraint)
        try check(priority: priority)
        system.setPriority(constraint.row, priority)
    }

    package func priority(of constraint: ConstraintID) -> Double? {
        contains(constraint) ? system.rows[constraint.row].priority : nil
    }

    /// Returns the amount by which the constraint is violated, at the values of the last `solve`: 0 if it holds.
    package func error(of constraint: ConstraintID) -> Double {
        guard contains(constraint) else { return 0 }
        let record = system.rows[constraint.row]
        let (value, tolerance) = system.residual(constraint.row)
        guard abs(value) > tolerance else { return 0 }
        return abs(value) * (value > 0 ? record.errorAbove : record.errorBelow)
    }

    // MARK: Edit values

    /// Adds the edit constraint `variable == value`. A variable has at most one edit constraint: a further call
    /// changes its constant, and only the values that depend on it are computed again.
    package func suggest(_ variable: Variable, _ value: Double, priority: Double) throws(SolverError) {
        try check(variable)
        try check(number: value)
        try check(priority: priority)
        let row = system.variables[variable.index].suggestion
        if row >= 0 {
            system.setConstant(row, value)
            if system.rows[row].priority != priority { system.setPriority(row, priority) }
        } else {
            let row = system.add(LinearConstraint([LinearTerm(variable)], .equal, value, priority: priority))
            system.variables[variable.index].suggestion = row
        }
    }

    /// Removes the edit constraint of `suggest`.
    package func removeSuggestion(for variable: Variable) throws(SolverError) {
        try check(variable)
        let row = system.variables[variable.index].suggestion
        guard row >= 0 else { return }
        system.variables[variable.index].suggestion = none
        system.remove(row: row)
    }

    // MARK: Solving

    /// Updates the values after changes.
    /// If required constraints contradict each other, this method still solves the system, with errors of required
    /// constraints as the worst errors, and then throws. Remove one of the constraints in the error, or lower its
    /// priority, and solve again. A further conflict may then be found.
    package func solve() throws(UnsatisfiableConstraints) {
        system.solve()
        guard let conflict = system.firstConflict() else { return }
        let ids = conflict.rows.map { ConstraintID(row: $0, generation: system.rows[$0].generation) }
        throw UnsatisfiableConstraints(
            violated: ConstraintID(
                row: conflict.violated, generation: system.rows[conflict.violated].generation),
            constraints: ids.sorted { $0.generation < $1.generation })
    }

    // MARK: Questions

    /// Returns whether any other value of the variable would make an error worse, as of the last `solve`.
    package func isDetermined(_ variable: Variable) -> Bool {
        isAlive(variable) && system.isDetermined(variable.index)
    }

    /// Returns the active constraints that the variable's value depends on, in the order of their addition. Changing
    /// the constant of any of them would change the value.
    package func constraints(affecting variable: Variable) -> [ConstraintID] {
        guard isAlive(variable) else { return [] }
        return system.rowsAffecting(variable.index).map {
            ConstraintID(row: $0, generation: system.rows[$0].generation)
        }
    }

    /// Returns the constraints that contain the variable, in the order of their addition.
    package func constraints(mentioning variable: Variable) -> [ConstraintID] {
        guard isAlive(variable) else { return [] }
        return system.rows(mentioning: variable.index).map {
            ConstraintID(row: $0, generation: system.rows[$0].generation)
        }
    }

    // MARK: Checks

    private func isAlive(_ variable: Variable) -> Bool {
        variable.index >= 0 && Int(variable.index) < system.variables.count
            && system.variables[variable.index].isAlive
    }

    private func check(_ variable: Variable) throws(SolverError) {
        guard isAlive(variable) else { throw .unknownVariable(variable) }
    }

    private func check(_ constraint: ConstraintID) throws(SolverError) {
        guard contains(constraint) else { throw .unknownConstraint(constraint) }
    }

    private func check(number: Double) throws(SolverError) {
        guard number.isFinite, abs(number) <= Self.magnitudeLimit else { throw .invalidNumber(number) }
    }

    private func check(priority: Double) throws(SolverError) {
        guard priority > 0, priority <= Priority.required else { throw .invalidPriority(priority) }
    }
}
