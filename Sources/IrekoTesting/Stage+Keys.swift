import Foundation
import RenderServer
import UIKit

extension Stage {
    // MARK: Typing

    /// Whether the caret of a text blinks as in a window: steady for half a second after a change, then changing every
    /// half second. The default is `false`, so that pictures do not depend on the time.
    public var blinksCaret: Bool {
        get { context.blinksCaret }
        set { context.blinksCaret = newValue }
    }

    /// Inserts a text all at once, as an input method does, and ends a composition. If `changesTypedText` is `true`,
    /// the text is typed key by key.
    public func type(_ text: String) {
        beginCall("type(_:)")
        defer { endCall() }
        settle()
        guard context.changesTypedText else {
            scene.handle(.text(text))
            return settle()
        }
        for character in text { typeByKey(String(character)) }
    }

    private func typeByKey(_ text: String) {
        let usage = text == "\n" ? .keyboardReturnOrEnter : AmericanKeyboard.usage(of: text.lowercased())
        for isDown in [true, false] {
            scene.handle(
                .key(
                    KeyEvent(
                        isDown: isDown, isRepeat: false, usage: usage.rawValue, characters: text.lowercased(),
                        modifiers: [], time: clock.now, text: isDown && text != "\n" ? text : "")))
            settle()
        }
    }

    /// Sets the marked text of an input method, replacing the previous marked text. To end the composition and insert
    /// a text, call `type(_:)`. To end it without a text, compose an empty text.
    ///
    /// - Parameters:
    ///   - text: The new marked text.
    ///   - selectedRange: The selected range of the marked text, in UTF-16 units; `nil` for a caret at its end.
    public func compose(_ text: String, selectedRange: NSRange? = nil) {
        beginCall("compose(_:selectedRange:)")
        defer { endCall() }
        settle()
        let length = text.utf16.count
        scene.handle(.composition(text, selection: selectedRange.flatMap { Range($0) } ?? length..<length))
        settle()
    }

    /// The frame of the caret or of the marked text on the screen, beside which an input method shows its candidates.
    /// `nil` if no text input is the first responder.
    public var textInputFrame: CGRect? {
        settle()
        return display.textInput?.area
    }

    /// Presses and releases a key by its USB HID usage, 0.05 seconds apart: runs key commands, and calls
    /// `pressesBegan(_:with:)` and related methods. No text is inserted; use `type(_:)` for text.
    ///
    /// - Parameters:
    ///   - usage: The key, by its position.
    ///   - characters: The characters of the key without modifiers; `nil` for the characters of an American keyboard.
    ///   - modifiers: The modifier keys that are held down with the key.
    ///   - repeats: The number of repeats while the key is down, 0.05 seconds apart.
    public func press(
        _ usage: UIKeyboardHIDUsage, characters: String? = nil, modifiers: UIKeyModifierFlags = [], repeats: Int = 0
    ) {
        beginCall("press(_:)")
        defer { endCall() }
        func send(isDown: Bool, isRepeat: Bool = false) {
            settle()
            scene.handle(
                .key(
                    KeyEvent(
                        isDown: isDown, isRepeat: isRepeat, usage: usage.rawValue,
                        characters: characters ?? AmericanKeyboard.character(of: usage), modifiers: modifiers.ofEvent,
                        time: clock.now)))
            if isDown { advance(by: 0.05) } else { settle() }
        }
        send(isDown: true)
        for _ in 0..<max(0, repeats) { send(isDown: true, isRepeat: true) }
        send(isDown: false)
    }

    /// Presses and releases the key of a character, such as `stage.press("s", modifiers: .command)`. A capital letter,
    /// and a character such as "+" that an American keyboard has with the shift key, is pressed with the shift key.
    public func press(_ character: Character, modifiers: UIKeyModifierFlags = [], repeats: Int = 0) {
        let typed = character.lowercased()
        if let usage = AmericanKeyboard.shiftedUsage(of: typed) {
            return press(usage, modifiers: modifiers.union(.shift), repeats: repeats)
        }
        press(
            AmericanKeyboard.usage(of: typed), characters: typed,
            modifiers: character.isUppercase ? modifiers.union(.shift) : modifiers, repeats: repeats)
    }

    // MARK: Device motion

    /// Shakes the device for 0.1 seconds; the first responder of the key window receives the motion events.
    ///
    /// - Parameter cancelled: Whether the system cancels the motion because it was not a shake.
    public func shake(cancelled: Bool = false) {
        beginCall("shake(cancelled:)")
        defer { endCall() }
        UIMotionEvent.send(.motionShake, .began, to: scene, at: clock.now)
        advance(by: 0.1)
        UIMotionEvent.send(.motionShake, cancelled ? .cancelled : .ended, to: scene, at: clock.now)
        settle()
    }
}

extension UIKeyModifierFlags {
    /// The equivalent modifiers of a key event.
    fileprivate var ofEvent: KeyEvent.Modifiers {
        var modifiers: KeyEvent.Modifiers = []
        if contains(.shift) { modifiers.insert(.shift) }
        if contains(.control) { modifiers.insert(.control) }
        if contains(.alternate) { modifiers.insert(.alternate) }
        if contains(.command) { modifiers.insert(.command) }
        if contains(.alphaShift) { modifiers.insert(.alphaShift) }
        return modifiers
    }
}
