import CoreGraphics
import Foundation

/// Where a scroll view is to be when its content is there.
struct RestoredScrolling {
    /// `nil` for the beginning.
    var offset: CGPoint?
}

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

    func encodeScrolling(with coder: NSCoder) {
        coder.encode(Double(zoomScale), forKey: Key.zoomScale)
        coder.encode(contentInset, forKey: Key.contentInset)
        coder.encode(contentOffset, forKey: Key.contentOffset)
        coder.encode(isAtBeginning, forKey: Key.isAtBeginning)
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
        restoredScrolling = RestoredScrolling(offset: coder.decodeBool(forKey: Key.isAtBeginning) ? nil : offset)
        setNeedsLayout()
    }

    /// Whether the content is still to be scrolled to where it was: neither to its beginning, nor has its user scrolled since.
    package var isToBeScrolled: Bool { restoredScrolling?.offset != nil && phase == .still }

    /// Moves the content for what has changed above it: where it is to be is not up to that.
    package func shiftContent(by distance: CGFloat) {
        let restored = restoredScrolling
        contentOffset.y += distance
        restoredScrolling = restored
    }

    /// Has another offset restored.
    package func scrollToRestored(_ offset: CGPoint) { restoredScrolling = RestoredScrolling(offset: offset) }

    /// Scrolls to where it was, once there is so much content in a window (chosen); what the program or its user scrolls before stands.
    func applyRestoredScrolling() {
        guard let restored = restoredScrolling, window != nil else { return }
        guard phase == .still, let offset = restored.offset else { return restoredScrolling = nil }
        let possible = restingOffset(nearestTo: offset)
        if possible == offset { restoredScrolling = nil }
        moveContent(to: possible)
    }
}
