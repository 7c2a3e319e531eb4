extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The raw value, which uses the same bits as UIKit.
        public let rawValue: UInt

        /// Creates events from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch has begun in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch has begun in the control shortly after a previous touch.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch has moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch that began in the control has moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch that began in the control has moved into it again.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch that began in the control has moved out of it.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch has ended inside the control, as in a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch that began in the control has ended outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value of the control has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control was triggered, for example by a tap on a button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of the control is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user has changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended because the control is no longer first responder.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was pressed, which ends editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits that programs may use for custom events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits that are reserved for UIKit.
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
