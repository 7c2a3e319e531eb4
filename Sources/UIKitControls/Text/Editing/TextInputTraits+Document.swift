import InterfaceDocuments

/// A text field or text view whose input traits a storyboard or nib can set.
@MainActor
package protocol DocumentTextInput: UITextInputTraits {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

extension UITextField: DocumentTextInput {}
extension UITextView: DocumentTextInput {}

extension DocumentTextInput {
    /// Decodes the input traits of a storyboard or nib. Traits that it omits do not change, except that
    /// `autocapitalizationType` is set to `none`.
    package func decodeTraits(from coder: DocumentCoder) {
        guard let traits = coder.element.textInputTraits else { return }
        autocapitalizationType =
            switch traits.capitalization {
            case .none: .none
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .allCharacters
            }
        if let isOn = traits.autocorrection { autocorrectionType = Self.choose(isOn, .default, .no, .yes) }
        if let isOn = traits.spellChecking { spellCheckingType = Self.choose(isOn, .default, .no, .yes) }
        if let isOn = traits.smartQuotes { smartQuotesType = Self.choose(isOn, .default, .no, .yes) }
        if let isOn = traits.smartDashes { smartDashesType = Self.choose(isOn, .default, .no, .yes) }
        if let isOn = traits.smartInsertDelete { smartInsertDeleteType = Self.choose(isOn, .default, .no, .yes) }
        if let keyboard = traits.keyboard { keyboardType = Self.keyboard(keyboard) }
        switch traits.appearance {
        case .dark, .alert: keyboardAppearance = .dark
        case .light: keyboardAppearance = .light
        case .default, nil: break
        }
        if let key = traits.returnKey { returnKeyType = Self.returnKey(key) }
        if traits.enablesReturnKeyAutomatically { enablesReturnKeyAutomatically = true }
        if traits.isSecure { isSecureTextEntry = true }
        if let type = traits.contentType, !type.isEmpty { textContentType = UITextContentType(rawValue: type) }
    }

    private static func choose<Value>(
        _ word: TextInputTraitsDescription.Switch, _ usual: Value, _ no: Value, _ yes: Value
    ) -> Value {
        switch word {
        case .default: usual
        case .no: no
        case .yes: yes
        }
    }

    private static func keyboard(_ keyboard: TextInputTraitsDescription.Keyboard) -> UIKeyboardType {
        switch keyboard {
        case .default: .default
        case .alphabet: .alphabet
        case .asciiCapable: .asciiCapable
        case .numbersAndPunctuation: .numbersAndPunctuation
        case .url: .URL
        case .numberPad: .numberPad
        case .phonePad: .phonePad
        case .namePhonePad: .namePhonePad
        case .emailAddress: .emailAddress
        case .decimalPad: .decimalPad
        case .twitter: .twitter
        case .webSearch: .webSearch
        case .asciiCapableNumberPad: .asciiCapableNumberPad
        }
    }

    private static func returnKey(_ key: TextInputTraitsDescription.ReturnKey) -> UIReturnKeyType {
        switch key {
        case .default: .default
        case .go: .go
        case .google: .google
        case .join: .join
        case .next: .next
        case .route: .route
        case .search: .search
        case .send: .send
        case .yahoo: .yahoo
        case .done: .done
        case .emergencyCall: .emergencyCall
        case .continue: .continue
        }
    }
}
