import CoreGraphics

/// The extent of a section in the layout's coordinate space, and the order of its items, for an item that is moved to
/// a point without items.
struct SectionExtent {
    var section: Int
    /// The beginning of the section along `axis`.
    var start: CGFloat
    /// The scrolling direction of the layout.
    var axis: BoxAxis
    /// The offset of an orthogonal section, across `axis`; `nil` for other sections.
    var rowOffset: CGFloat?

    /// Returns the last of the given sections, or the section before them; `nil` without sections.
    static func nearest(_ sections: Range<Int>, of count: Int) -> Int? {
        count == 0 ? nil : min(max(0, sections.upperBound - 1), count - 1)
    }

    /// Returns whether a point is after an item: in a later line, or in the same line.
    func isBehind(_ point: CGPoint, _ item: CGRect) -> Bool {
        if let rowOffset { return point[axis.other] + rowOffset >= item.end(axis.other) }
        return point[axis] >= item.end(axis)
            || point[axis] >= item.start(axis) && point[axis.other] >= item.end(axis.other)
    }

    /// Returns whether a point is before the first line of a section, or before the items of an orthogonal section.
    func isBefore(_ point: CGPoint, _ first: CGRect) -> Bool { point[axis] < first.start(axis) }

    /// Returns whether a point before the first line is nearer to the previous section.
    func isInFirstHalf(_ point: CGPoint, before first: CGRect) -> Bool {
        point[axis] < (start + first.start(axis)) / 2
    }
}
