import CoreGraphics

/// An object that tracks one finger over a menu, for a `MenuTouchView`.
@MainActor
protocol MenuTouchTarget: AnyObject {
    /// Called when the touch begins.
    func touchBegan(at point: CGPoint)
    /// Called when the touch moves.
    func track(_ point: CGPoint)
    /// Called when the touch is lifted.
    func release(at point: CGPoint)
    /// Called when the touch is cancelled.
    func stopTracking()
    /// Called when the size of the view changes.
    func layOut()
}

/// A view that covers a window while a menu is open, and tracks one finger.
class MenuTouchView: UIView {
    /// The menu.
    weak var target: (any MenuTouchTarget)?
    private weak var touch: UITouch?

    init() {
        super.init(frame: .zero)
        flags.staysInFront = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil || touch?.phase == .ended, let first = touches.first else { return }
        touch = first
        target?.touchBegan(at: first.location(in: self))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        target?.track(touch.location(in: self))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        target?.release(at: touch.location(in: self))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        target?.stopTracking()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        target?.layOut()
    }
}
