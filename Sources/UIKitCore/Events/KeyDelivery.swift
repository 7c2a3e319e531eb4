import Foundation
import RenderServer

/// Delivers keys to the first responder of the scene's key window.
@MainActor
enum KeyDelivery {
    // Chosen (Text input): An edited text receives its keys before key commands, unless these have priority, and
    // before the device rotates. Tabs are passed to it as `"\t"`.
    /// Handles a key event of the scene's display.
    static func deliver(_ key: KeyEvent, in scene: UIWindowScene) {
        scene.input.modifierFlags = UIKeyModifierFlags(key.modifiers)
        if key.isDown, (scene.modalInput ?? scene.editMenu)?.handle(key) == true { return }
        guard !scene.input.keys.runsCommand(key, in: scene) else { return }
        let isOfText = key.isDown && usesKey(key, in: scene)
        if !isOfText,
            DeviceRotationKeys.rotateDevice(with: key, in: scene) || FocusKeys.move(with: key, in: scene)
                || FocusMenus.open(with: key, in: scene)
        {
            return
        }
        // A key types text last, after the whole chain has declined it.
        guard scene.input.keys.handle(key, in: scene), key.isDown else { return }
        scene.textInput.handle(key, in: scene)
    }

    private static func usesKey(_ key: KeyEvent, in scene: UIWindowScene) -> Bool {
        guard let usage = UIKeyboardHIDUsage(rawValue: key.usage) else { return false }
        return scene.textInput.usesKey(usage, UIKeyModifierFlags(key.modifiers))
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
