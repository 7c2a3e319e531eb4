import CoreGraphics
import RenderServer

/// An interaction that opens a menu at a key press.
@MainActor
package protocol KeyMenuInteraction: UIInteraction {
    /// Opens the menu at a location in the view of the interaction. Returns `false` if there is no menu.
    func presentMenuForKey(at location: CGPoint) -> Bool
}

// Chosen (Input): The menu key, and shift with F10, open the context menu of the focused item or row, as on a Linux
// desktop.
/// The keys that open the context menu of the focused item.
@MainActor
enum FocusMenus {
    /// Opens the menu of the focused item, or of the nearest view around it that has one. Returns whether a menu was
    /// opened.
    static func open(with key: KeyEvent, in scene: UIWindowScene) -> Bool {
        guard key.isDown, isMenuKey(key), let system = scene.focusSystemIfMade, system.usesKeyboard,
            let focused = system.focusedView
        else { return false }
        let item = (focused as? any FocusRowHost)?.focusedCell ?? focused
        let center = CGPoint(x: item.bounds.midX, y: item.bounds.midY)
        for view in sequence(first: item, next: \.superviewStorage) {
            for interaction in view.interactions {
                guard let menu = interaction as? any KeyMenuInteraction else { continue }
                if menu.presentMenuForKey(at: item.convert(center, to: view)) { return true }
            }
        }
        return false
    }

    private static func isMenuKey(_ key: KeyEvent) -> Bool {
        let modifiers = key.modifiers.subtracting(.alphaShift)
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardApplication, .keyboardMenu: return modifiers.isEmpty
        case .keyboardF10: return modifiers == .shift
        default: return false
        }
    }
}
