/// The pinch recognizer of a scroll view, which is simultaneous with its pan.
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
