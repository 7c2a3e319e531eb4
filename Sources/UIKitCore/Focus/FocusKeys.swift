import Foundation
import RenderServer

/// The keys that move the focus: tab, with shift backwards, and the arrows while the ring is shown. Control and tab
/// leave a text that inserts tabs.
///
/// Key commands have priority, so an app's commands for these keys are performed first.
@MainActor
enum FocusKeys {
    /// Moves the focus of a scene, or lets the focused item use an arrow key. Returns whether the key had an effect.
    static func move(with key: KeyEvent, in scene: UIWindowScene) -> Bool {
        guard key.isDown, let heading = heading(of: key), let window = scene.keyWindow, let system = scene.focusSystem
        else { return false }
        if heading == .next || heading == .previous { return system.move(by: heading, in: window) }
        guard system.usesKeyboard, let view = system.focusedView, !(window.firstResponder is any UIKeyInput) else {
            return false
        }
        // A list that is first responder moves a separate focus.
        guard !view.isFirstResponder else { return false }
        if let adjusting = view as? any FocusAdjusting, adjusting.adjust(towards: heading) { return true }
        return system.move(by: heading, in: window)
    }

    private static func heading(of key: KeyEvent) -> UIFocusHeading? {
        let modifiers = key.modifiers.subtracting(.alphaShift)
        let usage = UIKeyboardHIDUsage(rawValue: key.usage)
        if usage == .keyboardTab {
            switch modifiers.subtracting(.control) {
            case []: return .next
            case .shift: return .previous
            default: return nil
            }
        }
        guard modifiers.isEmpty else { return nil }
        return switch usage {
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        case .keyboardLeftArrow: .left
        case .keyboardRightArrow: .right
        default: nil
        }
    }
}
