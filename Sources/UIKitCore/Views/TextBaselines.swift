import Foundation

/// Where the first and the last line of text stand in a view of any height.
package struct TextBaselines: Equatable {
    /// How far a baseline is below the top: a share of the height, and points.
    package struct Line: Equatable {
        package var share: CGFloat
        package var offset: CGFloat

        init(share: CGFloat, offset: CGFloat) { (self.share, self.offset) = (share, offset) }
    }

    package var first: Line
    package var last: Line

    init(first: Line, last: Line) { (self.first, self.last) = (first, last) }

    /// Baselines that are known for one height and move with a share of it.
    package init(firstFromTop: CGFloat, lastFromTop: CGFloat, height: CGFloat, share: CGFloat) {
        first = Line(share: share, offset: firstFromTop - share * height)
        last = Line(share: share, offset: lastFromTop - share * height)
    }

    /// Whether both move with the height in the same way.
    func hasSameShares(as other: TextBaselines) -> Bool {
        first.share == other.first.share && last.share == other.last.share
    }
}
