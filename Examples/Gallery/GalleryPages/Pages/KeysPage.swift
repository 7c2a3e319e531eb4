import UIKit

/// Key commands, the latest command and the latest key.
final class KeysPage: SectionsViewController {
    private static let commands: [(title: String, input: String, flags: UIKeyModifierFlags, keys: String)] = [
        ("New", "n", .command, "⌘N"), ("Duplicate", "d", [.command, .shift], "⇧⌘D"),
        ("Delete", "\u{8}", .command, "⌘⌫"), ("Move up", UIKeyCommand.inputUpArrow, .alternate, "⌥↑"),
        ("Move down", UIKeyCommand.inputDownArrow, .alternate, "⌥↓"), ("Reload", UIKeyCommand.f5, [], "F5"),
    ]
    private let commandLabel = UILabel()
    private let keyLabel = UILabel()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for label in [commandLabel, keyLabel] {
            label.text = "None yet"
            label.textColor = .secondaryLabel
            label.textAlignment = .right
        }
        addSection("Pressed last", [Row("Command", commandLabel), Row("Key", keyLabel)])
        addSection(
            "Commands", note: "The control key does for ⌘ as well.",
            Self.commands.map { command in
                let keys = UILabel()
                keys.text = command.keys
                keys.textColor = .secondaryLabel
                return Row(command.title, keys)
            })
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        resignFirstResponder()
    }

    override var keyCommands: [UIKeyCommand]? {
        Self.commands.map {
            UIKeyCommand(title: $0.title, action: "runCommand:", input: $0.input, modifierFlags: $0.flags)
        }
    }

    override class var namedActions: NamedActions {
        super.namedActions.adding("runCommand:", KeysPage.runCommand(_:))
    }

    private func runCommand(_ sender: Any?) {
        guard let command = sender as? UIKeyCommand else { return }
        count += 1
        commandLabel.text = "\(command.title), \(count) in all"
    }

    /// Receives keys without a key command.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
        guard let key = presses.first?.key else { return }
        // Keys without a character have a name: "UIKeyInputUpArrow".
        let name = key.charactersIgnoringModifiers.replacingOccurrences(of: "UIKeyInput", with: "")
            .trimmingCharacters(in: .whitespacesAndNewlines)
        keyLabel.text = name.isEmpty ? "Usage \(key.keyCode.rawValue)" : name.count == 1 ? name.uppercased() : name
    }
}
