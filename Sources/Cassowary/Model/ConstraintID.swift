/// A constraint that was added to a `Solver`. A handle may outlive its constraint: the solver recognizes it as stale.
package struct ConstraintID: Hashable, Sendable {
    let row: Int32
    let generation: UInt32
}

extension ConstraintID: CustomStringConvertible {
    package var description: String { "c\(row).\(generation)" }
}
