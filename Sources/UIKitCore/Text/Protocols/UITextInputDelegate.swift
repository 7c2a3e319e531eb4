import Foundation

/// What a text notifies when something but the keyboard changes it: the system, which reads its context anew.
///
/// The system is `inputDelegate` of the text that is first responder. A text calls these for changes from outside (by the program, by
/// undoing, by a finger), and not while it carries out the system's own `insertText(_:)`, `deleteBackward()` and
/// `setMarkedText(_:selectedRange:)`. Each change ends an input method's composition.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputdelegate>.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the units of a text: characters, words, sentences, paragraphs, lines.
///
/// A place at the end of a unit is its boundary in forward directions, and one at its beginning in backward ones; it lies within the
/// unit in the direction that leads into it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputtokenizer>.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit around a place; at a boundary the one that lies in the direction from it. `nil` where there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Whether a place is the boundary of a unit in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool

    /// The next boundary from a place in a direction; `nil` where there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Whether a place is inside a unit; at a boundary, whether a unit lies in the direction from it.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
