import CoreGraphics
import Foundation

/// Recognizes a press of a minimum duration. A continuous gesture: `began` after the duration, `changed` with each
/// movement after that, `ended` when a finger lifts.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    // MARK: Configuring the gesture

    /// Duration of the press in seconds. The default is 0.5. With zero, a negative number or NaN the gesture begins
    /// immediately.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The number of fingers. The default is 1, which also replaces smaller numbers.
    open var numberOfTouchesRequired = 1

    /// The number of taps before the press. The default is 0.
    open var numberOfTapsRequired = 0

    /// Permitted movement in points before the duration has passed. The default is 10.
    open var allowableMovement: CGFloat = 10

    // MARK: Recognizing

    private var taps = TapSequence()
    private var timer: GestureTimer?
    /// Location of the fingers when the last of them began.
    private var start: CGPoint?

    private var isPressing: Bool { taps.count >= numberOfTapsRequired }

    /// Starts the timer when enough touches have begun.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard isPressing else {
            if !taps.begin(touches, touchesRequired: numberOfTouchesRequired, of: self) { state = .failed }
            return
        }
        // The wait for the next tap is over.
        taps.stopWaiting()
        let required = max(1, numberOfTouchesRequired)
        guard numberOfTouches <= required else {
            state = .failed
            return
        }
        if let last = taps.location, let first = touches.first,
            first.locationInWindow.distance(to: last) > TapSequence.allowableMovement
        {
            state = .failed
            return
        }
        guard numberOfTouches == required else {
            // Chosen (Input): The fingers of a long press must begin together.
            if timer == nil { timer = fail(at: event.timestamp + TapSequence.longestTap) }
            return
        }
        timer?.cancel()
        start = centroidInWindow
        let duration = minimumPressDuration > 0 ? minimumPressDuration : 0
        if duration == 0 {
            state = .began
        } else {
            timer = arbiter.schedule(at: event.timestamp + duration) { [weak self] in
                guard let self, state == .possible else { return }
                state = .began
            }
        }
    }

    /// Fails if the fingers move too far before the duration has passed. Afterwards, updates the gesture.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive {
            state = .changed
        } else if !isPressing {
            if !taps.move(touches) { state = .failed }
        } else if waiting == nil, let start, let now = centroidInWindow, now.distance(to: start) > allowableMovement {
            state = .failed
        }
    }

    /// Ends the press, or fails if it was too short.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive || waiting == .began {
            state = .ended
        } else if !isPressing {
            // Taps before the press never complete the gesture, even if they exceed the required number.
            if taps.end(touchesRequired: numberOfTouchesRequired, tapsRequired: .max, of: self) == .failed {
                state = .failed
            }
        } else {
            state = .failed
        }
    }

    /// Cancels the press if it has begun; otherwise the gesture fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    /// Resets the press.
    open override func reset() {
        taps.reset()
        timer?.cancel()
        timer = nil
        start = nil
    }

    // MARK: Storyboards and nibs

    override func decode(from coder: DocumentCoder) {
        super.decode(from: coder)
        decodeLongPress(from: coder)
    }

    open override class var namedProperties: NamedProperties { addLongPressProperties(to: super.namedProperties) }
}
