import Foundation
import QuartzCore
import RenderServer

/// The input of a window scene: converts events of its display to touches, scrolling and hovering, and sends them as
/// events. A scene has one instance.
///
/// A touch belongs to the view that it hit when it began. The number of fingers is unlimited. The first pressed button
/// of a pointer creates the touch; further buttons only change the event's button mask.
@MainActor
final class SceneInput {
    /// Determines the recognizers of touches, and the touches that the views receive.
    let gestures = GestureEnvironment()
    let keys = KeyTracker()
    /// The pressed modifier keys.
    var modifierFlags: UIKeyModifierFlags = []

    private let event = UIEvent(type: .touches)
    private var contacts: [Contact: UITouch] = [:]
    /// The active touches, sorted by their beginning.
    private var touches: [UITouch] = []
    private var taps = TapCounter()
    private var scrolling = ScrollTracker()
    private var hovering = HoverTracker()
    /// Whether a mouse is over the scene, so that content that moves under it can change the hovered views.
    private var isMouseOverScene = false
    private var isSendingHover = false
    private var needsHoverUpdate = false
    /// Whether content has moved under the pointer during a touch.
    private var missedHoverUpdate = false
    private var lastTime = -Double.infinity
    /// Whether the last touch was a touch of a pointer.
    private(set) var isPointerUsed = false
    /// The view of the last touch. The tab key continues from this view.
    weak var touchedView: UIView?

    init() { event.environment = gestures }

    nonisolated deinit {}

    private struct Contact: Hashable {
        let kind: PointerEvent.Kind
        let id: Int64
    }

    // MARK: Pointers

    /// Handles a pointer event of the scene's display. A non-finite location or time is replaced by that of the last
    /// event; without a previous event, the event is dropped.
    func handle(_ pointer: PointerEvent, in scene: UIWindowScene) {
        let contact = Contact(kind: pointer.kind, id: pointer.contact)
        let touch = contacts[contact]
        var pointer = pointer
        pointer.time = advance(to: pointer.time)
        if !pointer.location.x.isFinite || !pointer.location.y.isFinite {
            Diagnostics.warn(.invalidGeometry, "A pointer event at \(pointer.location) has no usable location")
            guard let touch else { return }
            pointer.location = touch.locationInScene
        }

        let button = Self.buttonMask(of: pointer)
        switch pointer.phase {
        case .began:
            isPointerUsed = pointer.kind == .mouse
            if pointer.kind == .mouse { event.buttonMaskStorage.insert(button) }
            if touch != nil {
                // For a pointer, a further button was pressed. For a finger, the end of the previous touch was lost.
                guard pointer.kind == .touch else { return }
                finish(contact, phase: .cancelled, at: pointer)
            }
            begin(contact, at: pointer, in: scene)
        case .moved:
            guard let touch else { return }
            update(touch, to: pointer)
            guard touch.phase == .moved else { return }
            send()
        case .ended, .cancelled:
            if touch != nil, pointer.kind == .mouse, pointer.phase == .ended,
                event.buttonMaskStorage.subtracting(button) != []
            {
                event.buttonMaskStorage.remove(button)
                return
            }
            finish(contact, phase: pointer.phase == .ended ? .ended : .cancelled, at: pointer)
            if pointer.kind == .mouse { event.buttonMaskStorage = [] }
            hovering.mouseDidMove(pointer)
            if missedHoverUpdate { contentDidMove(in: scene) }
        case .hovered:
            if pointer.kind == .mouse { isMouseOverScene = true }
            hover { $0.handle(pointer, in: scene, environment: gestures) }
        }
    }

    private func begin(_ contact: Contact, at pointer: PointerEvent, in scene: UIWindowScene) {
        guard UIApplication.sharedStorage?.ignoringCount ?? 0 == 0 else { return }
        // The event contains the touch only after the hit test, as in UIKit.
        guard let (window, view, location) = Self.hitTest(pointer.location, in: scene, with: event) else { return }
        guard gestures.permitsExclusively(view, in: window) else { return }
        let touch = UITouch(
            type: pointer.kind == .mouse ? .indirectPointer : .direct, location: pointer.location,
            timestamp: pointer.time, window: window, view: view)
        touch.tapCount = taps.countTouch(at: location, in: window, time: pointer.time)
        contacts[contact] = touch
        touches.append(touch)
        touchedView = view
        scene.focusSystemIfMade?.viewWasTouched()
        send()
    }

