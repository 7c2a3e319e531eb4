import Foundation

/// A view that turns touches into actions: the base of buttons and their kin.
///
/// A control follows one finger from when it comes down inside until it is lifted, and sends `UIControl.Event`s on the way.
/// Actions are method references, typed and without a string, whose target is held weakly; or `UIAction`s.
///
///     button.addTarget(self, action: ViewController.tapped(_:), for: .touchUpInside)
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontrol>.
@preconcurrency @MainActor
open class UIControl: UIView {
    // MARK: Accessing the control's state

    /// Whether the control reacts to touches; `true` at first.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { stateDidChange() } }
    }

    /// Whether the control is on, for those that can be; `false` at first.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// Whether the control shows that a finger is on it. Set and cleared while it follows one.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    /// The state, of the properties above.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Shows the new state; subclasses extend it.
    package func stateDidChange() { setNeedsLayout() }

    /// Where content goes across; `center` at first.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// Where content goes from top to bottom; `center` at first.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    // MARK: Accessing the control's targets and actions

    package struct Handler {
        weak var target: AnyObject?
        let hasTarget: Bool
        let action: UIAction?
        let events: Event
        let perform: @MainActor (AnyObject?, UIControl, UIEvent?) -> Void
    }

    package var handlers: [Handler] = []

    // MARK: Triggering actions

    /// Performs all actions that are registered for any of some events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

    package func send(_ events: Event, with event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            if handler.hasTarget, handler.target == nil { continue }
            handler.perform(handler.target, self, event)
        }
        handlers.removeAll { $0.hasTarget && $0.target == nil }
    }

    // MARK: Tracking touches and redrawing controls

    /// Whether the control is following a finger.
    public private(set) var isTracking = false

    /// Whether the finger that is followed is inside the control, or near it.
    public private(set) var isTouchInside = false

    /// A finger came down inside. Returning `false` leaves it alone; the default follows it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger moved. Returning `false` ends following it; the default goes on.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger was lifted. The default does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Something else took the finger away. The default does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    private weak var trackedTouch: UITouch?

    /// How far outside a finger still counts as inside once it came down inside, in points, as UIKit's 70.
    private static let slop: CGFloat = 70

    /// Starts to follow the first finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = true
        guard beginTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    /// Follows the finger in and out.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
        guard continueTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = isTouchInside
        if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    /// Ends with `touchUpInside` or `touchUpOutside`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        let isInside = isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        send(isInside ? [.touchUpInside] : .touchUpOutside, with: event)
        if isInside { primaryActionTriggered(with: event) }
    }

    /// Ends with `touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, with: event)
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// What a tap means to the control; buttons send `primaryActionTriggered`.
    package func primaryActionTriggered(with event: UIEvent?) {}
}
