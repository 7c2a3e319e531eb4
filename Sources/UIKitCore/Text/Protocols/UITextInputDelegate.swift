import Foundation

/// The object that a text notifies about changes not made by the keyboard: the system, which then reads the context
/// again.
///
/// The system is the `inputDelegate` of the first responder's text. A text calls these methods for external changes
/// (by the program, by undo, by a touch), but not during the system's calls of `insertText(_:)`, `deleteBackward()`
/// and `setMarkedText(_:selectedRange:)`. Each change ends an input method's composition.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputdelegate>.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the units of a text: characters, words, sentences, paragraphs, lines.
///
/// The end of a unit is its boundary in forward directions, and its start in backward directions. A position at a
/// boundary is within the unit if the direction points into the unit.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputtokenizer>.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit around a position; at a boundary, the unit in the given direction. `nil` if the position is
    /// outside all units.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Returns whether a position is the boundary of a unit in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool

    /// Returns the next boundary from a position in a direction; `nil` after the last boundary.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Returns whether a position is inside a unit; at a boundary, whether the direction points into a unit.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
