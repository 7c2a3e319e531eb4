extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events as bits, with Apple's values.
        public let rawValue: UInt

        /// Makes the events that these bits stand for.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger comes down on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger comes down for the second time, or more often, in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside of the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger that came down in the control moves outside of it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger that came down in the control comes back into it.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger leaves the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger is lifted inside of the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger that came down in the control is lifted outside of it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control has another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control was used in the way that it is mainly for, such as a button's tap.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Text was changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended because the control is no longer first responder.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits that apps may use for events of their own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that UIKit keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control is like at the moment.
    public typealias State = UIControlState

    /// Where content stands between the left and the right side of a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// Over all of the width.
        case fill = 3
        /// Where reading begins.
        case leading = 4
        /// Where reading ends.
        case trailing = 5
    }

    /// Where content stands between the top and the bottom of a control.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Over all of the height.
        case fill = 3
    }
}
