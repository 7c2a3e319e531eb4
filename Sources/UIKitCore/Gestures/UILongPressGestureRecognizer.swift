import CoreGraphics
import Foundation

/// Recognises fingers that stay down for a while. A continuous gesture: `began` comes when the time is over, `changed`
/// with each movement after that, `ended` when a finger is lifted.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    // MARK: Configuring the gesture

    /// Seconds that the fingers stay down. The default is 0.5. Zero, a negative number or NaN begin at once.
    open var minimumPressDuration: TimeInterval = 0.5

    /// How many fingers press. The default is 1. Less than 1 counts as 1.
    open var numberOfTouchesRequired = 1

    /// How many taps come before the press. The default is 0.
    open var numberOfTapsRequired = 0

    /// Points that the fingers may move before the time is over. The default is 10.
    open var allowableMovement: CGFloat = 10

    // MARK: Recognizing

    private var taps = TapSequence()
    private var timer: GestureTimer?
    /// Where the fingers were when the last of them came down.
    private var start: CGPoint?

    private var isPressing: Bool { taps.count >= numberOfTapsRequired }

    /// Starts the time when enough fingers are down.
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
            // Chosen: fingers that do not come down together make no press.
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

    /// Fails when the fingers moved too far too early; later follows them.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive {
            state = .changed
        } else if !isPressing {
            if !taps.move(touches) { state = .failed }
        } else if waiting == nil, let start, let now = centroidInWindow, now.distance(to: start) > allowableMovement {
            state = .failed
        }
    }

    /// Ends the press, or fails when it was too short.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive || waiting == .began {
            state = .ended
        } else if !isPressing {
            // More taps than required before the press need not be looked for, so none completes the gesture.
            if taps.end(touchesRequired: numberOfTouchesRequired, tapsRequired: .max, of: self) == .failed {
                state = .failed
            }
        } else {
            state = .failed
        }
    }

    /// Cancels the press, or fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    /// Resets the press.
    open override func reset() {
        taps.reset()
        timer?.cancel()
        timer = nil
        start = nil
    }

    // MARK: Documents

    override func decode(from coder: DocumentCoder) {
        super.decode(from: coder)
        decodeLongPress(from: coder)
    }

    open override class var namedProperties: NamedProperties { addLongPressProperties(to: super.namedProperties) }
}
