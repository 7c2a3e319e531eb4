import Foundation
import RenderServer

/// The way of keys and text: to the first responder of the scene's key window.
@MainActor
package enum KeyDelivery {
    /// Takes a key event of the scene's display.
    package static func deliver(_ key: KeyEvent, in scene: UIWindowScene) {
        scene.touches.modifierFlags = UIKeyModifierFlags(key.modifiers)
        scene.touches.keys.handle(key, in: scene)
        guard key.isDown, let input = textInput(of: scene) else { return }
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
        default: break
        }
    }

    /// Takes text that the keyboard or an input method of the scene's display has made final.
    package static func deliver(text: String, in scene: UIWindowScene) {
        guard !text.isEmpty else { return }
        textInput(of: scene)?.insertText(text)
    }

    private static func textInput(of scene: UIWindowScene) -> (any UIKeyInput)? {
        scene.keyWindow?.firstResponder as? any UIKeyInput
    }
}

extension UIKeyModifierFlags {
    package init(_ modifiers: KeyEvent.Modifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
        if modifiers.contains(.alphaShift) { insert(.alphaShift) }
    }
}
