/// Required constraints that cannot hold together.
package struct UnsatisfiableConstraints: Error, Equatable {
    /// The one that does not hold now.
    package let violated: ConstraintID
    /// It and those that contradict it, in the order in which they were added: remove any one and the others can hold.
    package let constraints: [ConstraintID]
}
