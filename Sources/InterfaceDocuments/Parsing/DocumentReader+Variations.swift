extension DocumentReader {
    /// Reads the variation for size classes.
    mutating func takeVariation(_ element: SourceElement, of owner: Int, into content: inout ObjectContent) {
        guard let key = element.key, let condition = SizeClassCondition(key: key) else {
            return element.note(element.key.map { .unknownKey($0) } ?? .unknownElement)
        }
        let masks = element.children.filter { $0.kind == .mask }.compactMap(Self.mask)
        element.children.removeAll { $0.kind == .mask }
        let variation = VariationDescription(
            condition: condition, masks: masks, overrides: object(element, in: owner))
        content.variations.append(variation)
    }

    private static func mask(_ element: SourceElement) -> VariationDescription.Mask? {
        guard let key = element.key, let list = VariationDescription.List(rawValue: key) else {
            element.note(element.key.map { .unknownKey($0) } ?? .unknownElement)
            return nil
        }
        func references(_ kind: ElementKind) -> [String] {
            element.children.filter { $0.kind == kind }.compactMap { $0.string(.reference) }
        }
        return VariationDescription.Mask(list: list, included: references(.include), excluded: references(.exclude))
    }
}
