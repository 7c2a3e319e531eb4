import Foundation

extension ObjectElement {
    /// Returns the color of a property, or `nil` if the value is absent or not a color.
    package func color(_ key: DocumentKey) -> ColorDescription? {
        if case .color(let color)? = value(key) { color } else { nil }
    }

    /// Returns whether a property is explicitly set to `nil`.
    package func isNone(_ key: DocumentKey) -> Bool { value(key) == DocumentValue.none }

    /// Returns the font of a property.
    package func font(_ key: DocumentKey = .fontDescription) -> FontDescription? {
        if case .font(let font)? = value(key) { font } else { nil }
    }

    /// Returns the text of a property, which may be an attribute or an element.
    package func plainText(_ key: DocumentKey) -> String? {
        if let text = text(of: key) { return text }
        if case .string(let text)? = value(key) { return text }
        return nil
    }

    /// Returns the localized text of a property: from the tables, or the text of the document.
    package func localizedText(_ key: DocumentKey, in strings: DocumentStrings?) -> String? {
        let written = plainText(key)
        return strings?.string(for: id, key.rawValue) ?? written
    }

    /// Returns the attributed text of a property.
    package func attributedString(_ key: DocumentKey) -> AttributedStringDescription? {
        if case .attributedString(let text)? = value(key) { text } else { nil }
    }

    /// Returns the image of a property. Its name may be in an attribute, with the `catalog` beside it, or in an
    /// element.
    package func image(_ key: DocumentKey) -> ImageDescription? {
        if case .image(let image)? = value(key) { return image }
        guard let name = text(of: key) else { return nil }
        return ImageDescription(name: name, isSystem: text(of: .catalog) == "system")
    }

    /// Returns the symbol configuration of a view.
    package func symbolConfiguration(
        _ key: DocumentKey = .preferredSymbolConfiguration
    ) -> SymbolConfigurationDescription? {
        if case .symbolConfiguration(let configuration)? = value(key) { configuration } else { nil }
    }

    /// Returns the size of a property.
    package func size(_ key: DocumentKey) -> CGSize? {
        if case .size(let size)? = value(key) { size } else { nil }
    }

    /// Returns the insets of a property.
    package func insets(_ key: DocumentKey) -> InsetsDescription? {
        if case .insets(let insets)? = value(key) { insets } else { nil }
    }

    /// Returns the date of a property.
    package func date(_ key: DocumentKey) -> Date? {
        if case .date(let date)? = value(key) { date } else { nil }
    }

    /// Returns the name of the time zone of a property.
    package func timeZoneName(_ key: DocumentKey) -> String? {
        if case .timeZone(let name)? = value(key), !name.isEmpty { name } else { nil }
    }

    /// Returns the flags of a property. Returns `nil` if the element is missing, and an empty array if it is empty.
    package func flags(_ key: DocumentKey) -> [String]? {
        if case .flags(let words)? = value(key) { words } else { nil }
    }

    /// Returns the strings of a property.
    package func strings(_ key: DocumentKey) -> [String]? {
        if case .strings(let strings)? = value(key) { strings } else { nil }
    }

    /// Returns the text attributes of a bar's title.
    package func textAttributes(_ key: DocumentKey) -> TextAttributesDescription? {
        if case .textAttributes(let attributes)? = value(key) { attributes } else { nil }
    }

    /// The text input traits.
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
