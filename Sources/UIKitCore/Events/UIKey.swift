import Foundation

/// A key of the keyboard, with its characters.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikey>.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// - Parameters:
    ///   - characters: The characters of the key without modifiers.
    ///   - modified: The characters of the key with the pressed shift and alternate keys; `nil` if they are the same
    ///     except for the case of letters.
    init(
        keyCode: UIKeyboardHIDUsage, characters: String, modified: String? = nil, modifierFlags: UIKeyModifierFlags
    ) {
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
        let fixed = keyCode.fixedInput
        charactersIgnoringModifiers = fixed ?? characters
        // Caps lock changes letters only.
        let isUpper = modifierFlags.contains(.shift) != modifierFlags.contains(.alphaShift)
        let modified = modified ?? characters
        let isLetter = modified.lowercased() == characters.lowercased()
        self.characters = fixed ?? (isLetter ? isUpper ? characters.uppercased() : characters : modified)
        super.init()
    }

    nonisolated deinit {}

    /// The characters of the key with the pressed modifiers. Keys such as arrows have the names that `UIKeyCommand`
    /// defines. Empty for a key without characters and name.
    open internal(set) var characters: String

    /// The characters of the key without modifiers, or its name.
    open internal(set) var charactersIgnoringModifiers: String

    /// The pressed modifier keys.
    open internal(set) var modifierFlags: UIKeyModifierFlags

    /// The code of the key, independent of the keyboard's layout.
    open internal(set) var keyCode: UIKeyboardHIDUsage
}
