import Foundation

/// Something that the user did: touches, presses of keys, scrolling.
///
/// An event of touches holds every finger that is down, also those that did not change. The object is reused for the
/// next event; do not keep it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uievent>.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    init(type: EventType) {
        typeStorage = type
        super.init()
    }

    /// An event of touches that has none: for actions that take an event and are sent without one.
    package static func withoutTouches() -> UIEvent { UIEvent(type: .touches) }

    nonisolated deinit {}

    // MARK: Getting the event attributes

    /// What kind of event it is.
    open var type: EventType { typeStorage }

    /// The kind in more detail; `none` for everything but motions.
    open var subtype: EventSubtype { .none }

    /// When it happened, in seconds of media time.
    open var timestamp: TimeInterval { timestampStorage }

    /// The modifier keys that were down.
    open var modifierFlags: UIKeyModifierFlags { modifierFlagsStorage }

    /// The buttons of the pointer that are pressed, or, in the event of a release, were; empty for fingers.
    open var buttonMask: ButtonMask { buttonMaskStorage }

    // MARK: Getting the touches for an event

    /// Every touch of the event, in all windows; `nil` when the event is not of touches.
    open var allTouches: Set<UITouch>? { typeStorage == .touches ? Set(touches) : nil }

    /// The touches that began in a view (not in its subviews); empty when there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { matching { $0.view === view } }

    /// The touches that began in a window; empty when there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { matching { $0.window === window } }

    /// The touches that a gesture recognizer gets; empty when there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        matching { touch in touch.recognizers.contains { $0 === gesture } }
    }

    /// The touches that this event reports for one touch: the touch alone, since every movement has its own event.
    /// `nil` when the touch is not of the event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains { $0 === touch } ? [touch] : nil }

    /// The touches that are expected next for one touch; none are predicted. `nil` when the touch is not of the event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains { $0 === touch } ? [] : nil }

    // MARK: Stored state

    private let typeStorage: EventType
    var timestampStorage: TimeInterval = 0
    var modifierFlagsStorage: UIKeyModifierFlags = []
    var buttonMaskStorage: ButtonMask = []
    var touches: [UITouch] = []
    /// The gesture environment of the event's scene.
    weak var environment: GestureEnvironment?

    private func matching(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        typeStorage == .touches ? Set(touches.filter(isIncluded)) : nil
    }

    /// The windows that have a part in the event, in the order of their touches.
    var windows: [UIWindow] {
        var windows: [UIWindow] = []
        for touch in touches {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        return windows
    }
}
