import CoreGraphics

/// A view that covers a window while a menu is open. It receives touches both in the menu and outside the menu, and
/// pointer movements over the menu.
final class MenuHost: MenuTouchView {
    weak var presentation: MenuPresentation? {
        didSet { target = presentation }
    }

    override init() {
        super.init()
        accessibilityViewIsModal = true
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: MenuHost.hovered(_:)))
    }

    required init?(coder: NSCoder) { nil }

    private func hovered(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        presentation?.pointerMoved(to: isOver ? recognizer.location(in: self) : nil)
    }
}
