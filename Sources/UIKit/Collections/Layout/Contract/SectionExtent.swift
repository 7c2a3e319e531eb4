import CoreGraphics

/// How far a section reaches in the layout's space, and how its items follow each other, for an item that is moved to where no other is.
struct SectionExtent {
    var section: Int
    /// Where the section begins along `axis`.
    var start: CGFloat
    /// Along which the layout scrolls.
    var axis: BoxAxis
    /// How far a section that scrolls by itself, across `axis`, is scrolled; `nil` for another one.
    var rowOffset: CGFloat?

    /// The last of the sections that a place meets, or the one before it; `nil` where there is none.
    static func nearest(_ sections: Range<Int>, of count: Int) -> Int? {
        count == 0 ? nil : min(max(0, sections.upperBound - 1), count - 1)
    }

    /// Whether a point comes after an item: in a later line, or in the same one.
    func isBehind(_ point: CGPoint, _ item: CGRect) -> Bool {
        if let rowOffset { return point[axis.other] + rowOffset >= item.end(axis.other) }
        return point[axis] >= item.end(axis)
            || point[axis] >= item.start(axis) && point[axis.other] >= item.end(axis.other)
    }

    /// Whether a point comes before a section's first line; in a section that scrolls by itself, before its items.
    func isBefore(_ point: CGPoint, _ first: CGRect) -> Bool { point[axis] < first.start(axis) }

    /// Whether a point before the first line is nearer to the section before.
    func isInFirstHalf(_ point: CGPoint, before first: CGRect) -> Bool {
        point[axis] < (start + first.start(axis)) / 2
    }
}
