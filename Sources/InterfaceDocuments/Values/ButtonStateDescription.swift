/// A button's content in a state.
package struct ButtonStateDescription: Sendable, Hashable {
    /// The states that the document names: `normal`, `highlighted`, `selected`, `disabled`, `focused`.
    package var states: [String]
    package var title: String?
    package var attributedTitle: AttributedStringDescription?
    package var image: ImageDescription?
    package var backgroundImage: ImageDescription?
    /// The title's color, or `nil` if it is absent.
    package var titleColor: ColorDescription?
    package var titleShadowColor: ColorDescription?
    package var symbolConfiguration: SymbolConfigurationDescription?

    /// The title's key in a table of localized strings: `normalTitle`.
    package var titleProperty: String { (states.first ?? "normal") + "Title" }

    init(_ element: SourceElement) {
        states = (element.key ?? "normal").split { $0 == "+" || $0 == "-" || $0 == " " }.map(String.init)
        title = element.string(.title)
        let isSystem = element.string(.catalog) == "system"
        image = element.string(.image).map { ImageDescription(name: $0, isSystem: isSystem) }
        backgroundImage = element.string(.backgroundImage).map { ImageDescription(name: $0) }
        for child in element.children {
            switch (child.kind, child.key) {
            case (.string, _), (.mutableString, _): title = child.stringValue
            case (.attributedString, "attributedTitle"): attributedTitle = AttributedStringDescription(child)
            case (.imageReference, "image"): image = ImageDescription(reference: child)
            case (.imageReference, "backgroundImage"): backgroundImage = ImageDescription(reference: child)
            case (.color, "titleColor"): titleColor = ColorDescription(child)
            case (.color, "titleShadowColor"): titleShadowColor = ColorDescription(child)
            case (.preferredSymbolConfiguration, _): symbolConfiguration = SymbolConfigurationDescription(child)
            default: break
            }
        }
    }
}
