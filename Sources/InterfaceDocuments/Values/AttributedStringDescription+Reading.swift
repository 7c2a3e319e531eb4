extension AttributedStringDescription {
    /// Reads an `attributedString`.
    init(_ element: SourceElement) {
        fragments = element.children.compactMap { child in
            guard child.kind == .fragment else { return nil }
            var text = child.string(.content) ?? ""
            var attributes: [Attribute] = []
            for part in child.children {
                switch part.kind {
                case .string, .mutableString: text = part.stringValue
                case .attributes: attributes = part.children.compactMap(Self.attribute)
                default: break
                }
            }
            return Fragment(text: text, attributes: attributes)
        }
    }

    private static func attribute(_ element: SourceElement) -> Attribute? {
        // The font before substitution, which only the editor uses.
        guard let name = element.key, name != "NSOriginalFont" else {
            _ = element.kind == .font ? FontDescription(attribute: element) : nil
            return nil
        }
        let value: DocumentValue? =
            switch element.kind {
            case .font: .font(FontDescription(attribute: element))
            case .fontDescription: .font(FontDescription(describing: element))
            case .shadow: .shadow(ShadowDescription(element))
            case .url: element.string(.value).map { .url($0) } ?? element.string(.content).map { .url($0) }
            default: DocumentValue(element)
            }
        return value.map { Attribute(name: name, value: $0) }
    }
}
