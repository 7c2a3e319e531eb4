/// The characters of an American keyboard without modifiers, for naming keys in tests on a stage and in recordings of
/// input.
package enum AmericanKeyboard {
    private static let characters = Array("abcdefghijklmnopqrstuvwxyz1234567890\r\u{1b}\u{8}\t -=[]\\#;'`,./").map(
        String.init)
    private static let first = UIKeyboardHIDUsage.keyboardA.rawValue

    /// Returns the character of a key; empty for a key without a character.
    package static func character(of usage: UIKeyboardHIDUsage) -> String {
        let place = usage.rawValue - first
        return characters.indices.contains(place) ? characters[place] : ""
    }

    /// Returns the key of a character; `keyboard_Reserved` if no key has the character.
    package static func usage(of character: String) -> UIKeyboardHIDUsage {
        characters.firstIndex(of: character).flatMap { UIKeyboardHIDUsage(rawValue: $0 + first) } ?? .keyboard_Reserved
    }
}
