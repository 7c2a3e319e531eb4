import Foundation

/// A press of a key, from its beginning to its release.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipress>.
@preconcurrency @MainActor
open class UIPress: NSObject {
    init(key: UIKey, timestamp: TimeInterval, window: UIWindow, responder: UIResponder) {
        self.key = key
        self.timestamp = timestamp
        self.window = window
        self.responder = responder
        type = PressType(of: key.keyCode)
        super.init()
    }

    nonisolated deinit {}

    /// The scroll view that the key scrolls while it is pressed.
    var scrolled: WeakScrollView?

    /// Called for each repetition of the key. Set by a responder that handles repetitions.
    package var repetition: (() -> Void)?

    /// Whether the beginning of the press was passed along the whole chain, unhandled.
    var isDeclined = false

    /// The key.
    open package(set) var key: UIKey?

    /// The type of the press: the corresponding button of a remote control, if one exists.
    open internal(set) var type: PressType

    /// The phase of the press in the present event.
    open package(set) var phase = Phase.began

    /// The time of the last change, in seconds of media time.
    open package(set) var timestamp: TimeInterval

    /// The responder that received the beginning of the press, and receives its end.
    open package(set) var responder: UIResponder?

    /// The key window at the beginning of the press.
    open package(set) weak var window: UIWindow?

    /// The force of the press: 1 while the key is pressed, then 0.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// The phases of a press. The raw values are the same as in UIKit.
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began
        /// The force has changed.
        case changed
        /// The key is still pressed.
        case stationary
        /// The key was released.
        case ended
        /// The press was canceled, since the window lost the focus.
        case cancelled
    }

    /// The types of presses. The raw values are the same as in UIKit. The type of a key that remote controls lack is
    /// 2000 plus the key's HID usage.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        /// The raw number.
        public let rawValue: Int
        /// Creates a type from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The up arrow.
        public static let upArrow = PressType(rawValue: 0)
        /// The down arrow.
        public static let downArrow = PressType(rawValue: 1)
        /// The left arrow.
        public static let leftArrow = PressType(rawValue: 2)
        /// The right arrow.
        public static let rightArrow = PressType(rawValue: 3)
        /// The select button, or the return key of a keyboard.
        public static let select = PressType(rawValue: 4)
        /// The menu button, or the escape key of a keyboard.
        public static let menu = PressType(rawValue: 5)
        /// The play/pause button.
        public static let playPause = PressType(rawValue: 6)

        init(of usage: UIKeyboardHIDUsage) {
            switch usage {
            case .keyboardUpArrow: self = .upArrow
            case .keyboardDownArrow: self = .downArrow
            case .keyboardLeftArrow: self = .leftArrow
            case .keyboardRightArrow: self = .rightArrow
            case .keyboardReturnOrEnter: self = .select
            case .keyboardEscape: self = .menu
            default: self.init(rawValue: 2000 + usage.rawValue)
            }
        }
    }
}
