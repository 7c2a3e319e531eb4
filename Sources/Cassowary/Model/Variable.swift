/// An unknown number of a `Solver`: a handle, meaningful only to the solver that created it.
package struct Variable: Hashable, Sendable {
    /// Small and dense, so that callers can keep data for variables in an array. Reused after removal.
    package let index: Int32
}

extension Variable: CustomStringConvertible {
    package var description: String { "v\(index)" }
}
