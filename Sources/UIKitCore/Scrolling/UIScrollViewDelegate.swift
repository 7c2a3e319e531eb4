import CoreGraphics
import Foundation

/// Receives scrolling events, and configures zooming and the end of drags. All methods have default implementations
/// without effect.
///
/// A fling sends, in this order (CallbackOrder.md, "Scroll view"): `scrollViewWillBeginDragging`, with the old offset;
/// `scrollViewDidScroll` for each change; when the finger lifts, `scrollViewWillEndDragging`,
/// `scrollViewDidEndDragging` and `scrollViewWillBeginDecelerating`; `scrollViewDidScroll` for each further change; and
/// `scrollViewDidEndDecelerating`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    // MARK: Responding to scrolling and dragging

    /// Called when the offset has changed, for any reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when a finger begins to drag, before the content moves.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the dragging finger has lifted. Not called while paging is enabled.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The velocity of the offset, in points per millisecond.
    ///   - targetContentOffset: The final offset of the deceleration; may be changed. Non-finite values are ignored,
    ///     and values out of range are clamped.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when the dragging finger has lifted.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - decelerate: Whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Returns whether the content may scroll to its top at the user's request; `true` by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when the content has scrolled to its top at the user's request.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Called when the released content begins to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the deceleration has ended, or a finger has stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    // MARK: Managing zooming

    /// Returns the view to zoom, a subview of the scroll view; `nil`, the default, disables zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called before zooming begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called after zooming has ended, including the bounce back to the limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Called when the zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    // MARK: Responding to scrolling animations

    /// Called when an animation of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    // MARK: Responding to inset changes

    /// Called when `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Has no effect.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Has no effect.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Leaves the target unchanged.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Has no effect.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Returns `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Has no effect.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Has no effect.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Has no effect.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Returns `nil`.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Has no effect.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Has no effect.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Has no effect.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Has no effect.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Has no effect.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension OptionalMethods {
    static let scrollView = OptionalMethods((any UIScrollViewDelegate).self) {
        $0 is any UIScrollViewDelegate.Type
    }
}
