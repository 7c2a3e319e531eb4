/// A constraint `Σ coefficient · variable  (≤ = ≥)  constant`, required or optional.
package struct LinearConstraint: Hashable, Sendable {
    /// A variable may occur more than once; its coefficients are then summed.
    package var terms: [LinearTerm]
    package var relation: Relation
    /// The right side.
    package var constant: Double
    /// Above 0, at most `Priority.required`.
    package var priority: Double

    package init(
        _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, priority: Double = Priority.required
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// `left (≤ = ≥) right`: moves the variables to the left side and the constants to the right side.
    package init(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
        priority: Double = Priority.required
    ) {
        let difference = left - right
        self.init(difference.terms, relation, -difference.constant, priority: priority)
    }
}
