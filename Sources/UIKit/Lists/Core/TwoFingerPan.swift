import UIKitCore

/// Two fingers that select what they pass. Where a list's delegate permits it they select, and do not scroll.
///
/// The recognizer that scrolls sees the same fingers, and is asked first whether it may begin: so the delegate's answer is kept.
final class TwoFingerPan: UIPanGestureRecognizer {
    private var answer: Bool?

    /// Whether the fingers that are down may begin to select: asked once a gesture.
    func mayBegin(_ ask: () -> Bool) -> Bool {
        let known = answer ?? ask()
        answer = known
        return known
    }

    /// Whether the fingers begin to select where those of another recognizer would do something else.
    func goesBefore(_ other: UIGestureRecognizer, _ ask: () -> Bool) -> Bool {
        state == .possible && numberOfTouches == 2 && other.numberOfTouches == 2 && mayBegin(ask)
    }

    override func reset() {
        super.reset()
        answer = nil
    }
}
