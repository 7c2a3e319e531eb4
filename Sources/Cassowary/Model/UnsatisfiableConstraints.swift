/// Required constraints that cannot hold together.
package struct UnsatisfiableConstraints: Error, Equatable {
    /// The one that does not hold now.
    package let violated: ConstraintID
    /// It and those that stand against it, in the order of their adding: take any one away and the others can hold.
    package let constraints: [ConstraintID]
}
