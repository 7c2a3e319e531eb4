import Foundation

/// A key of the keyboard with what it types.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikey>.
@preconcurrency @MainActor
open class UIKey: NSObject {
    init(keyCode: UIKeyboardHIDUsage, characters: String, modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
        let fixed = keyCode.fixedInput
        charactersIgnoringModifiers = fixed ?? characters
        // The display reports what the key types alone; of the modifiers only shift and caps lock change letters.
        let isUpper = modifierFlags.contains(.shift) != modifierFlags.contains(.alphaShift)
        self.characters = fixed ?? (isUpper ? characters.uppercased() : characters)
        super.init()
    }

    nonisolated deinit {}

    /// What the key types with the modifiers that are down. Keys such as the arrows have the names that `UIKeyCommand`
    /// defines for them; it is empty for a key that types nothing and has no name.
    open internal(set) var characters: String

    /// What the key types without modifiers, or its name.
    open internal(set) var charactersIgnoringModifiers: String

    /// The modifier keys that were down.
    open internal(set) var modifierFlags: UIKeyModifierFlags

    /// Which key it is, independent of the keyboard's layout.
    open internal(set) var keyCode: UIKeyboardHIDUsage
}
