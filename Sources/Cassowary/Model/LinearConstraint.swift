/// A constraint `Σ coefficient · variable  (≤ = ≥)  constant`, required or optional.
package struct LinearConstraint: Hashable, Sendable {
    /// The terms of the left side. If a variable occurs several times, its coefficients are added.
    package var terms: [LinearTerm]
    package var relation: Relation
    /// The right side.
    package var constant: Double
    /// The priority, which is above 0 and at most `Priority.required`.
    package var priority: Double

    package init(
        _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, priority: Double = Priority.required
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// Creates `left (≤ = ≥) right`, with all variables on the left side and the constant on the right side.
    package init(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
        priority: Double = Priority.required
    ) {
        let difference = left - right
        self.init(difference.terms, relation, -difference.constant, priority: priority)
    }
}
