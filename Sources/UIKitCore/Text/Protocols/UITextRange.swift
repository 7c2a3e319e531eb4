import CoreGraphics
import Foundation
import UIFoundation

/// A position in a text, between two characters: an abstract class. A class that adopts ``UITextInput`` creates its
/// positions, and only that class reads them.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextposition>.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates an abstract position.
    public override init() { super.init() }

    nonisolated deinit {}
}

/// A range of a text: an abstract class. Subclasses override all three members and do not call `super`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextrange>.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates an abstract range.
    public override init() { super.init() }

    nonisolated deinit {}

    /// Whether the range has no characters, like the caret. The base class returns `true`.
    open var isEmpty: Bool { true }

    /// The start of the range. The base class returns a position without a text.
    open var start: UITextPosition { UITextPosition() }

    /// The end of the range. The base class returns a position without a text.
    open var end: UITextPosition { UITextPosition() }
}

/// The rectangle of a line of a selection: an abstract class. Subclasses override the members and do not call `super`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectionrect>.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Creates an abstract rectangle.
    public override init() { super.init() }

    nonisolated deinit {}

    /// The rectangle, in the coordinate space of the text's view (`textInputView`).
    open var rect: CGRect { .zero }

    /// The writing direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }

    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }

    /// Whether the text is written from top to bottom.
    open var isVertical: Bool { false }
}
