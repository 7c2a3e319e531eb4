/// The keys that every program has: those of the standard edit actions, of undo and of redo. The keys are iOS's.
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

    private static let undo = Key(input: "z", flags: .command)
    private static let redo = Key(input: "z", flags: [.command, .shift])

    /// Whether something in the chain performed what the key means.
    static func run(_ key: UIKey, _ flags: UIKeyModifierFlags, from start: UIResponder) -> Bool {
        let flags = flags.subtracting([.alphaShift, .numericPad])
        let pressed = Key(input: key.charactersIgnoringModifiers.lowercased(), flags: flags)
        switch pressed {
        case undo:
            guard let manager = start.undoManager, manager.canUndo else { return false }
            manager.undo()
            return true
        case redo:
            guard let manager = start.undoManager, manager.canRedo else { return false }
            manager.redo()
            return true
        default: break
        }
        guard let action = actions[pressed],
            let target = start.target(forAction: action, withSender: nil),
            // A responder that says it can do anything may not know these keys.
            (target as? any NamedActionTarget).flatMap({ NamedActions.method(action, of: $0) }) != nil
        else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: nil, for: nil)
    }
}
