import Foundation

extension ObjectElement {
    /// A colour for a property; `nil` where nothing, or no colour, is written.
    package func color(_ key: DocumentKey) -> ColorDescription? {
        if case .color(let color)? = value(key) { color } else { nil }
    }

    /// Whether a property is explicitly set to nothing.
    package func isNone(_ key: DocumentKey) -> Bool { value(key) == DocumentValue.none }

    /// A font for a property.
    package func font(_ key: DocumentKey = .fontDescription) -> FontDescription? {
        if case .font(let font)? = value(key) { font } else { nil }
    }

    /// Text of a property, whether it is written as an attribute or as an element.
    package func plainText(_ key: DocumentKey) -> String? {
        if let text = text(of: key) { return text }
        if case .string(let text)? = value(key) { return text }
        return nil
    }

    /// Text of a property in a language: from the tables, or what is written.
    package func localizedText(_ key: DocumentKey, in strings: DocumentStrings?) -> String? {
        let written = plainText(key)
        return strings?.string(for: id, key.rawValue) ?? written
    }

    /// Text with attributes for a property.
    package func attributedString(_ key: DocumentKey) -> AttributedStringDescription? {
        if case .attributedString(let text)? = value(key) { text } else { nil }
    }

    /// An image for a property, whether it is named by an attribute, with the `catalog` beside it, or by an element.
    package func image(_ key: DocumentKey) -> ImageDescription? {
        if case .image(let image)? = value(key) { return image }
        guard let name = text(of: key) else { return nil }
        return ImageDescription(name: name, isSystem: text(of: .catalog) == "system")
    }

    /// How symbols are drawn in the view.
    package func symbolConfiguration(
        _ key: DocumentKey = .preferredSymbolConfiguration
    ) -> SymbolConfigurationDescription? {
        if case .symbolConfiguration(let configuration)? = value(key) { configuration } else { nil }
    }

    /// A size for a property.
    package func size(_ key: DocumentKey) -> CGSize? {
        if case .size(let size)? = value(key) { size } else { nil }
    }

    /// Insets for a property.
    package func insets(_ key: DocumentKey) -> InsetsDescription? {
        if case .insets(let insets)? = value(key) { insets } else { nil }
    }

    /// A date for a property.
    package func date(_ key: DocumentKey) -> Date? {
        if case .date(let date)? = value(key) { date } else { nil }
    }

    /// The name of a time zone for a property.
    package func timeZoneName(_ key: DocumentKey) -> String? {
        if case .timeZone(let name)? = value(key), !name.isEmpty { name } else { nil }
    }

    /// The words of a set; `nil` where there is no element, none where it is empty.
    package func flags(_ key: DocumentKey) -> [String]? {
        if case .flags(let words)? = value(key) { words } else { nil }
    }

    /// Several strings for a property.
    package func strings(_ key: DocumentKey) -> [String]? {
        if case .strings(let strings)? = value(key) { strings } else { nil }
    }

    /// How the titles of a bar are set.
    package func textAttributes(_ key: DocumentKey) -> TextAttributesDescription? {
        if case .textAttributes(let attributes)? = value(key) { attributes } else { nil }
    }

    /// What is asked of the keyboard.
    package var textInputTraits: TextInputTraitsDescription? {
        if case .textInputTraits(let traits)? = value(.textInputTraits) { traits } else { nil }
    }

    /// The accessibility of the object: label, hint, identifier, traits.
    package var accessibility: AccessibilityDescription? {
        if case .accessibility(let accessibility)? = value(.accessibilityConfiguration) { accessibility } else { nil }
    }

    /// A button's configuration.
    package var buttonConfiguration: ButtonConfigurationDescription? {
        if case .buttonConfiguration(let configuration)? = value(.configuration) { configuration } else { nil }
    }

    /// A visual effect view's effect.
    package var effect: EffectDescription? {
        if case .effect(let effect)? = value(.effect) { effect } else { nil }
    }
}
