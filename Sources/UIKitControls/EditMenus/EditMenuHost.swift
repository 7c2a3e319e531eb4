import CoreGraphics

/// A view that covers a window while an edit menu is open, and receives the touches in the menu. Touches outside the
/// menu pass through.
final class EditMenuHost: MenuTouchView, AccessibilityOverlay {
    weak var presentation: EditMenuPresentation? {
        didSet { target = presentation }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        presentation?.contains(point) ?? false
    }
}

/// A recognizer that observes touches outside an edit menu without handling them.
final class EditMenuTouchObserver: UIGestureRecognizer {
    /// Called with the location of a new touch, in the window's coordinate space.
    var didTouch: (CGPoint) -> Void = { _ in }

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { didTouch(touch.location(in: view)) }
        state = .failed
    }
}
