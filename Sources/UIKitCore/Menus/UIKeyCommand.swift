import Foundation

/// A command that is performed by a key of the keyboard, with or without modifier keys.
///
///     override var keyCommands: [UIKeyCommand]? {
///         [UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)]
///     }
///
/// The control key, usual on Linux desktops, also performs commands with the command key; a command that requires the
/// control key has priority. A key that is held down repeats its command.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeycommand>.
open class UIKeyCommand: UICommand {
    /// Creates a command for a key.
    ///
    /// - Parameters:
    ///   - input: The key's text without modifiers, such as `"s"`, `"\r"` or `UIKeyCommand.inputEscape`. The case of
    ///     letters is ignored: use the shift key in the flags.
    ///   - modifierFlags: The exact modifier keys that must be down.
    ///   - action: The name of the method, such as `"save:"`. Its sender is the command.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command for a key, with its appearance in menus; see `UICommand`.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: nil, image: image, action: action, propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command without a key, which no key performs.
    public convenience init() {
        self.init(title: "", action: Selector(""), input: "", modifierFlags: [])
        input = nil
    }

    // MARK: Getting the key command attributes

    /// The key's text without modifiers.
    open internal(set) var input: String?

    /// The exact modifier keys that must be down.
    open internal(set) var modifierFlags: UIKeyModifierFlags

    /// Whether the command has priority over typing: while a text input is first responder, keys that type (letters,
    /// return, backspace) perform only commands with the value `true`. The default is `false`.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether, in a right-to-left interface, the opposite arrow or bracket performs the command. The default is
    /// `true`.
    open var allowsAutomaticMirroring = true
}
