import Foundation
import InterfaceDocuments

// The values of the coder's element, as UIKit types. Reading a value marks it as read.
@MainActor
extension DocumentCoder {
    var values: DocumentValues { unit.values }

    // MARK: Colors, fonts, images

    /// Returns a color; `nil` if it is missing or explicitly `nil` (`element.isNone`).
    package func color(_ key: DocumentKey) -> UIColor? { element.color(key).flatMap(values.color) }

    /// Returns a font; `nil` if it is missing.
    ///
    /// - Parameter size: The size in points of a font without a size.
    package func font(_ key: DocumentKey = .fontDescription, size: Double = UIFont.labelFontSize) -> UIFont? {
        element.font(key).map { values.font($0, size: size) }
    }

    /// Returns an image, from an attribute or an element; `nil` if it is missing or not found.
    package func image(_ key: DocumentKey) -> UIImage? { element.image(key).flatMap(values.image) }

    /// Returns the symbol configuration; `nil` if it is missing.
    func symbolConfiguration(
        _ key: DocumentKey = .preferredSymbolConfiguration
    ) -> UIImage.SymbolConfiguration? {
        element.symbolConfiguration(key).map(DocumentValues.symbolConfiguration)
    }

    /// Returns the color of a description; for an unknown name, logs a warning and returns `nil`.
    package static func color(of color: ColorDescription, in unit: DocumentUnit) -> UIColor? {
        unit.values.color(color)
    }

    /// Returns the font of a description, of 17 points if the description has no size.
    package static func font(of font: FontDescription) -> UIFont? {
        DocumentValues.makeFont(font, size: UIFont.labelFontSize)
    }

    /// Returns the image of a description; `nil` if it does not exist.
    package static func image(of image: ImageDescription, in unit: DocumentUnit) -> UIImage? {
        unit.values.image(image)
    }

    /// Returns the symbol configuration of a description.
    package static func symbolConfiguration(
        of configuration: SymbolConfigurationDescription
    ) -> UIImage.SymbolConfiguration { DocumentValues.symbolConfiguration(configuration) }

    /// Returns the visual effect of a description.
    package static func effect(of effect: EffectDescription) -> UIVisualEffect? { UIVisualEffect.make(effect) }

    // MARK: Text

    /// Returns localized text; `nil` if it is missing.
    package func text(_ key: DocumentKey) -> String? { element.localizedText(key, in: unit.strings) }

    /// Returns attributed text of a description without an element.
    package static func attributedText(
        of text: AttributedStringDescription, in unit: DocumentUnit
    ) -> NSAttributedString { unit.values.attributedString(text) }

    /// Returns localized attributed text; `nil` if it is missing.
    package func attributedText(_ key: DocumentKey) -> NSAttributedString? {
        guard let description = element.attributedString(key) else { return nil }
        return values.attributedString(description, localized: unit.strings?.string(for: element.id, key.rawValue))
    }

    /// Returns a text alignment; `nil` if it is missing.
    package func textAlignment(_ key: DocumentKey = .textAlignment) -> NSTextAlignment? {
        element.word(key, in: TextWords.alignments)
    }

    /// Returns a line break mode; `nil` if it is missing.
    package func lineBreakMode(_ key: DocumentKey = .lineBreakMode) -> NSLineBreakMode? {
        element.word(key, in: TextWords.lineBreaks)
    }

    // MARK: Distances

    /// Returns insets; `nil` if they are missing. Directional insets are read as left and right insets.
    package func edgeInsets(_ key: DocumentKey) -> UIEdgeInsets? {
        element.insets(key).map { UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) }
    }

    /// Returns directional insets; `nil` if they are missing. The left inset is read as the leading inset.
    func directionalInsets(_ key: DocumentKey) -> NSDirectionalEdgeInsets? {
        element.insets(key).map {
            NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
        }
    }
}

extension ObjectElement {
    /// Returns the value in a table for the word of an attribute.
    package func word<Value>(_ key: DocumentKey, in table: [String: Value]) -> Value? {
        guard let text = text(of: key) else { return nil }
        if let value = table[text] { return value }
        note(.unknownWord(attribute: key.rawValue, word: text))
        return nil
    }
}
