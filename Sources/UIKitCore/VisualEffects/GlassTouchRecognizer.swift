import Foundation

/// Reports touches of interactive glass and its subviews. It neither delays nor cancels them, and recognizes beside all
/// other recognizers.
final class GlassTouchRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// Called when the first touch begins and when the last touch ends.
    var didChange: (_ isTouched: Bool) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        state = .began
        didChange(true)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.count == numberOfTouches { state = .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.count == numberOfTouches { state = .cancelled }
    }

    override func reset() {
        super.reset()
        didChange(false)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
