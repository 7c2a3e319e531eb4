extension UIKeyCommand {
    // MARK: Specifying keys without characters

    /// The up arrow.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The forward delete key. The backspace key is `"\u{8}"`.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// Function key 1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// Function key 2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// Function key 3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// Function key 4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// Function key 5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// Function key 6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// Function key 7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// Function key 8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// Function key 9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// Function key 10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// Function key 11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// Function key 12.
    public nonisolated static let f12 = "UIKeyInputF12"
}

extension UIKeyboardHIDUsage {
    /// The input of a key without a character, or with the same character in every layout; `nil` for the remaining
    /// keys.
    var fixedInput: String? {
        switch self {
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardEscape: UIKeyCommand.inputEscape
        case .keyboardPageUp: UIKeyCommand.inputPageUp
        case .keyboardPageDown: UIKeyCommand.inputPageDown
        case .keyboardHome: UIKeyCommand.inputHome
        case .keyboardEnd: UIKeyCommand.inputEnd
        case .keyboardDeleteForward: UIKeyCommand.inputDelete
        case .keyboardF1: UIKeyCommand.f1
        case .keyboardF2: UIKeyCommand.f2
        case .keyboardF3: UIKeyCommand.f3
        case .keyboardF4: UIKeyCommand.f4
        case .keyboardF5: UIKeyCommand.f5
        case .keyboardF6: UIKeyCommand.f6
        case .keyboardF7: UIKeyCommand.f7
        case .keyboardF8: UIKeyCommand.f8
        case .keyboardF9: UIKeyCommand.f9
        case .keyboardF10: UIKeyCommand.f10
        case .keyboardF11: UIKeyCommand.f11
        case .keyboardF12: UIKeyCommand.f12
        case .keyboardReturnOrEnter: "\r"
        case .keypadEnter: "\u{3}"
        case .keyboardTab: "\t"
        case .keyboardSpacebar: " "
        case .keyboardDeleteOrBackspace: "\u{8}"
        default: nil
        }
    }
}
