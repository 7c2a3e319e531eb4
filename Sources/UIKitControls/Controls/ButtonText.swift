import Foundation
import TextLayout

/// A title or subtitle of a button configuration, with or without attributes.
struct ButtonText: Equatable {
    private var plain: String?
    private var attributed: AttributedString?

    /// The text without attributes. Setting it removes the attributes.
    var string: String? {
        get { attributed.map { String($0.characters) } ?? plain }
        set { (plain, attributed) = (newValue, nil) }
    }

    /// The text with its attributes, which are empty for plain text.
    var attributedString: AttributedString? {
        get { attributed ?? plain.map { AttributedString($0) } }
        set { (plain, attributed) = (nil, newValue) }
    }

    /// Returns the attributed text for a label; `nil` if plain text with the default attributes is sufficient. The
    /// attributes of the text take precedence over the default attributes, and the transformer is applied last.
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
