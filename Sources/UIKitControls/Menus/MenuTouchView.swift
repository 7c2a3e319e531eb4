import CoreGraphics

/// A menu that uses a `MenuTouchView` to track one touch.
@MainActor
protocol MenuTouchTarget: AnyObject {
    /// Called when the touch has begun.
    func touchBegan(at point: CGPoint)
    /// Called when the touch has moved.
    func track(_ point: CGPoint)
    /// Called when the touch has ended.
    func release(at point: CGPoint)
    /// Called when the touch was cancelled.
    func stopTracking()
    /// Called when the size of the view has changed.
    func layOut()
}

/// A view that covers a window while a menu is open, and tracks one touch for the menu.
class MenuTouchView: UIView {
    /// The menu that receives the calls.
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
