/// The protocol of responders that receive text from the keyboard while they are first responder.
///
/// Letters and the committed text of an input method are passed to `insertText(_:)`, the return key as `"\n"`; the
/// backspace key (including each repeat) calls `deleteBackward()`. To support a caret, a selection and marked text,
/// adopt ``UITextInput`` as well.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyinput>.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether the text is not empty.
    var hasText: Bool { get }

    /// Inserts text at the insertion point. It replaces the selection or the marked text.
    func insertText(_ text: String)

    /// Deletes the selection, or the character before the insertion point.
    func deleteBackward()
}
