import CoreGraphics

/// A view that displays the insertion point of a text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextcursorview>.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// Whether the cursor blinks. A ``UITextSelectionDisplayInteraction`` sets the property to `true` when it displays
    /// the cursor, and to `false` when it hides the cursor.
    var isBlinking: Bool { get set }
    /// Makes the cursor visible and restarts the blinking period. Called when the cursor has moved.
    func resetBlinkAnimation()
}

/// A view behind the text that highlights the selection.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectionhighlightview>.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The rectangles of the selection, in the coordinate space of the superview, whose bounds the view fills. The
    /// array is empty if no text is selected.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view at one end of the selection. The user drags it to move that end.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectionhandleview>.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The end of the selection: `.leading` or `.trailing`.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the handle is vertical, as for horizontal lines.
    var isVertical: Bool { get }
    /// The shape of the bar beside the text, in the coordinate space of the view; `nil` for the default shape.
    var customShape: UIBezierPath? { get set }
    /// Returns the preferred frame of the handle at an edge of a line.
    ///
    /// - Parameter rect: The edge, with the height of the line and a width of 0, in the coordinate space of the
    ///   superview.
    func preferredFrame(for rect: CGRect) -> CGRect
}
