extension UIEvent {
    /// The kinds of events. The raw values are the same as in UIKit.
    public enum EventType: Int, Sendable {
        /// Touches of fingers, or of a pressed mouse button.
        case touches
        /// A motion of the device.
        case motion
        /// A command of a remote control.
        case remoteControl
        /// Presses of keys.
        case presses
        /// Scrolling with a wheel, or with two fingers on a trackpad.
        case scroll = 10
        /// A movement of a pointer without a pressed button.
        case hover = 11
        /// A pinch or rotation with two fingers on a trackpad.
        case transform = 14
    }

    /// The subtypes of motions and remote control commands. The raw values are the same as in UIKit.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Starts playing.
        case remoteControlPlay = 100
        /// Pauses playing.
        case remoteControlPause = 101
        /// Stops playing.
        case remoteControlStop = 102
        /// Toggles between playing and pausing.
        case remoteControlTogglePlayPause = 103
        /// Skips to the next track.
        case remoteControlNextTrack = 104
        /// Returns to the previous track.
        case remoteControlPreviousTrack = 105
        /// Starts rewinding.
        case remoteControlBeginSeekingBackward = 106
        /// Stops rewinding.
        case remoteControlEndSeekingBackward = 107
        /// Starts fast-forwarding.
        case remoteControlBeginSeekingForward = 108
        /// Stops fast-forwarding.
        case remoteControlEndSeekingForward = 109
    }

    /// The pressed buttons of a pointing device.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The raw bits, with UIKit's values: one bit per button, from the lowest.
        public let rawValue: Int

        /// Creates a mask from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The main button, on the left for right-handed users.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button that opens menus, on the right for right-handed users.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// Returns the mask of a button number, counted from 1; empty for a number below 1 or above 62.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...62).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }
}
