import Foundation

/// What a text field, text view or search bar asks of the keyboard. What is `nil` is not written, which means "default"
/// but for capitals: where nothing is written, there are none.
package struct TextInputTraitsDescription: Sendable, Hashable {
    /// Which letters become capitals.
    package enum Capitalization: String, Sendable { case none, words, sentences, allCharacters }

    /// Whether something is on.
    package enum Switch: String, Sendable { case `default`, no, yes }

    /// Which keys there are.
    package enum Keyboard: String, Sendable {
        case `default`, alphabet, asciiCapable = "ASCIICapable", numbersAndPunctuation, url = "URL", numberPad
        case phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
        case asciiCapableNumberPad = "ASCIICapableNumberPad"
    }

    /// How the keyboard looks.
    package enum Appearance: String, Sendable { case `default`, dark, light, alert }

    /// What the return key says.
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
    /// What the text is about, as `UITextContentType` spells it.
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

    /// "ASCII" is written in small letters, too.
    private static func keyboard(_ element: SourceElement) -> Keyboard? {
        guard let word = element.string(.keyboardType) else { return nil }
        let known =
            Keyboard(rawValue: word) ?? Keyboard(rawValue: word.replacingOccurrences(of: "ascii", with: "ASCII"))
        if known == nil { element.note(.unknownWord(attribute: "keyboardType", word: word)) }
        return known
    }
}
