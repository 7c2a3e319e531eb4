import CoreGraphics
import Foundation

/// Recognises one or more taps with one or more fingers. A discrete gesture: its action is sent once, in `ended`.
///
/// A tap is short and stays in its place; further taps follow quickly and near. Taps that are longer, move, or have
/// more fingers than required make the recognizer fail. A recognizer for one tap does not prevent one for two on the
/// same touches; make it `require(toFail:)` that one to have only one of the actions.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    // MARK: Configuring the gesture

    /// How many taps make the gesture. The default is 1. Less than 1 counts as 1.
    open var numberOfTapsRequired = 1

    /// How many fingers each tap has. The default is 1. Less than 1 counts as 1.
    open var numberOfTouchesRequired = 1

    /// The buttons of a pointer that tap; the primary one by default. Fingers have no buttons.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    /// The fingers of the last tap, which are lifted when the action is sent.
    open override var numberOfTouches: Int { state == .ended ? tap.touches.count : super.numberOfTouches }

    /// Where the last tap came down.
    open override func location(in view: UIView?) -> CGPoint {
        guard let location = tap.location else { return super.location(in: view) }
        return convert(location, to: view)
    }

    /// Where one of the last tap's fingers came down.
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

    /// Fails when a finger moved too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !tap.move(touches) { state = .failed }
    }

    /// Counts the tap when its last finger is lifted.
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

    /// A recognizer for fewer taps does not prevent one for more, which would never be recognised otherwise.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    // MARK: Documents

    override func decode(from coder: DocumentCoder) {
        super.decode(from: coder)
        decodeTap(from: coder)
    }

    open override class var namedProperties: NamedProperties { addTapProperties(to: super.namedProperties) }
}
