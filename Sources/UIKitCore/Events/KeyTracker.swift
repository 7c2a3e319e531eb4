import Foundation
import RenderServer

/// Creates presses from key events. A window scene has one instance.
///
/// A press is sent to the focused item if the key presses the item, otherwise to the key window's first responder
/// (without a first responder, to the front controller). The end of a press is sent to the same responder, even if the
/// first responder has changed. A repeating key is one press. A key that runs a command (`KeyCommands`) creates no
/// press.
@MainActor
final class KeyTracker {
    private var presses: [Int: UIPress] = [:]
    /// The keys that ran a command and are still pressed.
    private var commandKeys: Set<Int> = []
    /// The keys that rotated the device and are still pressed.
    var rotationKeys: Set<Int> = []
    private let event = UIPressesEvent()

    nonisolated deinit {}

    /// Creates or updates the press of a key.
    ///
    /// - Returns: Whether all responders have declined the press, so that the system handles the key.
    func handle(_ key: KeyEvent, in scene: UIWindowScene) -> Bool {
        if key.isDown {
            if let press = presses[key.usage] {
                if let repetition = press.repetition { repetition() } else { KeyScrolling.repeat(press) }
                return press.isDeclined
            }
            guard let window = scene.keyWindow else { return false }
            let pressed = Self.key(of: key)
            let responder = scene.focusSystemIfMade?.responder(for: pressed.keyCode) ?? window.keyResponder
            let press = UIPress(key: pressed, timestamp: key.time, window: window, responder: responder)
            presses[key.usage] = press
            send(press, flags: pressed.modifierFlags)
            return press.isDeclined
        } else if let press = presses[key.usage] {
            press.phase = .ended
            press.timestamp = key.time
            send(press, flags: UIKeyModifierFlags(key.modifiers))
            presses[key.usage] = nil
        }
        return false
    }

    /// Returns whether a key command handles the key. Responders then receive neither its press nor its repetitions
    /// nor its release.
    func runsCommand(_ key: KeyEvent, in scene: UIWindowScene) -> Bool {
        guard key.isDown else { return commandKeys.remove(key.usage) != nil }
        guard presses[key.usage] == nil, let window = scene.keyWindow else { return false }
        if KeyCommands.run(Self.key(of: key), in: window) { commandKeys.insert(key.usage) }
        return commandKeys.contains(key.usage)
    }

    /// Returns whether responders have received the beginning of the key's press, but not its end.
    func isPressed(_ key: KeyEvent) -> Bool { presses[key.usage] != nil }

    private static func key(of key: KeyEvent) -> UIKey {
        var flags = UIKeyModifierFlags(key.modifiers)
        let keypad = UIKeyboardHIDUsage.keypadNumLock.rawValue...UIKeyboardHIDUsage.keypadPeriod.rawValue
        if keypad.contains(key.usage) { flags.insert(.numericPad) }
        let usage = UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboard_Reserved
        return UIKey(
            keyCode: usage, characters: key.characters, modified: modifiedCharacters(of: key, usage),
            modifierFlags: flags)
    }

    // Chosen (Input): On Wayland, where the layout is not known, a key that inserts no text has the characters of an
    // American keyboard with the shift key, if it has those without it.
    private static func modifiedCharacters(of key: KeyEvent, _ usage: UIKeyboardHIDUsage) -> String? {
        if let characters = key.modifiedCharacters { return characters }
        guard !key.modifiers.isDisjoint(with: [.shift, .alternate]) else { return nil }
        if key.text.count == 1 { return key.text }
        guard key.modifiers.contains(.shift), AmericanKeyboard.character(of: usage) == key.characters else {
            return nil
        }
        return AmericanKeyboard.shiftedCharacter(of: usage)
    }

    func cancelAll() {
        commandKeys = []
        rotationKeys = []
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
        // The event is kept until the next one, and must not retain the responder.
        if press.phase == .ended || press.phase == .cancelled { event.presses.remove(press) }
        if press.phase == .began { press.phase = .stationary }
    }

    /// Sends the changed press of an event to its responder.
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
