/// The keys of a keyboard by their position, independent of the layout, with the numbers of the USB specification.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardhidusage>.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// Status reports of the keyboard.
    case keyboardErrorRollOver = 0x01, keyboardPOSTFail, keyboardErrorUndefined
    /// The letters.
    case keyboardA = 0x04, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH,
        keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ,
        keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    /// The digits above the letters.
    case keyboard1 = 0x1E, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8,
        keyboard9, keyboard0
    /// The keys around the letters, as on an American keyboard.
    case keyboardReturnOrEnter = 0x28, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar,
        keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash,
        keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma,
        keyboardPeriod, keyboardSlash, keyboardCapsLock
    /// The function keys above the digits.
    case keyboardF1 = 0x3A, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8,
        keyboardF9, keyboardF10, keyboardF11, keyboardF12
    /// The keys between the letters and the numeric pad.
    case keyboardPrintScreen = 0x46, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome,
        keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow,
        keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    /// The numeric pad.
    case keypadNumLock = 0x53, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1,
        keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
    /// Keys of some keyboards only.
    case keyboardNonUSBackslash = 0x64, keyboardApplication, keyboardPower, keypadEqualSign
    /// More function keys.
    case keyboardF13 = 0x68, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19,
        keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
    /// Keys with a word on them.
    case keyboardExecute = 0x74, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain,
        keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp,
        keyboardVolumeDown, keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock
    /// More of the numeric pad.
    case keypadComma = 0x85, keypadEqualSignAS400
    /// Keys that keyboards of some countries have.
    case keyboardInternational1 = 0x87, keyboardInternational2, keyboardInternational3, keyboardInternational4,
        keyboardInternational5, keyboardInternational6, keyboardInternational7, keyboardInternational8,
        keyboardInternational9
    /// Keys that change between scripts.
    case keyboardLANG1 = 0x90, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6,
        keyboardLANG7, keyboardLANG8, keyboardLANG9
    /// Keys of terminals.
    case keyboardAlternateErase = 0x99, keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior,
        keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps,
        keyboardExSel
    /// The modifier keys.
    case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl,
        keyboardRightShift, keyboardRightAlt, keyboardRightGUI
    /// A key that is not in the specification.
    case keyboard_Reserved = 0xFFFF
}

extension UIKeyboardHIDUsage {
    /// The kana key of Japanese keyboards.
    public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// The alphanumeric key of Japanese keyboards.
    public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// The katakana key of Japanese keyboards.
    public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
    /// The hiragana key of Japanese keyboards.
    public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
    /// The full- and half-width key of Japanese keyboards.
    public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
    /// The key between Hangul and English on Korean keyboards.
    public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// The key that converts to Hanja on Korean keyboards.
    public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
}
