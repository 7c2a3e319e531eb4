/// An image by its name.
package struct ImageDescription: Sendable, Hashable {
    /// The name; it may have an extension or a path.
    package var name: String
    /// Whether the image is a system symbol, rather than an image of the program.
    package var isSystem: Bool
    /// The scale of a symbol relative to text: `small`, `medium`, `large`, `default`, or `nil` if it is absent.
    package var symbolScale: String?
    /// The rendering mode, by the document's word, or `nil` if it is absent.
    package var renderingMode: String?

    package init(name: String, isSystem: Bool = false, symbolScale: String? = nil, renderingMode: String? = nil) {
        (self.name, self.isSystem) = (name, isSystem)
        (self.symbolScale, self.renderingMode) = (symbolScale, renderingMode)
    }

    /// Reads an `imageReference`. Returns `nil` if it has no name.
    init?(reference element: SourceElement) {
        let isSystem = element.string(.catalog) == "system"
        let (scale, mode) = (element.string(.symbolScale), element.string(.renderingMode))
        guard let name = element.string(.image) else { return nil }
        self.init(name: name, isSystem: isSystem, symbolScale: scale, renderingMode: mode)
    }
}
