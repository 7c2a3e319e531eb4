import UIKitCore

// Chosen (Lists): If the delegate's `shouldBeginMultipleSelectionInteractionAt` returns `true` for a row or item,
// dragging it with two fingers selects and does not scroll. So does dragging one finger along the checkmarks of a table
// in editing mode. The method is called once per gesture.
/// A pan that selects items. If the list's delegate permits it, the gesture selects and does not scroll.
///
/// The scrolling recognizer receives the same touches and is checked first, so the delegate's value is cached.
final class SelectionPan: UIPanGestureRecognizer {
    private var answer: Bool?

    /// Returns whether the gesture may begin to select. The delegate is called once per gesture.
    func mayBegin(_ ask: () -> Bool) -> Bool {
        let known = answer ?? ask()
        answer = known
        return known
    }

    /// Returns whether this gesture takes precedence over a recognizer with the same touches.
    func takesPrecedence(_ other: UIGestureRecognizer, _ ask: () -> Bool) -> Bool {
        state == .possible && numberOfTouches == minimumNumberOfTouches && other.numberOfTouches == numberOfTouches
            && mayBegin(ask)
    }

    override func reset() {
        super.reset()
        answer = nil
    }
}
