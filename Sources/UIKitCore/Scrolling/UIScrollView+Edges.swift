import CoreGraphics

extension UIScrollView {
    /// Scrolls by what is due in a frame while a finger that holds something is near the upper or the lower edge, or beyond it, and
    /// returns by how much: the faster the nearer, at most 8 points. (Chosen.)
    ///
    /// - Parameter y: Where the finger is, in the view's space.
    package func scrollNearEdge(fingerAt y: CGFloat) -> CGFloat {
        let inset = adjustedContentInset
        let (top, bottom) = (bounds.minY + inset.top + 44, bounds.maxY - inset.bottom - 44)
        let step = y < top ? max(-8, (y - top) / 5) : y > bottom ? min(8, (y - bottom) / 5) : 0
        let range = restingRange.y
        let offset = min(max(contentOffset.y + step, range.lowerBound), range.upperBound)
        guard step != 0, offset != contentOffset.y else { return 0 }
        let moved = offset - contentOffset.y
        contentOffset.y = offset
        return moved
    }
}
