import Foundation

/// The keyboard settings of a text. All members are optional, with the default values given here.
///
/// The settings are read when the object becomes first responder and in `reloadInputViews()`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputtraits>.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The letters that an on-screen keyboard capitalizes automatically. The default is `.sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether misspelled words are replaced while typing. The default is `.default`.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether misspelled words are underlined. The default is `.default`.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether straight quotes are replaced by typographic quotes. The default is `.default`.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens are replaced by a dash. The default is `.default`.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces are added and removed around inserted and deleted text. The default is `.default`.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Whether completions of words are proposed in the text. The default is `.default`.
    var inlinePredictionType: UITextInlinePredictionType { get }
    /// The keys of an on-screen keyboard. The default is `.default`.
    var keyboardType: UIKeyboardType { get }
    /// Whether an on-screen keyboard is light or dark. The default is `.default`, which follows the user interface
    /// style.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The title of the return key. The default is `.default`.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key is disabled while the text is empty. The default is `false`.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is a secret, which is not shown, copied or learned. The default is `false`.
    var isSecureTextEntry: Bool { get }
    /// The meaning of the text. The default is `nil`.
    var textContentType: UITextContentType! { get }
    /// The rules for a new password. The default is `nil`.
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
