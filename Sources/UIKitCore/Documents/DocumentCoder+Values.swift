import Foundation
import InterfaceDocuments

// The values of the coder's element, as UIKit has them. Each counts as read once it is asked for.
@MainActor
extension DocumentCoder {
    var values: DocumentValues { unit.values }

    // MARK: Colours, fonts, images

    /// A colour; `nil` where none, or explicitly nothing (`element.isNone`), is written.
    package func color(_ key: DocumentKey) -> UIColor? { element.color(key).flatMap(values.color) }

    /// A font; `nil` where none is written.
    ///
    /// - Parameter size: In points, for a font whose size is not written.
    package func font(_ key: DocumentKey = .fontDescription, size: Double = UIFont.labelFontSize) -> UIFont? {
        element.font(key).map { values.font($0, size: size) }
    }

    /// An image, by an attribute or by an element; `nil` where none is written or found.
    package func image(_ key: DocumentKey) -> UIImage? { element.image(key).flatMap(values.image) }

    /// How symbols are drawn; `nil` where nothing is written.
    func symbolConfiguration(
        _ key: DocumentKey = .preferredSymbolConfiguration
    ) -> UIImage.SymbolConfiguration? {
        element.symbolConfiguration(key).map(DocumentValues.symbolConfiguration)
    }

    /// The colour of a description; `nil`, and a warning, for a name that nothing has.
    package static func color(of color: ColorDescription, in unit: DocumentUnit) -> UIColor? {
        unit.values.color(color)
    }

    /// The font of a description, of 17 points where that does not say it.
    package static func font(of font: FontDescription) -> UIFont? {
        DocumentValues.makeFont(font, size: UIFont.labelFontSize)
    }

    /// The image of a description; `nil` where there is none.
    package static func image(of image: ImageDescription, in unit: DocumentUnit) -> UIImage? {
        unit.values.image(image)
    }

    /// How symbols are drawn.
    package static func symbolConfiguration(
        of configuration: SymbolConfigurationDescription
    ) -> UIImage.SymbolConfiguration { DocumentValues.symbolConfiguration(configuration) }

    /// What a visual effect view does.
    package static func effect(of effect: EffectDescription) -> UIVisualEffect? { UIVisualEffect.make(effect) }

    // MARK: Text

    /// Text in the program's language; `nil` where none is written.
    package func text(_ key: DocumentKey) -> String? { element.localizedText(key, in: unit.strings) }

    /// Text of what has no element of its own, with attributes.
    package static func attributedText(
        of text: AttributedStringDescription, in unit: DocumentUnit
    ) -> NSAttributedString { unit.values.attributedString(text) }

    /// Text with attributes, in the program's language; `nil` where none is written.
    package func attributedText(_ key: DocumentKey) -> NSAttributedString? {
        guard let description = element.attributedString(key) else { return nil }
        return values.attributedString(description, localized: unit.strings?.string(for: element.id, key.rawValue))
    }

    /// An alignment of text; `nil` where none is written.
    package func textAlignment(_ key: DocumentKey = .textAlignment) -> NSTextAlignment? {
        element.word(key, in: TextWords.alignments)
    }

    /// How lines are broken; `nil` where nothing is written.
    package func lineBreakMode(_ key: DocumentKey = .lineBreakMode) -> NSLineBreakMode? {
        element.word(key, in: TextWords.lineBreaks)
    }

    // MARK: Distances

    /// Insets; `nil` where none are written. Those that follow the direction of writing count as left and right.
    package func edgeInsets(_ key: DocumentKey) -> UIEdgeInsets? {
        element.insets(key).map { UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) }
    }

    /// Insets by the direction of writing; `nil` where none are written. Left counts as leading.
    func directionalInsets(_ key: DocumentKey) -> NSDirectionalEdgeInsets? {
        element.insets(key).map {
            NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
        }
    }
}

extension ObjectElement {
    /// An attribute that is a word of a table.
    package func word<Value>(_ key: DocumentKey, in table: [String: Value]) -> Value? {
        guard let text = text(of: key) else { return nil }
        if let value = table[text] { return value }
        note(.unknownWord(attribute: key.rawValue, word: text))
        return nil
    }
}
