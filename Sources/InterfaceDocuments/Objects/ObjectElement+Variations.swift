extension ObjectElement {
    /// The variations for size classes, from the least to the most specific.
    package var variations: [VariationDescription] { content.variations }

    /// Returns the variations that match size classes. If several set the same property, the last has precedence.
    package func variations(
        width: SizeClassCondition.SizeClass?, height: SizeClassCondition.SizeClass?
    ) -> [VariationDescription] {
        content.variations.filter { $0.condition.matches(width: width, height: height) }
    }

    /// Returns the identifiers of the subviews or constraints that are not installed for size classes.
    package func excluded(
        from list: VariationDescription.List, width: SizeClassCondition.SizeClass?,
        height: SizeClassCondition.SizeClass?
    ) -> Set<String> {
        var excluded: Set<String> = []
        if list == .constraints {
            for constraint in content.constraints where !constraint.isInstalled { excluded.insert(constraint.id) }
        }
        for variation in variations(width: width, height: height) {
            for mask in variation.masks where mask.list == list {
                excluded.formUnion(mask.excluded)
                excluded.subtract(mask.included)
            }
        }
        return excluded
    }
}
