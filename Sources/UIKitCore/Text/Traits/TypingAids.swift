/// Which letters an on-screen keyboard makes capitals by itself.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype>.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Whether misspelled words are replaced while one types.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextautocorrectiontype>.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As fits the keyboard's type.
    case `default` = 0
    /// They are not.
    case no
    /// They are.
    case yes
}

/// Whether misspelled words are underlined.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextspellcheckingtype>.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the autocorrection says.
    case `default` = 0
    /// They are not.
    case no
    /// They are.
    case yes
}

/// Whether straight quotes become typographic ones while one types.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartquotestype>.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As fits the keyboard's type and the text's content.
    case `default` = 0
    /// They do not.
    case no
    /// They do.
    case yes
}

/// Whether two hyphens become a dash while one types.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartdashestype>.
public enum UITextSmartDashesType: Int, Sendable {
    /// As fits the keyboard's type and the text's content.
    case `default` = 0
    /// They do not.
    case no
    /// They do.
    case yes
}

/// Whether spaces are added and removed around what is inserted and deleted.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype>.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As fits the keyboard's type and the text's content.
    case `default` = 0
    /// They are not.
    case no
    /// They are.
    case yes
}

/// Whether the rest of a word is proposed in the text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype>.
public enum UITextInlinePredictionType: Int, Sendable {
    /// As fits the text.
    case `default` = 0
    /// It is not.
    case no
    /// It is.
    case yes
}
