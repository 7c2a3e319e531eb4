/// The reason why the solver rejects an input. After a rejection the solver is unchanged.
package enum SolverError: Error, Equatable {
    /// A coefficient, constant or value is not finite, or is beyond `Solver.magnitudeLimit`.
    case invalidNumber(Double)
    /// A priority is not in 0 < priority ≤ 1000.
    case invalidPriority(Double)
    /// The variable was removed, or belongs to a different solver.
    case unknownVariable(Variable)
    /// The constraint was removed, or belongs to a different solver.
    case unknownConstraint(ConstraintID)
}
