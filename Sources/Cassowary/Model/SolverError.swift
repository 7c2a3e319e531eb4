/// Why the solver refuses an input. After a refusal it is as it was before the call.
package enum SolverError: Error, Equatable {
    /// A coefficient, constant or value is not finite, or is beyond `Solver.magnitudeLimit`.
    case invalidNumber(Double)
    /// A priority is not in 0 < priority ≤ 1000.
    case invalidPriority(Double)
    /// The variable was removed, or belongs to another solver.
    case unknownVariable(Variable)
    /// The constraint was removed, or belongs to another solver.
    case unknownConstraint(ConstraintID)
}
