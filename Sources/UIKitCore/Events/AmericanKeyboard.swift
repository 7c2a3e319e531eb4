/// The characters of an American keyboard, for naming keys in tests on a stage and in recordings of input.
package enum AmericanKeyboard {
    private static let characters = Array("abcdefghijklmnopqrstuvwxyz1234567890\r\u{1b}\u{8}\t -=[]\\#;'`,./").map(
        String.init)
    private static let shifted = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()\r\u{1b}\u{8}\t _+{}|~:\"~<>?").map(
        String.init)
    private static let first = UIKeyboardHIDUsage.keyboardA.rawValue

    /// Returns the character of a key without modifiers; empty for a key without a character.
    package static func character(of usage: UIKeyboardHIDUsage) -> String {
        let place = usage.rawValue - first
        return characters.indices.contains(place) ? characters[place] : ""
    }

    /// Returns the character of a key with the shift key; empty for a key without a character.
    static func shiftedCharacter(of usage: UIKeyboardHIDUsage) -> String {
        let place = usage.rawValue - first
        return shifted.indices.contains(place) ? shifted[place] : ""
    }

    /// Returns the key that has a character with the shift key, if no key has the character without it.
    package static func shiftedUsage(of character: String) -> UIKeyboardHIDUsage? {
        guard !characters.contains(character) else { return nil }
        return shifted.lastIndex(of: character).flatMap { UIKeyboardHIDUsage(rawValue: $0 + first) }
    }

    /// Returns the key of a character; `keyboard_Reserved` if no key has the character.
    package static func usage(of character: String) -> UIKeyboardHIDUsage {
        characters.firstIndex(of: character).flatMap { UIKeyboardHIDUsage(rawValue: $0 + first) } ?? .keyboard_Reserved
    }
}
