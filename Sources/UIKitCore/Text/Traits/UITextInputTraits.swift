import Foundation

/// What a text asks of the keyboard. All members are optional: what a class leaves out has the value that is said here.
///
/// They are read when the class's object becomes first responder and in `reloadInputViews()`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputtraits>.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters an on-screen keyboard makes capitals by itself: `.sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether misspelled words are replaced while one types: `.default`.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether misspelled words are underlined: `.default`.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether straight quotes become typographic ones: `.default`.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens become a dash: `.default`.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces are added and removed around what is inserted and deleted: `.default`.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Whether the rest of a word is proposed in the text: `.default`.
    var inlinePredictionType: UITextInlinePredictionType { get }
    /// Which keys an on-screen keyboard has: `.default`.
    var keyboardType: UIKeyboardType { get }
    /// Whether an on-screen keyboard is light or dark: `.default`, which follows the interface's style.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// What the return key says: `.default`.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key does nothing while there is no text: `false`.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is a secret, which is not shown, copied or learned: `false`.
    var isSecureTextEntry: Bool { get }
    /// What the text means; `nil`, which says nothing of it.
    var textContentType: UITextContentType! { get }
    /// Which passwords are permitted where the user chooses a new one: `nil`.
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
    /// `.sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// `.default`.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// `.default`.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// `.default`.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// `.default`.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// `.default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// `.default`.
    public var inlinePredictionType: UITextInlinePredictionType { .default }
    /// `.default`.
    public var keyboardType: UIKeyboardType { .default }
    /// `.default`.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// `.default`.
    public var returnKeyType: UIReturnKeyType { .default }
    /// `false`.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// `false`.
    public var isSecureTextEntry: Bool { false }
    /// `nil`.
    public var textContentType: UITextContentType! { nil }
    /// `nil`.
    public var passwordRules: UITextInputPasswordRules? { nil }
}
