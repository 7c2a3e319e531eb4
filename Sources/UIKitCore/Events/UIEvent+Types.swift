extension UIEvent {
    /// The kinds of events. Raw values are UIKit's.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen, or a pressed mouse button.
        case touches
        /// Movement of the device.
        case motion
        /// Commands of a remote control.
        case remoteControl
        /// Keys.
        case presses
        /// A wheel, or two fingers on a trackpad.
        case scroll = 10
        /// A pointer without a button pressed.
        case hover = 11
        /// Two fingers on a trackpad that pinch or turn.
        case transform = 14
    }

    /// Kinds of motion and of remote control. Raw values are UIKit's.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play when paused, pause when playing.
        case remoteControlTogglePlayPause = 103
        /// Go to the next track.
        case remoteControlNextTrack = 104
        /// Go to the previous track.
        case remoteControlPreviousTrack = 105
        /// Start to go back quickly.
        case remoteControlBeginSeekingBackward = 106
        /// Stop going back quickly.
        case remoteControlEndSeekingBackward = 107
        /// Start to go forward quickly.
        case remoteControlBeginSeekingForward = 108
        /// Stop going forward quickly.
        case remoteControlEndSeekingForward = 109
    }

    /// Which buttons of a pointing device are pressed.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits, with UIKit's values: one a button, from the lowest.
        public let rawValue: Int

        /// Makes a mask of raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The main button, the left one for the right-handed.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button that opens menus, the right one for the right-handed.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button with a number, counted from 1; an empty mask for a number below 1 or above 62.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...62).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }
}
