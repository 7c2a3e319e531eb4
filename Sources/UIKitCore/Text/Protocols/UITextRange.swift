import CoreGraphics
import Foundation
import UIFoundation

/// A place in a text, between two characters: an abstract class. A class that adopts ``UITextInput`` makes its own and is the only one
/// that looks into them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextposition>.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Makes a place that says nothing yet.
    public override init() { super.init() }

    nonisolated deinit {}
}

/// A part of a text: an abstract class. Subclasses override all three members and do not call `super`'s.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextrange>.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Makes a range that says nothing yet.
    public override init() { super.init() }

    nonisolated deinit {}

    /// Whether the range has no characters, as that of a caret. The base class answers `true`.
    open var isEmpty: Bool { true }

    /// Where the range begins. The base class answers with a place of no text.
    open var start: UITextPosition { UITextPosition() }

    /// Where the range ends. The base class answers with a place of no text.
    open var end: UITextPosition { UITextPosition() }
}

/// What one line of a selection covers: an abstract class. Subclasses override the members and do not call `super`'s.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectionrect>.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Makes a rectangle that says nothing yet.
    public override init() { super.init() }

    nonisolated deinit {}

    /// The rectangle, in the coordinates of the text's view (`textInputView`).
    open var rect: CGRect { .zero }

    /// The direction of the text in it.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the selection begins in it.
    open var containsStart: Bool { false }

    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }

    /// Whether its text is written from the top to the bottom.
    open var isVertical: Bool { false }
}
