import Foundation
import RenderServer

// Chosen (Input): A held key runs its command again.
/// Finds and runs the command of a key.
///
/// Responders are searched from the first responder on, except responders behind a modal presentation. Their
/// `keyCommands` take precedence over commands of the main menu with the same key (recorded on iOS 26.1, M6). A command
/// is skipped if no responder performs its action, or if it is disabled.
@MainActor
enum KeyCommands {
    /// Runs the command of a key. Returns whether the key has a command.
    static func run(_ key: UIKey, in window: UIWindow) -> Bool {
        let start = window.keyResponder
        var commands: [UIKeyCommand] = []
        var responder: UIResponder? = start
        while let current = responder {
            if !PresentationTree.isBehind(current, in: window) { commands += current.keyCommands ?? [] }
            responder = current.next
        }
        commands += UIMenuSystem.main.keyCommands
        if window.firstResponder is any UIKeyInput, isText(key) || isOfText(key, in: window) {
            commands.removeAll { !$0.wantsPriorityOverSystemBehavior }
        }
        var flags = [key.modifierFlags]
        // Chosen (Input): The control key works as the command key, since a Linux desktop reserves the super key.
        if key.modifierFlags.contains(.control), !key.modifierFlags.contains(.command) {
            flags.append(key.modifierFlags.subtracting(.control).union(.command))
        }
        for flags in flags {
            for command in commands {
                if let performed = command.command(for: key, flags, in: window), perform(performed, from: start) {
                    return true
                }
            }
        }
        return false
    }

    /// Sends a command's action up the responder chain. Returns `false` if no responder performs it, or if it is
    /// disabled.
    private static func perform(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
        let action = command.action
        guard let target = start.target(forAction: action, withSender: command) else { return false }
        // A responder whose `canPerformAction` is always `true` may not implement the standard commands.
        if command is StandardCommand, (target as? UIResponder)?.responds(to: action) != true { return false }
        // The target's validation applies to this call only.
        let attributes = command.attributes
        (target as? UIResponder)?.validate(command)
        defer { command.attributes = attributes }
        guard !command.attributes.contains(.disabled) else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
    }

    /// Returns whether a text with a caret handles the key, such as an arrow.
    private static func isOfText(_ key: UIKey, in window: UIWindow) -> Bool {
        window.windowScene?.textInput.usesKey(key.keyCode, key.modifierFlags) == true
    }

    /// Returns whether a text input handles the key, by typing or deleting backward.
    private static func isText(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardDeleteOrBackspace, .keyboardSpacebar: return true
        case .keyboardTab: return false
        default: return key.keyCode.fixedInput == nil && !key.charactersIgnoringModifiers.isEmpty
        }
    }
}

extension UIKeyCommand {
    /// Returns the command, or a new command for its alternate, if a key with modifiers performs it (recorded on
    /// iOS 26.1, M7).
    fileprivate func command(for key: UIKey, _ flags: UIKeyModifierFlags, in window: UIWindow) -> UIKeyCommand? {
        guard let input, !input.isEmpty else { return nil }
        let isMirrored = allowsAutomaticMirroring && window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let wanted = isMirrored ? Self.mirrored[input] ?? input : input
        var possible: [UIKeyModifierFlags] = []
        if wanted.lowercased() == key.charactersIgnoringModifiers.lowercased() { possible = [flags] }
        // The modifiers that select a character such as "+" may be part of the command or not. A letter is the same
        // input in both cases.
        if wanted == key.characters, wanted != key.charactersIgnoringModifiers,
            wanted.lowercased() == wanted.uppercased()
        {
            possible += [flags, flags.subtracting(.shift), flags.subtracting([.shift, .alternate])]
        }
        guard !possible.isEmpty else { return nil }
        func match(_ wanted: UIKeyModifierFlags) -> Bool { possible.contains { wanted.match($0) } }
        if match(modifierFlags) { return self }
        guard let alternate = alternates.first(where: { match(modifierFlags.union($0.modifierFlags)) }) else {
            return nil
        }
        return UIKeyCommand(
            title: alternate.title, image: image, action: alternate.action, input: input,
            modifierFlags: modifierFlags.union(alternate.modifierFlags), propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    private static let mirrored = [
        inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow, "[": "]", "]": "[", "{": "}", "}": "{",
        "(": ")", ")": "(", "<": ">", ">": "<",
    ]
}

extension UIKeyModifierFlags {
    /// Returns whether the pressed modifier keys match those of a command. Caps lock and the numeric pad are ignored
    /// unless they are required.
    fileprivate func match(_ down: UIKeyModifierFlags) -> Bool {
        let optional: UIKeyModifierFlags = [.alphaShift, .numericPad]
        return subtracting(optional) == down.subtracting(optional)
            && down.isSuperset(of: intersection(optional))
    }
}

extension UIWindow {
    /// The responder that receives keys: the first responder. Without a first responder, it is the innermost visible
    /// controller over or inside the root controller, so that keys pass its containers, or the window itself.
    var keyResponder: UIResponder {
        if let firstResponder { return firstResponder }
        guard var controller = rootViewController else { return self }
        while let inner = controller.presentedViewController ?? controller.childForKeys { controller = inner }
        return controller
    }
}

extension UIViewController {
    // Chosen (Input): Without a first responder keys are sent to the innermost visible controller (the child that a
    // container names for the status bar, or the only child whose view is in the window), and up from there.
    /// The child that represents the content of a container: its `childForStatusBarStyle`, or otherwise the only child
    /// whose view is in the window.
    fileprivate var childForKeys: UIViewController? {
        if let child = childForStatusBarStyle { return child.parent === self ? child : nil }
        let shown = childrenStorage.filter { $0.viewIfLoaded?.window != nil && $0.viewIfLoaded?.isHidden == false }
        return shown.count == 1 ? shown[0] : nil
    }
}
