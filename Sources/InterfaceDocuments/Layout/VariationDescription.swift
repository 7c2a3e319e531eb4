/// What is different of an object while size classes match.
package struct VariationDescription: Sendable {
    /// Which list a mask is for.
    package enum List: String, Sendable { case constraints, subviews }

    /// Which elements of a list are installed, and which are not. Those that it does not name are as they are without
    /// it.
    struct Mask: Sendable, Hashable {
        var list: List
        var included: [String]
        var excluded: [String]
    }

    package var condition: SizeClassCondition
    var masks: [Mask]
    /// The attributes and values that count in place of the object's own; it has no identifier.
    package var overrides: ObjectElement
}
