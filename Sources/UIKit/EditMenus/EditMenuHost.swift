import CoreGraphics

/// Covers a window while an edit menu is open in it, and gets the touches in the menu; others go to what lies below.
final class EditMenuHost: MenuTouchView {
    weak var presentation: EditMenuPresentation? {
        didSet { target = presentation }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        presentation?.contains(point) ?? false
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
