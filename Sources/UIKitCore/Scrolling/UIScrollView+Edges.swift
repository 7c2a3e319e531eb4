import CoreGraphics

extension UIScrollView {
    /// Scrolls by one frame's distance while a finger with an item is near an edge, or beyond it, and returns the
    /// distance: it increases towards the edge, to at most 8 points. The edge area is 44 points wide, and at most a
    /// quarter of the visible area.
    ///
    /// - Parameters:
    ///   - point: Location of the finger, in the view's coordinate space.
    ///   - isHorizontal: Whether it also scrolls horizontally.
    package func scrollNearEdges(fingerAt point: CGPoint, isHorizontal: Bool = true) -> CGVector {
        guard isScrollEnabled, point.x.isFinite, point.y.isFinite else { return .zero }
        let (inset, range, old) = (adjustedContentInset, restingRange, contentOffset)
        func offset(_ at: CGFloat, _ low: CGFloat, _ high: CGFloat, _ now: CGFloat, _ range: ClosedRange<Double>)
            -> CGFloat
        {
            let zone = max(0, min(44, (high - low) / 4))
            let (first, last) = (low + zone, high - zone)
            let step = at < first ? max(-8, (at - first) / 5) : at > last ? min(8, (at - last) / 5) : 0
            // An offset that is already out of range is not corrected.
            return min(max(now + step, min(range.lowerBound, now)), max(range.upperBound, now))
        }
        let horizontal =
            isHorizontal
            ? offset(point.x, bounds.minX + inset.left, bounds.maxX - inset.right, old.x, range.x) : old.x
        let vertical = offset(point.y, bounds.minY + inset.top, bounds.maxY - inset.bottom, old.y, range.y)
        guard horizontal != old.x || vertical != old.y else { return .zero }
        contentOffset = CGPoint(x: horizontal, y: vertical)
        return CGVector(dx: contentOffset.x - old.x, dy: contentOffset.y - old.y)
    }
}
