/// Observes whether a pointer is over a button.
@MainActor
final class ButtonHover {
    private weak var button: UIButton?
    private(set) var isOver = false

    init(of button: UIButton) {
        self.button = button
        let recognizer = UIHoverGestureRecognizer()
        recognizer.addTarget(self, action: ButtonHover.hovered(_:))
        button.addGestureRecognizer(recognizer)
    }

    nonisolated deinit {}

    private func hovered(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        guard isOver != self.isOver else { return }
        self.isOver = isOver
        button?.setNeedsUpdateConfiguration()
    }
}
