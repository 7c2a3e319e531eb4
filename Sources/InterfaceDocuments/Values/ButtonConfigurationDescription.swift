/// The configuration of a button. A `nil` property has the style's value.
package struct ButtonConfigurationDescription: Sendable, Hashable {
    /// `plain`, `gray`, `tinted`, `filled`, `borderless`, `bordered`, …
    package var style: String
    package var title: String?
    package var subtitle: String?
    package var attributedTitle: AttributedStringDescription?
    package var attributedSubtitle: AttributedStringDescription?
    package var titleFont: FontDescription?
    package var subtitleFont: FontDescription?
    package var image: ImageDescription?
    package var symbolConfiguration: SymbolConfigurationDescription?
    /// `leading`, `trailing`, `top`, `bottom` or `all`.
    package var imagePlacement: String?
    package var imagePadding: Double?
    package var titlePadding: Double?
    /// `automatic`, `leading`, `center` or `trailing`.
    package var titleAlignment: String?
    /// `fixed`, `dynamic`, `small`, `medium`, `large` or `capsule`.
    package var cornerStyle: String?
    /// `mini`, `small`, `medium` or `large`.
    package var buttonSize: String?
    package var titleLineBreakMode: String?
    package var subtitleLineBreakMode: String?
    package var indicator: String?
    package var showsActivityIndicator: Bool
    package var baseForegroundColor: ColorDescription?
    package var baseBackgroundColor: ColorDescription?
    package var contentInsets: InsetsDescription?
    package var background: BackgroundDescription?

    init(_ element: SourceElement) {
        style = element.string(.style) ?? "plain"
        (title, subtitle) = (element.string(.title), element.string(.subtitle))
        let isSystem = element.string(.catalog) == "system"
        image = element.string(.image).map { ImageDescription(name: $0, isSystem: isSystem) }
        imagePlacement = element.string(.imagePlacement)
        (imagePadding, titlePadding) = (element.number(.imagePadding), element.number(.titlePadding))
        (titleAlignment, cornerStyle) = (element.string(.titleAlignment), element.string(.cornerStyle))
        (buttonSize, indicator) = (element.string(.buttonSize), element.string(.indicator))
        titleLineBreakMode = element.string(.titleLineBreakMode)
        subtitleLineBreakMode = element.string(.subtitleLineBreakMode)
        showsActivityIndicator = element.bool(.showsActivityIndicator, default: false)
        for child in element.children { take(child) }
    }

    private mutating func take(_ child: SourceElement) {
        switch (child.kind, child.key) {
        case (.backgroundConfiguration, _): background = BackgroundDescription(child)
        case (.fontDescription, "subtitleFontDescription"): subtitleFont = FontDescription(describing: child)
        case (.fontDescription, _): titleFont = FontDescription(describing: child)
        case (.color, "baseForegroundColor"): baseForegroundColor = ColorDescription(child)
        case (.color, "baseBackgroundColor"): baseBackgroundColor = ColorDescription(child)
        case (.attributedString, "subtitle"), (.attributedString, "attributedSubtitle"):
            attributedSubtitle = AttributedStringDescription(child)
        case (.attributedString, _): attributedTitle = AttributedStringDescription(child)
        case (.string, "subtitle"), (.mutableString, "subtitle"): subtitle = child.stringValue
        case (.string, _), (.mutableString, _): title = child.stringValue
        case (.imageReference, _): image = ImageDescription(reference: child)
        case (.preferredSymbolConfiguration, _): symbolConfiguration = SymbolConfigurationDescription(child)
        case (.directionalEdgeInsets, _), (.edgeInsets, _), (.inset, _): contentInsets = InsetsDescription(child)
        default: child.note(child.key.map { .unknownKey($0) } ?? .unknownElement)
        }
    }
}
