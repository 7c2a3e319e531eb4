/// The keys that every program has: those of the standard edit actions. The keys are iOS's.
@MainActor
enum StandardKeys {
    private struct Key: Hashable {
        let input: String
        let flags: UIKeyModifierFlags
    }

    private static let actions: [Key: Selector] = [
        Key(input: "x", flags: .command): "cut:",
        Key(input: "c", flags: .command): "copy:",
        Key(input: "v", flags: .command): "paste:",
        Key(input: "v", flags: [.command, .alternate, .shift]): "pasteAndMatchStyle:",
        Key(input: "a", flags: .command): "selectAll:",
        Key(input: "p", flags: .command): "printContent:",
        Key(input: "f", flags: .command): "find:",
        Key(input: "f", flags: [.command, .alternate]): "findAndReplace:",
        Key(input: "g", flags: .command): "findNext:",
        Key(input: "g", flags: [.command, .shift]): "findPrevious:",
        Key(input: "e", flags: .command): "useSelectionForFind:",
        Key(input: "b", flags: .command): "toggleBoldface:",
        Key(input: "i", flags: .command): "toggleItalics:",
        Key(input: "u", flags: .command): "toggleUnderline:",
        Key(input: "+", flags: .command): "increaseSize:",
        Key(input: "=", flags: .command): "increaseSize:",
        Key(input: "=", flags: [.command, .shift]): "increaseSize:",
        Key(input: "-", flags: .command): "decreaseSize:",
    ]

    /// Whether something in the chain performed what the key means.
    static func run(_ key: UIKey, _ flags: UIKeyModifierFlags, from start: UIResponder) -> Bool {
        let flags = flags.subtracting([.alphaShift, .numericPad])
        let input = key.charactersIgnoringModifiers.lowercased()
        guard let action = actions[Key(input: input, flags: flags)],
            let target = start.target(forAction: action, withSender: nil)
        else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: nil, for: nil)
    }
}
