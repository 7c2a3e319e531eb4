import CoreGraphics
import Foundation

/// Recognizes the gestures that open a context menu: a touch or a pointer button that is pressed for half a second, or
/// a click with the secondary mouse button. The gesture continues until the touch ends, so that the user can slide to
/// an element.
final class MenuPressRecognizer: UIGestureRecognizer, RecognizesBesideLift {
    private var timer: GestureTimer?
    private var start: CGPoint?
    /// Whether the secondary mouse button was pressed.
    private(set) var isSecondary = false
    /// Whether only clicks with the secondary mouse button are recognized.
    var ignoresPress = false

    /// Returns whether the recognizer may begin. Called before it begins.
    var mayBegin: () -> Bool = { false }

    private static let pressDuration = 0.5

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches == 1, !state.isActive else {
            if state.isActive { for touch in touches { ignore(touch, for: event) } } else { state = .failed }
            return
        }
        start = touch.locationInWindow
        isSecondary = touch.type == .indirectPointer && event.buttonMask.contains(.secondary)
        if isSecondary {
            begin()
        } else if ignoresPress {
            state = .failed
        } else {
            timer = arbiter.schedule(at: event.timestamp + Self.pressDuration) { [weak self] in
                guard let self, state == .possible else { return }
                begin()
            }
        }
    }

    private func begin() { state = mayBegin() ? .began : .failed }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive {
            state = .changed
        } else if let start, let now = touches.first?.locationInWindow, now.distance(to: start) > MenuMetrics.slop {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func reset() {
        timer?.cancel()
        (timer, start) = (nil, nil)
    }
}
