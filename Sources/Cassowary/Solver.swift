/// Solves systems of linear equations and inequalities, required and optional, and keeps them solved while they change.
///
/// ## The task
///
/// Find values for the variables such that every required constraint holds, and such that the errors of the others are
/// least: first the sum of those of the highest priority, then of the next, and so on. It is Cassowary's task
/// (Badros, Borning, Stuckey 2001), and UIKit's.
///
/// ## A vertex, written as definitions
///
/// Cassowary keeps a tableau: every row in terms of the same few parameters, so that a window's width stands in the row
/// of each view in it, and each change rewrites what it has nothing to do with. Here the tableau is never built. Of all
/// constraints as many are *active*, that is, hold exactly, as there are variables, and each active one *defines* one
/// of its variables from its others:
///
///      screen.width == 320     ──▶  screen.width
///      label.left == 8         ──▶  label.left                    A layout is nearly always such a graph: no cycles,
///      label.right ==                  │                          each value computed once from those before it.
///        screen.width - 8      ──▶  label.right
///      label.right ==                  ▼
///        label.left + label.width ▶ label.width
///      label.width >= 40            (inactive: only looked at)
///
/// A variable that no constraint defines is defined by its *stay*, `x = 0`, weaker than any constraint. Variables
/// that define each other in a circle (five equal widths that fill a row) form a *block*, one node of the graph, with
/// sparse LU factors of its own. So this is a revised simplex method whose basis is kept in block triangular form,
/// and the two solves of that method are walks that go only where something is:
///
///      propagate, respond     downwards, from a definition to what depends on it
///      compose                upwards, from a constraint to what it depends on
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
/// * **propagate** computes what depends on a change, and on which side of zero the residuals of inactive rows are now.
/// * **update multipliers** keeps, for each active row, its *multiplier*: how the sum of errors changes with its
///   residual. Only rows on which a violated row depends have one. It is a vector over priorities, compared from the
///   highest.
/// * **optimise**: a row whose multiplier exceeds its own weight leaves the basis; the values move along its response
///   until the errors no longer shrink, and the row that stops the move enters in its place (simplex steps with long
///   steps over the kinks of a sum of absolute values, as Barrodale and Roberts do for L1 fits). Any basis is a valid
///   start, so there is no phase one: that required rows hold is the highest priority.
///
/// ## What is left open
///
/// Where constraints leave values open, those are chosen that Cassowary's tableau gives with lengths as its restricted
/// variables, because programs depend on what UIKit does: a position of which only a bound is known is at that bound,
/// whichever side of it is allowed, and a length is no longer than bounds force it to be.
///
/// A required row still violated at the optimum is a sum of required rows that contradict it, and `compose` names them.
package final class Solver {
    /// The largest number that is accepted; far beyond any layout, and small enough that sums stay exact to 1e-4.
    static let magnitudeLimit = 1e12

    /// Coefficients at or below it count as zero.
    static let coefficientFloor = 1e-9

    private var system = System()

    package init() {}

    // MARK: Variables

    /// A new variable. Its value is 0 unless a constraint determines another.
    ///
    /// - Parameter isLength: Whether it stays 0 where bounds leave that open. Other variables, which are positions,
    ///   then go to a bound. It adds no bound itself.
    package func makeVariable(isLength: Bool = false) -> Variable {
        Variable(index: system.makeVariable(isLength: isLength))
    }

    /// Removes a variable and all constraints in which it occurs. Its handle may be reused.
    package func remove(_ variable: Variable) throws(SolverError) {
        try check(variable)
        for constraint in constraints(mentioning: variable) { system.remove(row: constraint.row) }
        system.release(variable: variable.index)
    }

    /// The value after the last `solve`; 0 for a variable that is not of this solver.
    package func value(of variable: Variable) -> Double {
        isAlive(variable) ? system.variables[variable.index].value : 0
    }

    /// The variables whose values differ from the last call, each once, in no particular order.
    package func takeChangedVariables() -> [Variable] { system.takeChangedVariables() }

    // MARK: Constraints

    /// Adds a constraint; the next `solve` looks at it. Adding many before solving is cheaper than solving after each.
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

    /// A constraint's terms, relation, constant and priority; `nil` for a stale handle. Zero coefficients are omitted.
    package func constraint(_ constraint: ConstraintID) -> LinearConstraint? {
        guard contains(constraint) else { return nil }
        let record = system.rows[constraint.row]
        let terms = record.termRange.map { slot in
            LinearTerm(Variable(index: system.terms[slot].variable), system.terms[slot].coefficient)
        }
        return LinearConstraint(terms, record.relation, record.constant, priority: record.priority)
    }

    /// Changes the right side. Only what depends on it is computed anew, by the next `solve`.
    package func setConstant(_ constraint: ConstraintID, _ constant: Double) throws(SolverError) {
        try check(constraint)
        try check(number: constant)
        system.setConstant(constraint.row, constant)
    }

    package func constant(of constraint: ConstraintID) -> Double? {
        contains(constraint) ? system.rows[constraint.row].constant : nil
    }

    /// Changes the constraint's priority; also from and to `Priority.required`.
    package func setPriority(_ constraint: ConstraintID, _ priority: Double) throws(SolverError) {
        try check(constraint)
        try check(priority: priority)
        system.setPriority(constraint.row, priority)
    }

    package func priority(of constraint: ConstraintID) -> Double? {
        contains(constraint) ? system.rows[constraint.row].priority : nil
    }

    /// By how much the constraint is missed, at the values of the last `solve`: 0 when it holds.
    package func error(of constraint: ConstraintID) -> Double {
        guard contains(constraint) else { return 0 }
        let record = system.rows[constraint.row]
        let (value, tolerance) = system.residual(constraint.row)
        guard abs(value) > tolerance else { return 0 }
        return abs(value) * (value > 0 ? record.errorAbove : record.errorBelow)
    }

    // MARK: Edit values

    /// Adds the edit constraint `variable == value`. A variable has at most one: another suggestion changes its
    /// constant, at the cost of what depends on it.
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

    /// Brings the values up to date with all changes.
    ///
    /// Where required constraints contradict each other it throws, after having solved the system all the same, with
    /// errors of required constraints as the worst ones. Remove one of those named, or lower its priority, and solve
    /// again; another conflict may then come to light.
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

    /// Whether the variable could have no other value without making an error worse; as of the last `solve`.
    package func isDetermined(_ variable: Variable) -> Bool {
        isAlive(variable) && system.isDetermined(variable.index)
    }

    /// The active constraints on which the variable's value depends, in the order in which they were added. A change of
    /// the constant of any of them would change the value.
    package func constraints(affecting variable: Variable) -> [ConstraintID] {
        guard isAlive(variable) else { return [] }
        return system.rowsAffecting(variable.index).map {
            ConstraintID(row: $0, generation: system.rows[$0].generation)
        }
    }

    /// The constraints in which the variable occurs, in the order in which they were added.
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
