extension UITouch {
    /// The phases of a touch. The raw values are the same as in UIKit.
    public enum Phase: Int, Sendable {
        /// The touch has begun.
        case began
        /// The touch has moved.
        case moved
        /// The touch has not moved since the last event.
        case stationary
        /// The finger was lifted.
        case ended
        /// The touch was canceled, since the window lost the focus or a gesture was recognized.
        case cancelled
        /// The pointer has entered the window without a pressed button.
        case regionEntered
        /// The pointer has moved over the window without a pressed button.
        case regionMoved
        /// The pointer has left the window without a pressed button.
        case regionExited
    }

    /// The input devices of touches. The raw values are the same as in UIKit.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// A finger on a different surface.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer, such as that of a mouse, with a pressed button.
        case indirectPointer

        /// The former name of `pencil`.
        public static var stylus: TouchType { .pencil }
    }
}

/// The events of a touch that its view has received.
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

extension UITouch {
    /// Properties of a touch that can be estimates.
    public struct Properties: OptionSet, Sendable {
        /// The bits of the properties. Raw values are UIKit's.
        public let rawValue: Int
        /// Creates a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The force.
        public static let force = Properties(rawValue: 1 << 0)
        /// The direction of a pencil.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The angle of a pencil.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The location.
        public static let location = Properties(rawValue: 1 << 3)
        /// The rotation of a pencil around its axis.
        public static let roll = Properties(rawValue: 1 << 4)
    }
}
