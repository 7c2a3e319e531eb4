import CoreGraphics
import Foundation

extension UIScrollView {
    private enum Key {
        static let zoomScale = "UIScrollView.zoomScale"
        static let contentInset = "UIScrollView.contentInset"
        static let contentOffset = "UIScrollView.contentOffset"
        static let isAtBeginning = "UIScrollView.isAtBeginning"
    }

    /// Whether the content is where it is without scrolling, whatever bars cover.
    private var isAtBeginning: Bool {
        let range = restingRange
        return contentOffset.x <= range.x.lowerBound + 0.5 && contentOffset.y <= range.y.lowerBound + 0.5
    }

    /// An offset that was restored and not reached yet, as in a tab that has not been shown since, is written again.
    func encodeScrolling(with coder: NSCoder) {
        coder.encode(Double(zoomScale), forKey: Key.zoomScale)
        coder.encode(contentInset, forKey: Key.contentInset)
        let waiting = isToBeScrolled ? restoredOffset : nil
        coder.encode(waiting ?? contentOffset, forKey: Key.contentOffset)
        coder.encode(waiting == nil && isAtBeginning, forKey: Key.isAtBeginning)
    }

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
        // At the beginning it is anyway, wherever that is now.
        guard !coder.decodeBool(forKey: Key.isAtBeginning) else { return }
        restoredOffset = offset
        setNeedsLayout()
    }

    /// Whether the content is still to be scrolled to where it was: its user has not scrolled since.
    package var isToBeScrolled: Bool { restoredOffset != nil && phase == .still }

    /// Moves the content for what has changed above it: where it is to be is not up to that.
    package func shiftContent(by distance: CGFloat) {
        let restored = restoredOffset
        contentOffset.y += distance
        restoredOffset = restored
    }

    /// Has another offset restored.
    package func scrollToRestored(_ offset: CGPoint) { restoredOffset = offset }

    /// Scrolls to where it was, once there is so much content in a window (chosen); what the program or its user scrolls before stands.
    func applyRestoredOffset() {
        guard let offset = restoredOffset, window != nil else { return }
        guard phase == .still else { return restoredOffset = nil }
        let possible = restingOffset(nearestTo: offset)
        if possible == offset { restoredOffset = nil }
        moveContent(to: possible)
    }
}
