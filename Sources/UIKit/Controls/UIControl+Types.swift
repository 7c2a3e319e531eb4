extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The raw value, with Apple's bits.
        public let rawValue: UInt

        /// Creates events from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch begins in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A repeated touch begins in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch that began in the control moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch that began in the control enters it again.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch leaves the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ends inside the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch that began in the control ends outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value of the control has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control was triggered, for example by a tap on a button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of the control is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Text was changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended because the control is no longer first responder.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits that apps may use for custom events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that are reserved for UIKit.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public typealias State = UIControlState

    /// The horizontal alignment of the content of a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the center.
        case center = 0
        /// At the left edge.
        case left = 1
        /// At the right edge.
        case right = 2
        /// The whole width.
        case fill = 3
        /// At the leading edge.
        case leading = 4
        /// At the trailing edge.
        case trailing = 5
    }

    /// The vertical alignment of the content of a control.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the center.
        case center = 0
        /// At the top edge.
        case top = 1
        /// At the bottom edge.
        case bottom = 2
        /// The whole height.
        case fill = 3
    }
}
