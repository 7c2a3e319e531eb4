import CoreGraphics
import Foundation
import UIFoundation

/// The protocol of responders whose text is edited by the system: with a caret, a selection, input methods, and all
/// keys that move and delete.
///
/// The text is a sequence of positions, which are opaque except to its class. Geometry is in the coordinate space of
/// `textInputView`. While the object is first responder, the system sets `inputDelegate`, and reads and changes the
/// text and the selection: all effects must be visible immediately.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinput>.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// Returns the text in a range, including marked text; `nil` if the range is not from this text.
    func text(in range: UITextRange) -> String?

    /// Replaces the text in a range, without calling a delegate.
    func replace(_ range: UITextRange, withText text: String)

    /// Returns whether a text may replace a range. Optional; the default implementation returns `true`.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection and composition

    /// The selection. An empty range is the caret; `nil` if the text has no selection.
    var selectedTextRange: UITextRange? { get set }

    /// The marked text of an input method; `nil` without a composition.
    var markedTextRange: UITextRange? { get }

    /// The attributes of the marked text; `nil` for the system's attributes.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Sets the marked text of an input method. It replaces the previous marked text or, without marked text, the
    /// selection.
    ///
    /// - Parameters:
    ///   - markedText: The text; `nil` or empty ends the composition and removes its text.
    ///   - selectedRange: The selection in the marked text, in UTF-16 units from its start.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Sets the marked text with attributes. Optional; the default implementation ignores the attributes.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

    /// Ends the composition and keeps its text.
    func unmarkText()

    /// The line of a caret at a line break; with `.forward`, the caret is on the next line. Optional; the default
    /// implementation returns `.forward`.
    var selectionAffinity: UITextStorageDirection { get }

    // MARK: Positions

    /// The first position.
    var beginningOfDocument: UITextPosition { get }

    /// The last position.
    var endOfDocument: UITextPosition { get }

    /// Returns the range between two positions, in any order; `nil` for positions that are not from this text.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// Returns the position at a number of units after a position, or before it if negative; `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Returns the position at a number of steps on the screen; `nil` outside the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?

    /// Compares the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// Returns the number of units between two positions; negative if the second is before the first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Returns the position in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// Returns the range from a position to the farthest position in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

    /// Returns the position at a number of characters in a range. Optional; the default implementation uses
    /// `position(from:offset:)` and returns `nil` beyond the range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

    /// Returns the number of characters from the start of a range to a position. Optional; the default implementation
    /// uses `offset(from:to:)`.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    // MARK: Writing direction and style

    /// Returns the writing direction of the text at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection

    /// Sets the writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// Returns the attributes of the text at a position, such as font and colors. Optional; the default implementation
    /// returns `nil`.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?

    // MARK: Geometry

    /// Returns the rectangle of the first line of a range. Input methods show their proposals there.
    func firstRect(for range: UITextRange) -> CGRect

    /// Returns the rectangle of the caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Returns the rectangles of a range, one for each line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// Returns the position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// Returns the position in a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// Returns the range of the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The view of the text; all rectangles are in its coordinate space. Optional; the default is the object itself if
    /// it is a view, otherwise the first view up the responder chain.
    var textInputView: UIView { get }

    // MARK: The edit menu

    /// Returns the edit menu for a range. Optional; the default implementation returns `nil`, which shows the
    /// suggested actions.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    // MARK: The system

    /// The system's delegate while the text is first responder; set by the system. Must not be retained.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// The tokenizer that finds words and lines: a ``UITextInputStringTokenizer`` or a custom tokenizer.
    var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
    /// Returns `true`.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// Sets the marked text without attributes.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// Returns `.forward`.
    public var selectionAffinity: UITextStorageDirection { .forward }

    /// Returns the position at a number of units after the start of the range; `nil` beyond its end.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard offset >= 0, let position = position(from: range.start, offset: offset),
            compare(position, to: range.end) != .orderedDescending
        else { return nil }
        return position
    }

    /// Returns the number of units from the start of the range.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// Returns `nil`.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    /// Returns `nil`.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

    /// The object itself if it is a view, otherwise the first view up the responder chain.
    public var textInputView: UIView { (self as? UIResponder)?.nearestView ?? UIView() }
}
