import Foundation
import RenderServer

/// Delivers keys and text to the first responder of the scene's key window.
@MainActor
enum KeyDelivery {
    /// Handles a key event of the scene's display.
    static func deliver(_ key: KeyEvent, in scene: UIWindowScene) {
        scene.input.modifierFlags = UIKeyModifierFlags(key.modifiers)
        if key.isDown, (scene.modalInput ?? scene.editMenu)?.handle(key) == true { return }
        guard !scene.input.keys.runsCommand(key, in: scene) else { return }
        guard !DeviceKeys.rotateDevice(with: key, in: scene) else { return }
        guard !FocusKeys.move(with: key, in: scene) else { return }
        scene.input.keys.handle(key, in: scene)
        guard key.isDown, let input = textInput(of: scene) else { return }
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
        default: break
        }
    }

    /// Handles text that the keyboard or an input method of the scene's display has committed.
    static func deliver(text: String, in scene: UIWindowScene) {
        if takes(text, in: scene) { textInput(of: scene)?.insertText(text) }
    }

    /// Whether text that comes now is put in: not what a key types that ran a command.
    static func takes(_ text: String, in scene: UIWindowScene) -> Bool {
        !text.isEmpty && takesText(in: scene) && !scene.input.keys.typesForCommand
    }

    /// Whether something is there that text is put into.
    static func takesText(in scene: UIWindowScene) -> Bool { scene.modalInput == nil && textInput(of: scene) != nil }

    /// Reports to the scene's display whether text input is active, and where, so that an input method shows its window
    /// there. To be called when another responder became first, when another window became key, and when the text
    /// moved.
    static func updateTextInput(of scene: UIWindowScene) {
        guard let window = scene.keyWindow, let input = textInput(of: scene) else {
            scene.screen.display.setTextInput(nil)
            return
        }
        let view = input as? UIView ?? window
        scene.screen.display.setTextInput(view.layer.convert(view.bounds, to: scene.screen.rootLayer))
    }

    private static func textInput(of scene: UIWindowScene) -> (any UIKeyInput)? {
        scene.keyWindow?.firstResponder as? any UIKeyInput
    }
}

extension UIKeyModifierFlags {
    init(_ modifiers: KeyEvent.Modifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
        if modifiers.contains(.alphaShift) { insert(.alphaShift) }
    }
}
