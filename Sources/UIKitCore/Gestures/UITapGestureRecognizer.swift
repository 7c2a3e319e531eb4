import CoreGraphics
import Foundation

/// Recognizes one or more taps with one or more fingers. A discrete gesture: its action is sent once, in `ended`.
///
/// A tap is short and does not move; further taps follow quickly and nearby. Taps that are longer, move, or have more
/// fingers than required make the recognizer fail. A recognizer for one tap does not prevent a recognizer for two taps
/// of the same touches: both actions are sent, unless the first recognizer requires the second one to fail
/// (`require(toFail:)`).
///
/// Follows <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    // MARK: Configuring the gesture

    /// The number of taps. The default is 1, which also replaces smaller numbers.
    open var numberOfTapsRequired = 1

    /// The number of fingers of each tap. The default is 1, which also replaces smaller numbers.
    open var numberOfTouchesRequired = 1

    /// The buttons of a pointer that tap; the primary one by default. Ignored for fingers.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    /// The number of fingers of the last tap, which have lifted when the action is sent.
    open override var numberOfTouches: Int { state == .ended ? tap.touches.count : super.numberOfTouches }

    /// Returns the initial location of the last tap.
    open override func location(in view: UIView?) -> CGPoint {
        guard let location = tap.location else { return super.location(in: view) }
        return convert(location, to: view)
    }

    /// Returns the initial location of a finger of the last tap.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard tap.touches.indices.contains(touchIndex) else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return convert(tap.touches[touchIndex].beganLocationInWindow, to: view)
    }

    // MARK: Recognizing

    override var isSingleTap: Bool { numberOfTapsRequired <= 1 && numberOfTouchesRequired <= 1 }

    private var tap = TapSequence()

    /// Counts the fingers of a tap.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.type == .indirectPointer && event.buttonMask != buttonMaskRequired {
            state = .failed
            return
        }
        if !tap.begin(touches, touchesRequired: numberOfTouchesRequired, of: self) { state = .failed }
    }

    /// Fails if a finger moved too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !tap.move(touches) { state = .failed }
    }

    /// Counts the tap when its last finger lifts.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch tap.end(touchesRequired: numberOfTouchesRequired, tapsRequired: numberOfTapsRequired, of: self) {
        case .unfinished: break
        case .failed: state = .failed
        case .complete: state = .ended
        }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    /// Resets the taps.
    open override func reset() { tap.reset() }

    /// Returns `false` for recognizers that require more taps, since they would never succeed otherwise.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    // MARK: Storyboards and nibs

    override func decode(from coder: DocumentCoder) {
        super.decode(from: coder)
        decodeTap(from: coder)
    }

    open override class var namedProperties: NamedProperties { addTapProperties(to: super.namedProperties) }
}
