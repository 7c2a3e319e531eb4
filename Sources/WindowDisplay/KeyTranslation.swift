import CSDL2
import Foundation
import RenderServer

// MARK: Keys and text
extension EventTranslator {
    mutating func keyEvent(_ event: SDL_KeyboardEvent, at time: Double) -> KeyEvent {
        // SDL identifies keys by their USB HID usage, as UIKit does.
        var usage = Int(event.keysym.scancode.rawValue)
        var typed = Self.characters(keycode: event.keysym.sym, usage: usage)
        if let function = keypadFunction(of: usage, event) {
            usage = function
            typed = ""
        }
        return KeyEvent(
            isDown: event.state != 0, isRepeat: event.repeat != 0, usage: usage, characters: typed,
            modifiers: Self.modifiers(event.keysym.mod), time: time,
            modifiedCharacters: event.state != 0 ? layout?.characters(of: usage, plain: typed, event.keysym.mod) : nil)
    }

    /// Returns the usage of a keypad's key without Num Lock, such as that of the Home key, or `nil` if the key types a
    /// digit. The release of a key has the same usage as its press.
    private mutating func keypadFunction(of usage: Int, _ event: SDL_KeyboardEvent) -> Int? {
        guard let function = Self.keypadFunctions[usage] else { return nil }
        if event.state == 0 { return pressedFunctions.remove(usage) == nil ? nil : function }
        if event.repeat == 0, UInt32(event.keysym.mod) & UInt32(KMOD_NUM.rawValue) == 0 {
            pressedFunctions.insert(usage)
        }
        return pressedFunctions.contains(usage) ? function : nil
    }

    /// The usages of the keypad's keys from 1 to 0 and of the point, with Num Lock and without. The key 5 has no
    /// function.
    private static let keypadFunctions = [
        0x59: 0x4D, 0x5A: 0x51, 0x5B: 0x4E, 0x5C: 0x50, 0x5D: 0x5D, 0x5E: 0x4F, 0x5F: 0x4A, 0x60: 0x52, 0x61: 0x4B,
        0x62: 0x49, 0x63: 0x4C,
    ]

    /// Returns whether the text after a key is ignored, because the key is pressed as a command. In most layouts, the
    /// right alternate key selects characters; the left alternate key is for commands.
    static func ignoresText(of event: SDL_KeyboardEvent) -> Bool {
        func isDown(_ flags: SDL_Keymod...) -> Bool {
            flags.contains { UInt32(event.keysym.mod) & UInt32($0.rawValue) != 0 }
        }
        guard event.state != 0 else { return false }
        return isDown(KMOD_CTRL, KMOD_GUI) || isDown(KMOD_LALT) && !isDown(KMOD_RALT, KMOD_MODE)
    }

    static func modifiers(_ keymod: UInt16) -> KeyEvent.Modifiers {
        let table: [(SDL_Keymod, KeyEvent.Modifiers)] = [
            (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alternate), (KMOD_GUI, .command),
            (KMOD_CAPS, .alphaShift),
        ]
        var modifiers: KeyEvent.Modifiers = []
        for (flag, modifier) in table where UInt32(keymod) & UInt32(flag.rawValue) != 0 { modifiers.insert(modifier) }
        return modifiers
    }

    /// Returns the characters of the key in the user's layout without modifiers.
    static func characters(keycode: Int32, usage: Int) -> String {
        // SDL's codes of the keypad's keys, usages 0x54 to 0x63, contain no characters.
        let keypad = Array("/*-+\r1234567890.")
        if (0x54...0x63).contains(usage) { return String(keypad[usage - 0x54]) }
        guard keycode > 0, keycode & 0x4000_0000 == 0, let scalar = Unicode.Scalar(UInt32(keycode)) else { return "" }
        return String(Character(scalar))
    }

    /// Returns the text in a fixed-size array of SDL, up to its zero. Bytes that are not UTF-8 become U+FFFD.
    static func text<Bytes>(of bytes: Bytes) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// SDL counts code points (and −1 for "unknown"); the event counts UTF-16 units.
    static func composition(_ text: String, start: Int32, length: Int32) -> DisplayEvent {
        let scalars = text.unicodeScalars
        let lower = start < 0 ? scalars.count : min(Int(start), scalars.count)
        let upper = min(lower + max(0, Int(length)), scalars.count)
        func unit(_ offset: Int) -> Int {
            text.utf16.distance(
                from: text.startIndex, to: scalars.index(scalars.startIndex, offsetBy: offset))
        }
        return .composition(text, selection: unit(lower)..<unit(upper))
    }
}
