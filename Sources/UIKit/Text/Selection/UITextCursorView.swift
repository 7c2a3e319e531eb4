import CoreGraphics

/// A view that shows the insertion point of text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextcursorview>.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// Whether the cursor blinks. A ``UITextSelectionDisplayInteraction`` sets it to `true` when it shows the cursor,
    /// otherwise to `false`.
    var isBlinking: Bool { get set }
    /// Shows the cursor, and restarts the period of blinking. Called when the cursor was moved.
    func resetBlinkAnimation()
}

/// A view that highlights the selection, behind the text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectionhighlightview>.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The selected rectangles, in the coordinates of the superview, which the view fills. The array is empty for a
    /// caret.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view at an end of the selection, for dragging that end.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectionhandleview>.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The end of the selection: `.leading` or `.trailing`.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the handle is vertical, as for horizontal lines.
    var isVertical: Bool { get }
    /// The shape of the bar beside the text, in the coordinates of the view, or `nil` for the default shape.
    var customShape: UIBezierPath? { get set }
    /// Returns the preferred frame of the handle at a side of a line.
    ///
    /// - Parameter rect: The side, with the height of the line and a width of 0, in the coordinates of the superview.
    func preferredFrame(for rect: CGRect) -> CGRect
}
