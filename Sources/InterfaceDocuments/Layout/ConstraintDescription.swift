/// A constraint of the view that owns it.
package struct ConstraintDescription: Sendable, Hashable {
    /// The relation of the two sides.
    package enum Relation: String, Sendable { case equal, greaterThanOrEqual, lessThanOrEqual }

    /// The values that differ while size classes match.
    package struct Variation: Sendable, Hashable {
        var condition: SizeClassCondition
        var constant: Double?
        var multiplier: Double?
        var priority: Double?
    }

    package var id: String
    package var line: Int
    /// The first item's identifier, or `nil` for the view that owns the constraint.
    package var firstItem: String?
    package var firstAttribute: ConstraintAttribute
    package var relation: Relation
    /// The second item's identifier, or `nil` for a constraint with one item.
    package var secondItem: String?
    package var secondAttribute: ConstraintAttribute?
    package var multiplier: Double
    /// The constant in points. If it is absent (`nil`), it is 0, unless the constraint is symbolic.
    package var constant: Double?
    /// The priority, from 1 to 1000.
    package var priority: Double
    /// The identifier for programs.
    package var identifier: String?
    /// Whether the distance is the standard distance. In that case the constant is the value that the editor
    /// displayed.
    package var isSymbolic: Bool
    /// Whether the constraint exists in the editor only, and must not be created.
    package var isPlaceholder: Bool
    /// Whether the constraint is active unless a variation excludes it.
    package var isInstalled: Bool
    package var variations: [Variation]
    /// The program's subclass of `NSLayoutConstraint`.
    package var customClass: ClassDescription?
    /// The values to set by key paths after the constraint has been created.
    package var runtimeAttributes: [RuntimeAttribute]

    /// Returns the constant, multiplier and priority for size classes.
    package func values(
        width: SizeClassCondition.SizeClass?, height: SizeClassCondition.SizeClass?
    ) -> (constant: Double?, multiplier: Double, priority: Double) {
        var values = (constant: constant, multiplier: multiplier, priority: priority)
        for variation in variations where variation.condition.matches(width: width, height: height) {
            values.constant = variation.constant ?? values.constant
            values.multiplier = variation.multiplier ?? values.multiplier
            values.priority = variation.priority ?? values.priority
        }
        return values
    }
}
