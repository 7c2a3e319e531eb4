/// Which keys an on-screen keyboard has.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardtype>.
public enum UIKeyboardType: Int, Sendable {
    /// Those of the user's language.
    case `default` = 0
    /// Letters, digits and signs of ASCII.
    case asciiCapable
    /// Digits and signs first.
    case numbersAndPunctuation
    /// For addresses of the web: with the period, the slash and ".com".
    case URL
    /// Digits only, for a code.
    case numberPad
    /// Digits, the asterisk and the number sign.
    case phonePad
    /// Letters first, for a name; or digits, for a phone number.
    case namePhonePad
    /// For addresses of electronic mail: with the at sign and the period.
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

    /// Whether it has digits, and few others, but no letters and no return key.
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
    /// As the interface is.
    case `default` = 0
    /// Dark.
    case dark
    /// Light.
    case light

    /// The same as `.dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key of an on-screen keyboard says. It does the same whatever it says.
///
/// Follows <https://developer.apple.com/documentation/uikit/uireturnkeytype>.
public enum UIReturnKeyType: Int, Sendable {
    /// "return".
    case `default` = 0
    /// "Go".
    case go
    /// "Search", as an engine of the web.
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
    /// "Search", as an engine of the web.
    case yahoo
    /// "Done".
    case done
    /// "Emergency Call".
    case emergencyCall
    /// "Continue".
    case `continue`
}
