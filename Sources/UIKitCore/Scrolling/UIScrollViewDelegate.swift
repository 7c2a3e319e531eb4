import CoreGraphics
import Foundation

/// Follows what happens in a scroll view, and decides about zooming and where a drag ends. All methods have a default that
/// does nothing.
///
/// A drag that is flung sends, in this order (CallbackOrder.md, Scroll view): `scrollViewWillBeginDragging`, which sees the
/// old offset; `scrollViewDidScroll` for each change; when the finger is lifted `scrollViewWillEndDragging`,
/// `scrollViewDidEndDragging` and `scrollViewWillBeginDecelerating`; then changes, and `scrollViewDidEndDecelerating`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    // MARK: Responding to scrolling and dragging

    /// The offset changed, by whatever.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger has moved far enough to drag the content, which has not moved yet.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger that dragged was lifted. Not called while paging is enabled.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: Points a millisecond by which the offset changes.
    ///   - targetContentOffset: The offset at which the deceleration will end; may be changed. What is not finite is not used, and
    ///     what is out of range counts as the nearest edge.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// The finger that dragged was lifted.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - decelerate: Whether the content goes on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Asks whether the content may scroll to its top because the user asked for that; `true` by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// The content has scrolled to its top because the user asked for that.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// The content was let go and begins to move by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The deceleration has ended, or a finger has stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    // MARK: Managing zooming

    /// Asks for the view to zoom, a subview of the scroll view; `nil`, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Zooming is about to begin.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Zooming is over, the bounce back into the limits included.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// The zoom scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    // MARK: Responding to scrolling animations

    /// An animation that `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` began is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    // MARK: Responding to inset changes

    /// `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Leaves the target as it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Permits it.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing zooms.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension OptionalMethods {
    static let scrollView = OptionalMethods((any UIScrollViewDelegate).self) {
        $0 is any UIScrollViewDelegate.Type
    }
}
