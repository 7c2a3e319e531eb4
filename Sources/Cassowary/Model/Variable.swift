/// A handle of an unknown number of a `Solver`. Only the solver that created it can use it.
package struct Variable: Hashable, Sendable {
    /// The index of the variable. Indices are small and consecutive, so that callers can store data for variables in
    /// an array. The index of a removed variable is reused.
    package let index: Int32
}

extension Variable: CustomStringConvertible {
    package var description: String { "v\(index)" }
}
