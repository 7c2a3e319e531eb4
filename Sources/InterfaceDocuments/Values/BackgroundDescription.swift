/// The background of a button's configuration. A `nil` property has the style's value.
package struct BackgroundDescription: Sendable, Hashable {
    package var backgroundColor: ColorDescription?
    package var strokeColor: ColorDescription?
    package var cornerRadius: Double?
    package var strokeWidth: Double?
    package var strokeOutset: Double?
    package var image: ImageDescription?
    /// The content mode of the image, by the document's word.
    package var imageContentMode: String?
    package var visualEffect: EffectDescription?

    init(_ element: SourceElement) {
        (cornerRadius, strokeWidth) = (element.number(.cornerRadius), element.number(.strokeWidth))
        strokeOutset = element.number(.strokeOutset)
        imageContentMode = element.string(.imageContentMode)
        let isSystem = element.string(.catalog) == "system"
        image = element.string(.image).map { ImageDescription(name: $0, isSystem: isSystem) }
        for child in element.children {
            switch (child.kind, child.key) {
            case (.color, "backgroundColor"): backgroundColor = ColorDescription(child)
            case (.color, "strokeColor"): strokeColor = ColorDescription(child)
            case (.imageReference, _): image = ImageDescription(reference: child)
            case (.blurEffect, _), (.vibrancyEffect, _): visualEffect = EffectDescription(child)
            default: child.note(child.key.map { .unknownKey($0) } ?? .unknownElement)
            }
        }
    }
}
