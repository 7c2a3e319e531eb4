import Foundation

/// A command that a key of the keyboard runs, alone or with modifier keys.
///
///     override var keyCommands: [UIKeyCommand]? {
///         [UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)]
///     }
///
/// A command with the command key is also run by the control key, the usual one on a Linux desktop; one that requires
/// the control key comes first. A key that is held down repeats its command.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeycommand>.
open class UIKeyCommand: UICommand {
    /// Makes a command for a key.
    ///
    /// - Parameters:
    ///   - input: What the key types without modifiers, such as `"s"`, `"\r"` or `UIKeyCommand.inputEscape`. The case of
    ///     letters does not matter: ask for the shift key in the flags.
    ///   - modifierFlags: The modifier keys that must be down, and no others.
    ///   - action: The name of the method, such as `"save:"`; its sender is the command.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command for a key, with what a menu shows of it; see `UICommand`.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    // MARK: Getting the key command attributes

    /// What the key types without modifiers.
    open internal(set) var input: String?

    /// The modifier keys that must be down.
    open internal(set) var modifierFlags: UIKeyModifierFlags

    /// Whether the command comes before typing: while a text input is first responder, keys that type (letters, return,
    /// backspace) run only commands for which it is `true`. The default is `false`.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether, in a right-to-left interface, the opposite arrow or bracket runs the command. The default is `true`.
    open var allowsAutomaticMirroring = true
}
