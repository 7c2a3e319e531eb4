import CoreGraphics
import Foundation

/// The pan recognizer of a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    /// The movement of the fingers or the wheel at the beginning, including the first ten points.
    private(set) var direction = CGVector.zero
    /// The last movement of a wheel or trackpad.
    private(set) var lastScroll: UIScrollEvent?

    nonisolated deinit {}

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.delegate = scrollView as? any UIGestureRecognizerDelegate
        allowedScrollTypesMask = .all
        addTarget(scrollView, action: UIScrollView.panDidChange)
        scrollView.addGestureRecognizer(self)
    }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            guard newValue === scrollView else {
                return Diagnostics.raise(
                    .scrolling,
                    "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
            }
            super.delegate = newValue
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, waiting == nil, numberOfTouches > 0, let scrollView else { return }
        // The finger holds moving content, and no other recognizer receives it then.
        if scrollView.touchDidBegin() { state = .began }
    }

    override func permitsDirection(_ direction: CGVector) -> Bool {
        self.direction = direction
        return true
    }

    override func scroll(_ event: UIScrollEvent) {
        lastScroll = event
        if state == .possible { direction = event.delta }
        super.scroll(event)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        scrollView?.pinch == nil || preventedGestureRecognizer !== scrollView?.pinch
    }

    override func reset() {
        super.reset()
        (direction, lastScroll) = (.zero, nil)
        scrollView?.touchesDidEnd()
    }
}
