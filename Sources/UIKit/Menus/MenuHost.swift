import CoreGraphics
import Foundation

/// Covers a window while a menu is open in it: gets the touches inside and outside of the menu.
final class MenuHost: UIView {
    weak var presentation: MenuPresentation?
    private weak var touch: UITouch?

    init() {
        super.init(frame: .zero)
        flags.staysInFront = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: MenuHost.hovered(_:)))
    }

    required init?(coder: NSCoder) { nil }

    private func hovered(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        presentation?.pointerMoved(to: isOver ? recognizer.location(in: self) : nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil || touch?.phase == .ended, let first = touches.first else { return }
        touch = first
        presentation?.touchBegan(at: first.location(in: self))
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
        presentation?.stopTracking()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOut()
    }
}
