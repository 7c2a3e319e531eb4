import CoreGraphics
import Foundation

/// Recognizes presses on text. A pointer button is recognized at once and then drags. A tap is recognized when the
/// finger is lifted. A finger that is held for half a second is recognized then, and can drag.
///
///     possible ─┬─ button down ──────────▶ began ─ moved ▶ changed ─▶ ended      (isPointer)
///               ├─ button down on draggable text ─ lifted ─▶ ended               (isClick; if moved, a drag begins)
///               ├─ middle button down ──── lifted ─▶ ended                       (isMiddleClick; moved, it fails)
///               ├─ finger down ─ 0.5 s ──▶ began ─ moved ▶ changed ─▶ ended      (isLongPress)
///               │              ├ lifted ─▶ ended                                  (a tap)
///               │              └ second tap, moved 4 points ─▶ began              (isDrag)
///               └─ moved too far, second finger, other button ─▶ failed
final class TextPressRecognizer: UIGestureRecognizer {
    private var timer: GestureTimer?
    /// The location of the press, in the window's coordinate space.
    private(set) var start: CGPoint?
    /// Whether the press is that of a pointer button.
    private(set) var isPointer = false
    /// Whether the press is that of a finger that was held for half a second.
    private(set) var isLongPress = false
    /// Whether the press is that of a finger that drags after a second tap.
    private(set) var isDrag = false
    /// The number of presses in quick succession, including this press.
    private(set) var count = 1
    /// Whether the press extends the selection.
    private(set) var isExtending = false

    /// Whether the press is a click on draggable text, whose button was released without a drag.
    private(set) var isClick = false
    /// Whether the press is a click with the middle mouse button.
    private(set) var isMiddleClick = false
    /// Whether the press began only when a drag of the text was no longer possible.
    private(set) var isLate = false
    /// Returns whether a drag of the text may begin at a location in the window.
    var mayDrag: (CGPoint) -> Bool = { _ in false }
    /// Returns whether the drag that may begin is still possible.
    var isDragPossible: () -> Bool = { false }

    // Chosen (Text): A finger that stays for half a second moves the caret if the text has the focus and is editable,
    // and selects by words otherwise.
    private static let longPressDuration = 0.5
    /// The distance that a finger may move before the recognizer fails, in points.
    private static let slop: CGFloat = 10
    /// The distance that the finger of a second tap must move to drag, in points. A scroll view needs a larger
    /// distance.
    private static let dragDistance: CGFloat = 4

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches == 1, state == .possible else {
            if state.isActive { for touch in touches { ignore(touch, for: event) } } else { state = .failed }
            return
        }
        start = touch.locationInWindow
        (count, isExtending) = (max(1, touch.tapCount), event.modifierFlags.contains(.shift))
        (isPointer, isLongPress, isDrag) = (touch.type == .indirectPointer, false, false)
        (isLate, isMiddleClick) = (false, false)
        isClick = isPointer && count == 1 && !isExtending && mayDrag(touch.locationInWindow)
        if isPointer {
            let isPrimary = event.buttonMask == .primary
            isMiddleClick = event.buttonMask == .button(3)
            if isMiddleClick { isClick = false } else if !isPrimary || !isClick { state = isPrimary ? .began : .failed }
        } else {
            timer = arbiter.schedule(at: event.timestamp + Self.longPressDuration) { [weak self] in
                guard let self, state == .possible else { return }
                isLongPress = true
                state = .began
            }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive {
            state = .changed
        } else if isClick {
            guard !isDragPossible() else { return }
            (isClick, isLate) = (false, true)
            state = .began
        } else if let start, let now = touches.first?.locationInWindow {
            let distance = now.distance(to: start)
            if count > 1, !isMiddleClick, distance > Self.dragDistance {
                isDrag = true
                state = .began
            } else if distance > Self.slop {
                state = .failed
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func reset() {
        timer?.cancel()
        (timer, start) = (nil, nil)
    }
}
