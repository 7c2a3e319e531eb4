/// An image by its name.
package struct ImageDescription: Sendable, Hashable {
    /// The name; it may have an extension, or a path before it.
    package var name: String
    /// Whether it is one of the system's symbols, rather than one of the program's images.
    package var isSystem: Bool
    /// How large a symbol is beside text: `small`, `medium`, `large`, `default`; `nil` where nothing is written.
    package var symbolScale: String?
    /// How colours are drawn, by the document's word; `nil` where nothing is written.
    package var renderingMode: String?

    package init(name: String, isSystem: Bool = false, symbolScale: String? = nil, renderingMode: String? = nil) {
        (self.name, self.isSystem) = (name, isSystem)
        (self.symbolScale, self.renderingMode) = (symbolScale, renderingMode)
    }

    /// Reads an `imageReference`; `nil` without a name.
    init?(reference element: SourceElement) {
        let isSystem = element.string(.catalog) == "system"
        let (scale, mode) = (element.string(.symbolScale), element.string(.renderingMode))
        guard let name = element.string(.image) else { return nil }
        self.init(name: name, isSystem: isSystem, symbolScale: scale, renderingMode: mode)
    }
}
