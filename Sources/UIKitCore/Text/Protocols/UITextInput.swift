import CoreGraphics
import Foundation
import UIFoundation

/// What a responder adopts to have its text edited by the system: with a caret, a selection, input methods and all keys that move
/// and delete.
///
/// The text is a row of positions that only its class understands. Geometry is in the coordinates of `textInputView`. While it is first
/// responder, the system sets `inputDelegate`, reads text, selection and rectangles, and changes them: all effects must show at once.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinput>.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// The text in a range, with what is being composed; `nil` for a range that is not of this text.
    func text(in range: UITextRange) -> String?

    /// Replaces the text in a range, without asking anyone.
    func replace(_ range: UITextRange, withText text: String)

    /// Whether text may take the place of a range. Optional: `true`.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection and composition

    /// What is selected: an empty range is the caret; `nil` for none.
    var selectedTextRange: UITextRange? { get set }

    /// What an input method is composing; `nil` for nothing.
    var markedTextRange: UITextRange? { get }

    /// The attributes with which that is shown; `nil` for the system's.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Shows what an input method is composing, in place of what it was before, or else of the selection.
    ///
    /// - Parameters:
    ///   - markedText: The text; `nil` or empty ends the composition without any.
    ///   - selectedRange: What is selected in it, in UTF-16 units from its beginning.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// The same with attributes. Optional: without them.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

    /// Ends the composition: its text stays.
    func unmarkText()

    /// On which line a caret is shown that stands where a line was broken: `.forward` on the next. Optional: `.forward`.
    var selectionAffinity: UITextStorageDirection { get }

    // MARK: Positions

    /// The first place.
    var beginningOfDocument: UITextPosition { get }

    /// The last place.
    var endOfDocument: UITextPosition { get }

    /// The range between two places, whichever comes first; `nil` for places that are not of this text.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// The place so many units further, or back where the number is negative; `nil` outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// The place so many steps further on the screen; `nil` outside of the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?

    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// How many units lie between two places; negative where the second comes first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The place of a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// The range from a place to the farthest one in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

    /// The place so many characters into a range. Optional: by `position(from:offset:)`, `nil` beyond the range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

    /// How many characters into a range a place is. Optional: by `offset(from:to:)`.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    // MARK: Writing direction and style

    /// The direction in which the text at a place is written.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection

    /// Has a range written in a direction.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The attributes of the text at a place, among them its font and colours. Optional: `nil`.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?

    // MARK: Geometry

    /// What the first line of a range covers. Input methods show their proposals there.
    func firstRect(for range: UITextRange) -> CGRect

    /// Where the caret is shown at a place.
    func caretRect(for position: UITextPosition) -> CGRect

    /// What the lines of a range cover, one each.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// The place of a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// The character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The view that has the text, in whose coordinates all rectangles are. Optional: the text's own class where that is a view, else
    /// the first view up the responder chain.
    var textInputView: UIView { get }

    // MARK: The edit menu

    /// The edit menu for a range. Optional: `nil`, which has the suggested actions.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    // MARK: The system

    /// The system, while the text is first responder; set by it. Keep it weakly.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// What finds words and lines: a ``UITextInputStringTokenizer``, or one of the class's own.
    var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
    /// `true`.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// Sets the text without its attributes.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// `.forward`.
    public var selectionAffinity: UITextStorageDirection { .forward }

    /// The place so many units after the beginning of the range; `nil` beyond its end.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard offset >= 0, let position = position(from: range.start, offset: offset),
            compare(position, to: range.end) != .orderedDescending
        else { return nil }
        return position
    }

    /// The units from the beginning of the range.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// `nil`.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    /// `nil`.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

    /// The text itself where it is a view, else the first view up the responder chain.
    public var textInputView: UIView { (self as? UIResponder)?.nearestView ?? UIView() }
}
