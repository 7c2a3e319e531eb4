/// A name in a document: of a color or image of an asset catalog, or of a font.
enum NamedUse: Hashable, Sendable {
    case color(String)
    case image(String)
    case font(String)

    /// Reads the name in an attribute. Returns `nil` if the attribute contains no such name.
    init?(_ kind: ElementKind, _ key: DocumentKey, _ value: String) {
        switch (kind, key) {
        case (.color, .name): self = .color(value)
        case (.fontDescription, .name), (.fontDescription, .family), (.font, .name): self = .font(value)
        case (_, .image), (_, .highlightedImage), (_, .selectedImage), (_, .backgroundImage), (_, .landscapeImage),
            (_, .background), (_, .disabledBackground), (_, .largeContentSizeImage), (_, .largeContentImage),
            (_, .minimumValueImage), (_, .maximumValueImage), (_, .progressImage), (_, .trackImage), (_, .shadowImage),
            (_, .selectionIndicatorImage), (_, .backIndicatorImage), (_, .backIndicatorTransitionMask):
            self = .image(value)
        default: return nil
        }
    }
}
