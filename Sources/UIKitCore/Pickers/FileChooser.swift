/// Has the user choose files outside of the program's own controllers: in a window of the desktop, or on a stage.
@MainActor
package protocol FileChooser: AnyObject {
    /// Whether it can be asked, as far as is known. One that cannot answers `unavailable`.
    var isAvailable: Bool { get }

    /// Asks the user. The answer comes by `FileChoice.answer(_:)`, on the main actor, in this call or later.
    func chooseFiles(for choice: FileChoice)
}
