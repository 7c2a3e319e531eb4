/// The recognizer with which a scroll view is zoomed. It and the scroll view's pan do not exclude each other.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    nonisolated deinit {}

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        delegate = scrollView as? any UIGestureRecognizerDelegate
        addTarget(scrollView, action: UIScrollView.pinchDidChange)
        scrollView.addGestureRecognizer(self)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pan
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pan
    }
}
