import CoreGraphics
import Foundation

// The states of a control that tracks a touch:
//
//                      touchDown                      touchUpInside
//     (no touch) ------------------> inside ---------------------------> (no touch)
//                                     |  ^   touchDragInside (moved)         ^
//                      touchDragExit  |  | touchDragEnter                    |
//                                     v  |                                   |
//                                   outside ---------------------------------+
//                                            touchUpOutside
//                                            touchDragOutside (moved)
//
// In both states, touchCancel leads back to (no touch). The control is highlighted while the touch is inside.

extension UIControl {
    /// The distance from a control within which a touch of a finger still counts as inside, in points.
    private static let fingerSlop: CGFloat = 70

    func touchBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        guard UIEvent.pressesContent(touches, with: event) else {
            if event?.buttonMask.contains(.secondary) == true { presentsMenu(tracking: touch, event) }
            return
        }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        send(.touchDown, with: event)
        if touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
        if isTracking { presentsMenu(tracking: touch, event) }
    }

    func touchMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if passToMenu(touches) { return }
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch, event)
        guard continueTracking(touch, with: event) else { return stopTracking() }
        if wasInside != isTouchInside {
            isHighlighted = isTouchInside
            send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func touchEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if passToMenu(touches) { return }
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = isInside(touch, event)
        stopTracking()
        endTracking(touch, with: event)
        if isInside { tapped(with: event) } else { send(.touchUpOutside, with: event) }
    }

    func cancelTouch(with event: UIEvent?) {
        guard isTracking else { return }
        stopTracking()
        cancelTracking(with: event)
        send(.touchCancel, with: event)
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = hasOpenMenu
    }

    private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        if self.point(inside: point, with: event) { return true }
        guard touch.type == .direct else { return false }
        return bounds.insetBy(dx: -Self.fingerSlop, dy: -Self.fingerSlop).contains(point)
    }
}
