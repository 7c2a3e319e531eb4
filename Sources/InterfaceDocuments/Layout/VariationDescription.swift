/// The attributes of an object that differ while size classes match.
package struct VariationDescription: Sendable {
    /// The list that a mask applies to.
    package enum List: String, Sendable { case constraints, subviews }

    /// The installed and excluded elements of a list. Elements that it does not contain are not affected.
    struct Mask: Sendable, Hashable {
        var list: List
        var included: [String]
        var excluded: [String]
    }

    package var condition: SizeClassCondition
    var masks: [Mask]
    /// The attributes and values that replace the object's own; it has no identifier.
    package var overrides: ObjectElement
}
