import Foundation

/// Fills the container behind a popover, and reports the touches that end outside the popover.
final class PopoverOutsideView: UIView {
    private let touchDidEnd: (UITouch) -> Void

    init(touchDidEnd: @escaping (UITouch) -> Void) {
        self.touchDidEnd = touchDidEnd
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    // Touches are not passed along the responder chain.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { touchDidEnd(touch) }
    }
}
