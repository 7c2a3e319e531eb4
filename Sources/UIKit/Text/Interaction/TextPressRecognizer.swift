import CoreGraphics
import Foundation

/// Recognizes presses on text: the pointer's button at once, which then drags; a tap of a finger when it is lifted; a
/// finger that is held for half a second, which then drags.
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
    /// The location of the press, in the window.
    private(set) var start: CGPoint?
    /// Whether the press is the pointer's button.
    private(set) var isPointer = false
    /// Whether the press is a finger that is held.
    private(set) var isLongPress = false
    /// Whether the press is the dragging finger of a second tap.
    private(set) var isDrag = false
    /// The number of presses in quick succession, including this one.
    private(set) var count = 1
    /// Whether the selection will be extended.
    private(set) var isExtending = false

    /// Whether the press is the pointer's button, which was lifted without dragging the text below.
    private(set) var isClick = false
    /// Whether the press is the pointer's middle button.
    private(set) var isMiddleClick = false
    /// Whether the press began only after a drag was no longer possible.
    private(set) var isLate = false
    /// Returns whether a drag may begin at a point of the window.
    var mayDrag: (CGPoint) -> Bool = { _ in false }
    /// Returns whether the pending drag is still possible.
    var isDragPossible: () -> Bool = { false }

    // Chosen (Text): A finger that stays for half a second moves the caret if the text has the focus and is editable,
    // and selects by words otherwise.
    private static let longPressDuration = 0.5
    /// The distance that a finger may move, in points.
    private static let slop: CGFloat = 10
    /// The distance that makes the finger of a second tap drag: less than a scroll view needs.
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
