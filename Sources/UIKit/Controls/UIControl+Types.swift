extension UIControl {
    /// What can happen to a control. Raw values are UIKit's.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down again, shortly after.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger came in again.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger went out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Something took the finger away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control has another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for was asked of it, by whatever means.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// All of the touch events.
        public static let allTouchEvents = Event(rawValue: 0xfff)
        /// All events.
        public static let allEvents = Event(rawValue: 0xffff_ffff)
    }

    /// The state that a control shows. Raw values are UIKit's.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing special.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It does not react.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is on.
        public static let selected = State(rawValue: 1 << 2)
    }

    /// Where content goes across. Raw values are UIKit's.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// As wide as the control.
        case fill
        /// Where reading begins.
        case leading
        /// Where reading ends.
        case trailing
    }

    /// Where content goes from top to bottom. Raw values are UIKit's.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// As high as the control.
        case fill
    }
}
