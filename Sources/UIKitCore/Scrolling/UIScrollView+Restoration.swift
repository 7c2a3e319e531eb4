import CoreGraphics
import Foundation

extension UIScrollView {
    private enum Key {
        static let zoomScale = "UIScrollView.zoomScale"
        static let contentInset = "UIScrollView.contentInset"
        static let contentOffset = "UIScrollView.contentOffset"
        static let isAtBeginning = "UIScrollView.isAtBeginning"
    }

    /// Whether the content is at its initial offset, independent of bars.
    private var isAtBeginning: Bool {
        let range = restingRange
        return contentOffset.x <= range.x.lowerBound + 0.5 && contentOffset.y <= range.y.lowerBound + 0.5
    }

    /// Encodes the scroll state. A restored offset that is not applied yet, as in a tab that has not been shown since,
    /// is encoded again.
    func encodeScrolling(with coder: NSCoder) {
        coder.encode(Double(zoomScale), forKey: Key.zoomScale)
        coder.encode(contentInset, forKey: Key.contentInset)
        let waiting = isToBeScrolled ? restoredOffset : nil
        coder.encode(waiting ?? contentOffset, forKey: Key.contentOffset)
        coder.encode(waiting == nil && isAtBeginning, forKey: Key.isAtBeginning)
    }

    // Chosen (Restoration): A zoom scale that is not positive, and non-finite numbers, are ignored.
    func decodeScrolling(with coder: NSCoder) {
        guard coder.containsValue(forKey: Key.contentOffset) else { return }
        let inset = coder.decodeUIEdgeInsets(forKey: Key.contentInset)
        if [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite) { contentInset = inset }
        let scale = CGFloat(coder.decodeDouble(forKey: Key.zoomScale))
        if scale.isFinite, scale > 0, scale != zoomScale {
            zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
        }
        let offset = coder.decodePoint(forKey: Key.contentOffset)
        guard offset.x.isFinite, offset.y.isFinite else { return }
        // The initial offset needs no restoration.
        guard !coder.decodeBool(forKey: Key.isAtBeginning) else { return }
        restoredOffset = offset
        setNeedsLayout()
    }

    /// Whether a restored offset is pending, since the user has not scrolled.
    package var isToBeScrolled: Bool { restoredOffset != nil && phase == .still }

    /// Moves the content for a change before it, without discarding a pending restoration.
    package func shiftContent(by distance: CGFloat, isVertical: Bool = true) {
        let restored = restoredOffset
        if isVertical { contentOffset.y += distance } else { contentOffset.x += distance }
        restoredOffset = restored
    }

    /// Sets a different offset to restore.
    package func scrollToRestored(_ offset: CGPoint) { restoredOffset = offset }

    // Chosen (Restoration): A scroll view is scrolled, and rows are selected, when there is content in a window;
    // earlier scrolling by the user or the program takes precedence. Content that was at its beginning is restored to
    // the beginning, under the current bars.
    /// Applies the restored offset, once the content in a window is large enough. An earlier scroll by the
    /// program or the user takes precedence.
    func applyRestoredOffset() {
        guard let offset = restoredOffset, window != nil else { return }
        guard phase == .still else { return restoredOffset = nil }
        let possible = restingOffset(nearestTo: offset)
        if possible == offset, !keepsRestoredOffset { restoredOffset = nil }
        moveContent(to: possible)
    }
}
