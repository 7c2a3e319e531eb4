/// The letters that an on-screen keyboard capitalizes automatically.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype>.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters.
    case none = 0
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}

/// Whether misspelled words are replaced while typing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextautocorrectiontype>.
public enum UITextAutocorrectionType: Int, Sendable {
    /// Depends on the keyboard type.
    case `default` = 0
    /// Words are not replaced.
    case no
    /// Words are replaced.
    case yes
}

/// Whether misspelled words are underlined.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextspellcheckingtype>.
public enum UITextSpellCheckingType: Int, Sendable {
    /// Depends on the autocorrection.
    case `default` = 0
    /// Words are not underlined.
    case no
    /// Words are underlined.
    case yes
}

/// Whether straight quotes are replaced by typographic quotes while typing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartquotestype>.
public enum UITextSmartQuotesType: Int, Sendable {
    /// Depends on the keyboard type and the content type of the text.
    case `default` = 0
    /// Quotes are not replaced.
    case no
    /// Quotes are replaced.
    case yes
}

/// Whether two hyphens are replaced by a dash while typing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartdashestype>.
public enum UITextSmartDashesType: Int, Sendable {
    /// Depends on the keyboard type and the content type of the text.
    case `default` = 0
    /// Hyphens are not replaced.
    case no
    /// Hyphens are replaced.
    case yes
}

/// Whether spaces are added and removed around inserted and deleted text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype>.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// Depends on the keyboard type and the content type of the text.
    case `default` = 0
    /// Spaces are not changed.
    case no
    /// Spaces are changed.
    case yes
}

/// Whether completions of words are proposed in the text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype>.
public enum UITextInlinePredictionType: Int, Sendable {
    /// Depends on the text.
    case `default` = 0
    /// Completions are not proposed.
    case no
    /// Completions are proposed.
    case yes
}