    /// Called when a responder has become first responder. The tab key continues from a text that a program makes first
    /// responder, not from the view that was touched before.
    func firstResponderDidChange(to responder: UIResponder?) {
        guard responder is any UIKeyInput, let text = responder as? UIView else { return }
        if let touchedView, !touchedView.isInside(text) { self.touchedView = nil }
    }

    private func update(_ touch: UITouch, to pointer: PointerEvent) {
        touch.timestamp = pointer.time
        touch.previousLocationInScene = touch.locationInScene
        guard pointer.location != touch.locationInScene else { return }
        touch.locationInScene = pointer.location
        touch.phase = .moved
        let distance = pointer.location.distance(to: touch.beganLocationInScene)
        touch.farthestDistance = max(touch.farthestDistance, distance)
    }

    private func finish(_ contact: Contact, phase: UITouch.Phase, at pointer: PointerEvent) {
        guard let touch = contacts.removeValue(forKey: contact) else { return }
        update(touch, to: pointer)
        touch.phase = phase
        touch.isUp = true
        if phase == .ended { taps.noteEnd(of: touch) }
        send()
    }

    /// Returns the frontmost window with a view at a point of the scene, and that view.
    static func hitTest(
        _ point: CGPoint, in scene: UIWindowScene, with event: UIEvent?
    ) -> (window: UIWindow, view: UIView, location: CGPoint)? {
        for window in scene.windows.reversed() where !window.isHidden {
            let location = window.layer.convert(point, from: scene.screen.rootLayer)
            if let view = window.hitTest(location, with: event) { return (window, view, location) }
        }
        return nil
    }

    private static func buttonMask(of pointer: PointerEvent) -> UIEvent.ButtonMask {
        guard pointer.kind == .mouse else { return [] }
        // The display numbers the buttons left, middle, right; UIKit numbers them left, right, then further buttons.
        return switch pointer.button {
        case 2: .button(3)
        case 3: .secondary
        default: .button(pointer.button)
        }
    }

    // MARK: Scrolling

    /// Handles a scroll event of the scene's display. Events with non-finite values are dropped.
    func handle(_ scroll: ScrollEvent, in scene: UIWindowScene) {
        guard scroll.location.x.isFinite, scroll.location.y.isFinite, scroll.delta.dx.isFinite, scroll.delta.dy.isFinite
        else { return }
        var scroll = scroll
        scroll.time = advance(to: scroll.time)
        scrolling.handle(scroll, in: scene, environment: gestures, modifierFlags: modifierFlags)
    }

    /// Updates the hovered recognizers and the cursor after the layout of content that has moved, for example by a
    /// wheel, or that was added or removed, for example a menu. During a touch, the update is made at its end.
    func contentDidMove(in scene: UIWindowScene) {
        guard isMouseOverScene, !needsHoverUpdate else { return }
        needsHoverUpdate = true
        CATransaction.addCommitHandler(.postCommit) { [weak scene] in
            guard let input = scene?.input else { return }
            input.needsHoverUpdate = false
            input.missedHoverUpdate = !input.touches.isEmpty
            guard let scene, input.touches.isEmpty else { return }
            input.hover { $0.update(in: scene, environment: input.gestures) }
        }
    }

    /// Changes the hovered recognizers. Their actions may change the content, which has no effect then.
    private func hover(_ body: (inout HoverTracker) -> Void) {
        guard !isSendingHover else { return }
        isSendingHover = true
        defer { isSendingHover = false }
        body(&hovering)
    }

    // MARK: Canceling

    /// Cancels all touches and keys of recognizers and responders, for example when the scene loses the focus.
    func cancelAll(in scene: UIWindowScene) {
        keys.cancelAll()
        modifierFlags = []
        scrolling.end()
        isMouseOverScene = false
        hover { $0.end(environment: gestures) }
        guard !touches.isEmpty else { return }
        contacts.removeAll()
        for touch in touches {
            touch.phase = .cancelled
            touch.isUp = true
        }
        send()
        event.buttonMaskStorage = []
    }

    // MARK: Sending

    /// Returns the time of an event. Times are monotonic: a late event has the time of the previous event.
    private func advance(to time: Double) -> Double {
        if time.isFinite, time > lastTime { lastTime = time }
        if !lastTime.isFinite { lastTime = CACurrentMediaTime() }
        return lastTime
    }

    private func send() {
        event.timestampStorage = lastTime
        event.modifierFlagsStorage = modifierFlags
        event.touches = touches
        UIApplication.shared.sendEvent(event)
        touches.removeAll { $0.isUp }
        for touch in touches { touch.phase = .stationary }
        event.touches = touches
    }
}

extension CGPoint {
    package func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
