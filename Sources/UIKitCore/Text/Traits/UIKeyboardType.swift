/// The keys of an on-screen keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardtype>.
public enum UIKeyboardType: Int, Sendable {
    /// The keys of the user's language.
    case `default` = 0
    /// Letters, digits and signs of ASCII.
    case asciiCapable
    /// Digits and signs first.
    case numbersAndPunctuation
    /// For web addresses: with the period, the slash and ".com".
    case URL
    /// Digits only, for a code.
    case numberPad
    /// Digits, the asterisk and the number sign.
    case phonePad
    /// Letters first, for a name; or digits, for a phone number.
    case namePhonePad
    /// For email addresses: with the at sign and the period.
    case emailAddress
    /// Digits and the decimal sign.
    case decimalPad
    /// With the at sign and the number sign.
    case twitter
    /// For searches and addresses: with the space bar and the period.
    case webSearch
    /// Digits of ASCII only.
    case asciiCapableNumberPad

    /// The same as `.asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    /// Whether the keyboard has digits and a few signs, but no letters and no return key.
    var isPad: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
        default: false
        }
    }
}

/// Whether an on-screen keyboard is light or dark.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardappearance>.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance that matches the user interface style.
    case `default` = 0
    /// Dark.
    case dark
    /// Light.
    case light

    /// The same as `.dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of the return key of an on-screen keyboard. The title has no influence on its effect.
///
/// Follows <https://developer.apple.com/documentation/uikit/uireturnkeytype>.
public enum UIReturnKeyType: Int, Sendable {
    /// "return".
    case `default` = 0
    /// "Go".
    case go
    /// "Search", as for a web search engine.
    case google
    /// "Join".
    case join
    /// "Next".
    case next
    /// "Route".
    case route
    /// "Search".
    case search
    /// "Send".
    case send
    /// "Search", as for a web search engine.
    case yahoo
    /// "Done".
    case done
    /// "Emergency Call".
    case emergencyCall
    /// "Continue".
    case `continue`
}
