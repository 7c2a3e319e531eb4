import Foundation

/// One key from the moment it goes down until it is released.
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

    /// What the key scrolls while it is down.
    var scrolled: WeakScrollView?

    /// Whether its beginning has gone along the whole chain of responders, and none has used it.
    var isDeclined = false

    /// The key.
    open package(set) var key: UIKey?

    /// What the key means, where it is one that remote controls have too.
    open internal(set) var type: PressType

    /// What happens to the press in the present event.
    open package(set) var phase = Phase.began

    /// When the press last changed, in seconds of media time.
    open package(set) var timestamp: TimeInterval

    /// The responder that got the press when it began, and gets its end.
    open package(set) var responder: UIResponder?

    /// The window that was key when the press began.
    open package(set) weak var window: UIWindow?

    /// How hard the key is pressed: 1 while it is down, then 0.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// What happens to a press in an event. Raw values are UIKit's.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began
        /// The force changed.
        case changed
        /// The key is down as before.
        case stationary
        /// The key was released.
        case ended
        /// The press was cancelled: the window lost the focus.
        case cancelled
    }

    /// What a key means. Raw values are UIKit's; keys that remote controls do not have are 2000 and their HID usage.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        /// The number of the meaning.
        public let rawValue: Int
        /// Makes a type of its number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The up arrow.
        public static let upArrow = PressType(rawValue: 0)
        /// The down arrow.
        public static let downArrow = PressType(rawValue: 1)
        /// The left arrow.
        public static let leftArrow = PressType(rawValue: 2)
        /// The right arrow.
        public static let rightArrow = PressType(rawValue: 3)
        /// The button that selects, on a keyboard the return key.
        public static let select = PressType(rawValue: 4)
        /// The menu button, on a keyboard escape.
        public static let menu = PressType(rawValue: 5)
        /// The button that plays and pauses.
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
