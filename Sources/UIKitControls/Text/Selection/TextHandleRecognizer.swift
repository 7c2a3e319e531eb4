import CoreGraphics

/// Recognizes a finger that drags a selection handle.
///
///     possible ─┬─ down on a handle ─┬─ moved 2 points ─▶ began ─ moved ▶ changed ─▶ ended
///               │                    ├─ 0.15 s ────────▶ began
///               │                    └─ lifted ─▶ failed                  (a tap, which is the text's)
///               └─ down elsewhere, second finger, the pointer ─▶ failed
final class TextHandleRecognizer: UIGestureRecognizer {
    private var timer: GestureTimer?
    private var start: CGPoint?
    /// Returns whether a touch is on a handle.
    var isOnHandle: (UITouch) -> Bool = { _ in false }
    /// The initial location of the touch, in the window's coordinate space.
    private(set) var startInWindow = CGPoint.zero

    private static let delay = 0.15
    /// The distance that the finger must move before the recognizer begins. A scroll view needs a larger distance, so
    /// the handle is recognized first.
    private static let slop: CGFloat = 2

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches == 1, state == .possible else {
            if state.isActive { for touch in touches { ignore(touch, for: event) } } else { state = .failed }
            return
        }
        guard touch.type == .direct, isOnHandle(touch) else { return state = .failed }
        start = touch.locationInWindow
        startInWindow = touch.locationInWindow
        timer = arbiter.schedule(at: event.timestamp + Self.delay) { [weak self] in
            guard let self, state == .possible else { return }
            state = .began
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive {
            state = .changed
        } else if let start, let now = touches.first?.locationInWindow, now.distance(to: start) >= Self.slop {
            state = .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .cancelled : .failed
    }

    override func reset() {
        timer?.cancel()
        (timer, start) = (nil, nil)
    }
}
