import Foundation

/// An input event of the user: touches, presses of keys, scrolling.
///
/// A touch event contains all active touches, including unchanged ones. The object is reused for the next event; do
/// not retain it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uievent>.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// Creates a touch event without touches.
    public override init() {
        typeStorage = .touches
        super.init()
    }

    init(type: EventType) {
        typeStorage = type
        super.init()
    }

    /// Creates a touch event without touches: the event argument of actions that are sent without an event.
    package static func withoutTouches() -> UIEvent { UIEvent() }

    nonisolated deinit {}

    // MARK: Getting the event attributes

    /// The type of the event.
    open var type: EventType { typeStorage }

    /// The subtype; `none` except for motions.
    open var subtype: EventSubtype { .none }

    /// The time of the event, in seconds of media time.
    open var timestamp: TimeInterval { timestampStorage }

    /// The pressed modifier keys.
    open var modifierFlags: UIKeyModifierFlags { modifierFlagsStorage }

    /// The pressed buttons of the pointer; in a release event, the released buttons. Empty for fingers.
    open var buttonMask: ButtonMask { buttonMaskStorage }

    // MARK: Getting the touches for an event

    /// All touches of the event, in all windows; `nil` for other types of events.
    open var allTouches: Set<UITouch>? { typeStorage == .touches ? Set(touches) : nil }

    /// Returns the touches that began in a view (not in its subviews); empty without such touches.
    open func touches(for view: UIView) -> Set<UITouch>? { matching { $0.view === view } }

    /// Returns the touches that began in a window; empty without such touches.
    open func touches(for window: UIWindow) -> Set<UITouch>? { matching { $0.window === window } }

    /// Returns the touches that a gesture recognizer receives; empty without such touches.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        matching { touch in touch.recognizers.contains { $0 === gesture } }
    }

    /// Returns the coalesced touches of a touch: only itself, since every movement has its own event. `nil` if the
    /// touch does not belong to the event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains { $0 === touch } ? [touch] : nil }

    /// Returns the predicted touches of a touch; always empty. `nil` if the touch does not belong to the event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains { $0 === touch } ? [] : nil }

    /// Returns whether touches press controls and rows: those of fingers, and those of a pointer while its primary
    /// button is pressed. Without an event, touches press.
    package static func pressesContent(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        guard let event, touches.contains(where: { $0.type == .indirectPointer }) else { return true }
        return event.buttonMask.contains(.primary)
    }

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

    /// The windows that the event concerns, in the order of their touches.
    var windows: [UIWindow] {
        var windows: [UIWindow] = []
        for touch in touches {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        return windows
    }
}
