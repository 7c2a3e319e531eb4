import Foundation
import TextLayout

/// A title or a subtitle of a button's configuration: plain, or with attributes.
struct ButtonText: Equatable {
    private var plain: String?
    private var attributed: AttributedString?

    /// The text alone. Setting it removes the attributes.
    var string: String? {
        get { attributed.map { String($0.characters) } ?? plain }
        set { (plain, attributed) = (newValue, nil) }
    }

    /// The text with its attributes; without any where it was set plain.
    var attributedString: AttributedString? {
        get { attributed ?? plain.map { AttributedString($0) } }
        set { (plain, attributed) = (nil, newValue) }
    }

    /// The text as a label shows it: its own attributes come before the usual ones, and the transformer has the last word. `nil`
    /// where a plain text with the usual attributes will do.
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
