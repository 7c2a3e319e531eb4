/// What the keys of an American keyboard type alone: how tests on a stage name keys, and how recordings of input do.
package enum AmericanKeyboard {
    private static let characters = Array("abcdefghijklmnopqrstuvwxyz1234567890\r\u{1b}\u{8}\t -=[]\\#;'`,./").map(
        String.init)
    private static let first = UIKeyboardHIDUsage.keyboardA.rawValue

    /// What a key types; empty for none.
    package static func character(of usage: UIKeyboardHIDUsage) -> String {
        let place = usage.rawValue - first
        return characters.indices.contains(place) ? characters[place] : ""
    }

    /// The key that types a character; `keyboard_Reserved` for none.
    package static func usage(of character: String) -> UIKeyboardHIDUsage {
        characters.firstIndex(of: character).flatMap { UIKeyboardHIDUsage(rawValue: $0 + first) } ?? .keyboard_Reserved
    }
}
