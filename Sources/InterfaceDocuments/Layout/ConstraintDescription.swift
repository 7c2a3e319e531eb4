/// A constraint of the view that it belongs to.
package struct ConstraintDescription: Sendable, Hashable {
    /// How the two sides are related.
    package enum Relation: String, Sendable { case equal, greaterThanOrEqual, lessThanOrEqual }

    /// What is different while size classes match.
    package struct Variation: Sendable, Hashable {
        var condition: SizeClassCondition
        var constant: Double?
        var multiplier: Double?
        var priority: Double?
    }

    package var id: String
    package var line: Int
    /// The first item's identifier; `nil` for the view that the constraint belongs to.
    package var firstItem: String?
    package var firstAttribute: ConstraintAttribute
    package var relation: Relation
    /// The second item's identifier; `nil` for none.
    package var secondItem: String?
    package var secondAttribute: ConstraintAttribute?
    package var multiplier: Double
    /// In points; `nil` where none is written, which is 0 unless the constraint is symbolic.
    package var constant: Double?
    /// From 1 to 1000.
    package var priority: Double
    /// The name for programs.
    package var identifier: String?
    /// Whether the distance is the standard one; a constant beside it is what that was in the editor.
    package var isSymbolic: Bool
    /// Whether it is there for the editor only, and must not be made.
    package var isPlaceholder: Bool
    /// Whether it is active where no variation says otherwise.
    package var isInstalled: Bool
    package var variations: [Variation]
    /// The program's own class, below `NSLayoutConstraint`.
    package var customClass: ClassDescription?
    /// What is set by key paths when it has been made.
    package var runtimeAttributes: [RuntimeAttribute]

    /// The constant, multiplier and priority for size classes.
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
