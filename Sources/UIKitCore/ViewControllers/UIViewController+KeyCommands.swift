extension UIViewController {
    // MARK: Managing key commands

    /// Adds a command to `keyCommands`.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        extrasForWriting.keyCommands = (extras?.keyCommands ?? []) + [keyCommand]
    }

    /// Takes a command that was added before out of `keyCommands`. Does nothing for any other.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        extras?.keyCommands?.removeAll { $0 === keyCommand }
    }
}
