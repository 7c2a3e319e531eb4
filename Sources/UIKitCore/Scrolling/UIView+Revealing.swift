import CoreGraphics

extension UIView {
    // Chosen (Text): Edited text is scrolled into view in the scroll views around it, in 0.3 seconds: a field as a
    // whole, or the caret of a text view.
    /// Scrolls the scroll views around the view, from the innermost outward, until a rectangle of the view is visible.
    ///
    /// UIKit does so for edited text. A scroll view does not scroll while a finger drags it, nor if the rectangle is
    /// visible, or will be at the end of the current scroll. `isScrollEnabled` restricts only the user's scrolling.
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
    /// Scrolls to a rectangle, and returns its future place in the coordinates of the current offset.
    fileprivate func scrollToReveal(_ rect: CGRect) -> CGRect {
        guard phase != .dragging, phase != .caught else { return rect }
        let area = CGRect(origin: finalOffset, size: bounds.size).inset(by: adjustedContentInset)
        // Programs override this method to avoid scrolling.
        if !area.contains(rect) { scrollRectToVisible(rect, animated: true) }
        let (now, coming) = (contentOffset, finalOffset)
        return rect.offsetBy(dx: now.x - coming.x, dy: now.y - coming.y)
    }

    /// The offset at the end of the current scroll.
    private var finalOffset: CGPoint {
        phase == .animating || phase == .decelerating ? driver?.motion?.rest ?? contentOffset : contentOffset
    }
}
