/// Required constraints that cannot hold together.
package struct UnsatisfiableConstraints: Error, Equatable {
    /// The constraint that does not hold now.
    package let violated: ConstraintID
    /// The violated constraint and the constraints that contradict it, in the order of their addition. If any of them
    /// is removed, the remaining ones can hold.
    package let constraints: [ConstraintID]
}
