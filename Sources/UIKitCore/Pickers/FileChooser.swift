/// Lets the user choose files outside the program's controllers: in a window of the desktop, or on a stage.
@MainActor
package protocol FileChooser: AnyObject {
    /// Whether the chooser is known to be available. An unavailable chooser completes with `unavailable`.
    var isAvailable: Bool { get }

    /// Starts the choice. The result is passed to `FileChoice.answer(_:)`, on the main actor, during this call or
    /// later.
    func chooseFiles(for choice: FileChoice)
}
