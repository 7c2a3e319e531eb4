/// The smallest and the largest content size category of a view and its descendants.
struct ContentSizeCategoryLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    // Chosen (Views): If the minimum is larger than the maximum, the maximum applies. A category without a size is not
    // limited, and limits nothing.
    /// Returns the traits with a category within the limits.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        guard minimum != nil || maximum != nil else { return traits }
        let category = traits.preferredContentSizeCategory
        guard category != .unspecified else { return traits }
        var limited = category
        if let minimum, minimum != .unspecified { limited = max(limited, minimum) }
        if let maximum, maximum != .unspecified { limited = min(limited, maximum) }
        guard limited != category else { return traits }
        return traits.replacing(UITraitPreferredContentSizeCategory.self, value: limited)
    }

    /// The limits in words, for debugging; `nil` without limits.
    var text: String? {
        let limits = [minimum.map { "minimum \($0.rawValue)" }, maximum.map { "maximum \($0.rawValue)" }]
        let known = limits.compactMap { $0 }
        return known.isEmpty ? nil : known.joined(separator: ", ")
    }
}
