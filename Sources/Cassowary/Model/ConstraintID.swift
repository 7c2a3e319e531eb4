/// A handle of a constraint that was added to a `Solver`. It may outlive the constraint: the solver recognizes a stale
/// handle.
package struct ConstraintID: Hashable, Sendable {
    let row: Int32
    let generation: UInt32
}

extension ConstraintID: CustomStringConvertible {
    package var description: String { "c\(row).\(generation)" }
}
