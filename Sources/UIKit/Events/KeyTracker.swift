import Foundation
import RenderServer

/// Makes presses of key events. One a window scene.
///
/// A press goes to the key window's first responder (without one, to the root controller and then the window) and its
/// end to the same responder, whoever is first by then. A repeating key is one press.
@MainActor
package final class KeyTracker {
    private var presses: [Int: UIPress] = [:]
    private let event = UIPressesEvent()

    nonisolated deinit {}

    package func handle(_ key: KeyEvent, in scene: UIWindowScene) {
        if key.isDown {
            guard presses[key.usage] == nil, let window = scene.keyWindow else { return }
            let usage = UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboard_Reserved
            var flags = UIKeyModifierFlags(key.modifiers)
            if (UIKeyboardHIDUsage.keypadNumLock.rawValue...UIKeyboardHIDUsage.keypadPeriod.rawValue)
                .contains(key.usage)
            {
                flags.insert(.numericPad)
            }
            let press = UIPress(
                key: UIKey(keyCode: usage, characters: key.characters, modifierFlags: flags), timestamp: key.time,
                window: window, responder: window.firstResponder ?? window.rootViewController ?? window)
            presses[key.usage] = press
            send(press, flags: flags)
        } else if let press = presses[key.usage] {
            press.phase = .ended
            press.timestamp = key.time
            send(press, flags: UIKeyModifierFlags(key.modifiers))
            presses[key.usage] = nil
        }
    }

    package func cancelAll() {
        for (usage, press) in presses.sorted(by: { $0.key < $1.key }) {
            press.phase = .cancelled
            send(press, flags: [])
            presses[usage] = nil
        }
    }

    private func send(_ press: UIPress, flags: UIKeyModifierFlags) {
        event.timestampStorage = press.timestamp
        event.modifierFlagsStorage = flags
        event.presses = Set(presses.values)
        event.changed = press
        UIApplication.shared.sendEvent(event)
        event.changed = nil
        if press.phase == .began { press.phase = .stationary }
    }

    /// Hands the press that an event is about to its responder.
    static func deliver(_ event: UIPressesEvent) {
        guard let press = event.changed, let responder = press.responder else { return }
        switch press.phase {
        case .began: responder.pressesBegan([press], with: event)
        case .changed: responder.pressesChanged([press], with: event)
        case .ended: responder.pressesEnded([press], with: event)
        case .cancelled: responder.pressesCancelled([press], with: event)
        case .stationary: break
        }
    }
}
