import Foundation

/// Fills the container behind a popover: it takes the touches that are outside, and says where they end.
final class PopoverOutsideView: UIView {
    private let touchDidEnd: (UITouch) -> Void

    init(touchDidEnd: @escaping (UITouch) -> Void) {
        self.touchDidEnd = touchDidEnd
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    // They go no further along the responder chain.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { touchDidEnd(touch) }
    }
}
