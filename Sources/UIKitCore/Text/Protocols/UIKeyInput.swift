/// What a responder adopts to take text from the keyboard while it is first responder.
///
/// Letters and what an input method commits come as `insertText(_:)`, the return key as `"\n"`, and the backspace
/// key (each repeat too) as `deleteBackward()`. For a caret, a selection and composed text it adopts ``UITextInput`` as well.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyinput>.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Puts text in at the insertion point: in place of what is selected, or of what is being composed.
    func insertText(_ text: String)

    /// Deletes the character before the insertion point, or what is selected.
    func deleteBackward()
}
