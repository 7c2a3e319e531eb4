import CoreGraphics

extension UIView {
    /// Has the scroll views around the view, from the innermost outwards, scroll so far that a rectangle of the view
    /// is visible.
    ///
    /// UIKit does so for the text that is edited. Scroll views do not scroll while a finger drags them, nor if the
    /// rectangle is visible, or will be when the present scroll ends. `isScrollEnabled` restricts the user's
    /// scrolling only.
    package func reveal(_ rect: CGRect) {
        var (view, rect) = (self, rect)
        while let superview = view.superviewStorage {
            rect = superview.convert(rect, from: view)
            if let scrollView = superview as? UIScrollView { rect = scrollView.scrollToReveal(rect) }
            view = superview
        }
    }
}

extension UIScrollView {
    /// Scrolls to a rectangle, and returns its coming place in the coordinates of the present offset.
    fileprivate func scrollToReveal(_ rect: CGRect) -> CGRect {
        guard phase != .dragging, phase != .caught else { return rect }
        let area = CGRect(origin: comingOffset, size: bounds.size).inset(by: adjustedContentInset)
        // Programs override this method to avoid the scrolling.
        if !area.contains(rect) { scrollRectToVisible(rect, animated: true) }
        let (now, coming) = (contentOffset, comingOffset)
        return rect.offsetBy(dx: now.x - coming.x, dy: now.y - coming.y)
    }

    /// The offset at the end of the present scroll.
    private var comingOffset: CGPoint {
        phase == .animating || phase == .decelerating ? driver?.motion?.rest ?? contentOffset : contentOffset
    }
}
