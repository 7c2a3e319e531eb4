import Foundation

/// The first and last baseline of text in a view of any height.
package struct TextBaselines: Equatable {
    /// The distance of a baseline from the top: a fraction of the height, plus points.
    package struct Line: Equatable {
        package var share: CGFloat
        package var offset: CGFloat

        package init(share: CGFloat, offset: CGFloat) { (self.share, self.offset) = (share, offset) }
    }

    package var first: Line
    package var last: Line

    package init(first: Line, last: Line) { (self.first, self.last) = (first, last) }

    /// Creates baselines that are known for one height, and that move by a fraction of a change of the height.
    package init(firstFromTop: CGFloat, lastFromTop: CGFloat, height: CGFloat, share: CGFloat) {
        first = Line(share: share, offset: firstFromTop - share * height)
        last = Line(share: share, offset: lastFromTop - share * height)
    }

    /// Returns whether both baselines move with the height in the same way.
    func hasSameShares(as other: TextBaselines) -> Bool {
        first.share == other.first.share && last.share == other.last.share
    }
}
