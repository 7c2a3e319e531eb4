import Foundation

/// The text input traits of a text field, text view or search bar. A `nil` trait is absent in the document and has its
/// default value. The default of the capitalization is `none`.
package struct TextInputTraitsDescription: Sendable, Hashable {
    /// The autocapitalization.
    package enum Capitalization: String, Sendable { case none, words, sentences, allCharacters }

    /// An option that can be on, off or default.
    package enum Switch: String, Sendable { case `default`, no, yes }

    /// The keyboard type.
    package enum Keyboard: String, Sendable {
        case `default`, alphabet, asciiCapable = "ASCIICapable", numbersAndPunctuation, url = "URL", numberPad
        case phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
        case asciiCapableNumberPad = "ASCIICapableNumberPad"
    }

    /// The keyboard's appearance.
    package enum Appearance: String, Sendable { case `default`, dark, light, alert }

    /// The title of the return key.
    package enum ReturnKey: String, Sendable {
        case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
    }

    package var capitalization: Capitalization
    package var autocorrection: Switch?
    package var spellChecking: Switch?
    package var smartDashes: Switch?
    package var smartQuotes: Switch?
    package var smartInsertDelete: Switch?
    package var keyboard: Keyboard?
    package var appearance: Appearance?
    package var returnKey: ReturnKey?
    package var isSecure: Bool
    package var enablesReturnKeyAutomatically: Bool
    /// The content type of the text, as `UITextContentType` spells it.
    package var contentType: String?

    init(_ element: SourceElement) {
        capitalization = element.word(.autocapitalizationType, default: .none)
        autocorrection = element.word(.autocorrectionType)
        spellChecking = element.word(.spellCheckingType)
        smartDashes = element.word(.smartDashesType)
        smartQuotes = element.word(.smartQuotesType)
        smartInsertDelete = element.word(.smartInsertDeleteType)
        keyboard = Self.keyboard(element)
        appearance = element.word(.keyboardAppearance)
        returnKey = element.word(.returnKeyType)
        isSecure = element.bool(.secureTextEntry, default: false)
        enablesReturnKeyAutomatically = element.bool(.enablesReturnKeyAutomatically, default: false)
        contentType = element.string(.textContentType)
    }

    /// "ASCII" may also be in lowercase.
    private static func keyboard(_ element: SourceElement) -> Keyboard? {
        guard let word = element.string(.keyboardType) else { return nil }
        let known =
            Keyboard(rawValue: word) ?? Keyboard(rawValue: word.replacingOccurrences(of: "ascii", with: "ASCII"))
        if known == nil { element.note(.unknownWord(attribute: "keyboardType", word: word)) }
        return known
    }
}
