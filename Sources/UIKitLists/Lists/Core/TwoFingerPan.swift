import UIKitCore

// Chosen (Lists): If the delegate's `shouldBeginMultipleSelectionInteractionAt` returns `true` for a row or item,
// dragging it with two fingers selects and does not scroll. The method is called once per gesture.
/// A two-finger pan that selects items. If the list's delegate permits it, the gesture selects and does not scroll.
///
/// The scrolling recognizer receives the same touches and is checked first, so the delegate's value is cached.
final class TwoFingerPan: UIPanGestureRecognizer {
    private var answer: Bool?

    /// Returns whether the gesture may begin to select. The delegate is called once per gesture.
    func mayBegin(_ ask: () -> Bool) -> Bool {
        let known = answer ?? ask()
        answer = known
        return known
    }

    /// Returns whether this gesture takes precedence over a recognizer with the same two touches.
    func takesPrecedence(_ other: UIGestureRecognizer, _ ask: () -> Bool) -> Bool {
        state == .possible && numberOfTouches == 2 && other.numberOfTouches == 2 && mayBegin(ask)
    }

    override func reset() {
        super.reset()
        answer = nil
    }
}
