import CoreGraphics

/// Follows one finger over a menu, as a `MenuTouchView` reports it.
@MainActor
protocol MenuTouchTarget: AnyObject {
    /// A finger came down.
    func touchBegan(at point: CGPoint)
    /// It moved.
    func track(_ point: CGPoint)
    /// It was lifted.
    func release(at point: CGPoint)
    /// It was taken away.
    func stopTracking()
    /// The view has another size.
    func layOut()
}

/// Covers a window while a menu is open in it, and follows one finger.
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
