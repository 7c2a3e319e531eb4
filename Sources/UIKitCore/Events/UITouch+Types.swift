extension UITouch {
    /// What happens to a touch in an event. Raw values are UIKit's.
    public enum Phase: Int, Sendable {
        /// The finger came down.
        case began
        /// The finger moved.
        case moved
        /// The finger is down and did not move since the last event.
        case stationary
        /// The finger was lifted.
        case ended
        /// The touch was cancelled: the window lost the focus, or a gesture was recognised.
        case cancelled
        /// The pointer came over the window without a button pressed.
        case regionEntered
        /// The pointer moved over the window without a button pressed.
        case regionMoved
        /// The pointer left the window without a button pressed.
        case regionExited
    }

    /// What kind of device a touch comes from. Raw values are UIKit's.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// A finger on a surface that is not the screen.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer, such as a mouse's, with a button pressed.
        case indirectPointer

        /// The older name of `pencil`.
        public static var stylus: TouchType { .pencil }
    }
}

/// What a touch's view has received of it.
///
///                  ┌────────── recognizer recognises ───────────┐
///                  │                                            ▼
///     withheld ────┴─ no recognizer delays it ─▶ delivered ─▶ finished
///         ▲                (touchesBegan)           │  ▲  (touchesEnded once no recognizer delays it,
///         │                                         └──┘   touchesCancelled when one recognises
///     finger down                              touchesMoved or the system cancels the touch)
///
///     none: never delivered, for a second finger on a view without multiple touch
enum ViewDelivery {
    case none, withheld, delivered, finished
}
