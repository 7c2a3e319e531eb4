import CoreGraphics
import Foundation

/// Covers a window while an edit menu is open in it, and gets the touches in the menu; others go to what lies below.
final class EditMenuHost: UIView {
    weak var presentation: EditMenuPresentation?
    private weak var touch: UITouch?

    init() {
        super.init(frame: .zero)
        flags.staysInFront = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        presentation?.contains(point) ?? false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil || touch?.phase == .ended, let first = touches.first else { return }
        touch = first
        presentation?.track(first.location(in: self))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        presentation?.track(touch.location(in: self))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        presentation?.release(at: touch.location(in: self))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        presentation?.track(nil)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOut()
    }
}

/// Notices touches beside an edit menu, and leaves them to others.
final class EditMenuTouchObserver: UIGestureRecognizer {
    /// Called with where a touch came down, in the window's space.
    var touchCame: (CGPoint) -> Void = { _ in }

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { touchCame(touch.location(in: view)) }
        state = .failed
    }
}
