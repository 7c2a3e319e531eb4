import CoreGraphics

/// A view that shows where text is inserted.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextcursorview>.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// Whether it goes on and off. Set to `true` by a ``UITextSelectionDisplayInteraction`` that shows it, and to `false` where it does not.
    var isBlinking: Bool { get set }
    /// Shows it, and begins a new period of blinking: called when it was moved.
    func resetBlinkAnimation()
}

/// A view that shows what is selected, behind the text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectionhighlightview>.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// What is selected, in the coordinates of the view's superview, which the view fills; empty where there is only a caret.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view at an end of what is selected, by which it is dragged.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectionhandleview>.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// At which end of the selection the view is: `.leading` or `.trailing`.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the handle stands upright, as it does at lines that run from side to side.
    var isVertical: Bool { get }
    /// The shape of the bar beside the text, in the view's coordinates; `nil` for the usual one.
    var customShape: UIBezierPath? { get set }
    /// The frame that the handle wants at a side of a line.
    ///
    /// - Parameter rect: The side, as high as the line and without a width, in the superview's coordinates.
    func preferredFrame(for rect: CGRect) -> CGRect
}
