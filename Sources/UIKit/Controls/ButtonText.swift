import Foundation
import TextLayout

/// A title or a subtitle of a button's configuration, with or without attributes.
struct ButtonText: Equatable {
    private var plain: String?
    private var attributed: AttributedString?

    /// The text without attributes. Setting it removes the attributes.
    var string: String? {
        get { attributed.map { String($0.characters) } ?? plain }
        set { (plain, attributed) = (newValue, nil) }
    }

    /// The text with its attributes. A plain text has no attributes.
    var attributedString: AttributedString? {
        get { attributed ?? plain.map { AttributedString($0) } }
        set { (plain, attributed) = (nil, newValue) }
    }

    /// Returns the text for a label. Its own attributes take precedence over the default ones, and the transformer is
    /// applied last. `nil` if plain text with the default attributes is sufficient.
    @MainActor
    func shown(
        font: UIFont, color: UIColor, transformer: UIConfigurationTextAttributesTransformer?
    ) -> TextDocument? {
        guard attributed != nil || transformer != nil, let text = attributedString else { return nil }
        var usual = AttributeContainer()
        usual.font = font
        usual.foregroundColor = color
        var result = TextDocument()
        for run in text.runs {
            var attributes = usual.merging(run.attributes)
            if let transformer { attributes = transformer(attributes) }
            result.replace(
                result.length..<result.length, with: String(text[run.range].characters),
                attributes: attributes.uiKitAttributes)
        }
        return result
    }
}
