import Foundation

/// A computed compositional layout: consecutive sections between the layout's headers and footers.
struct CompositionalSolution {
    /// The input of the computation.
    struct Input: Equatable {
        var viewSize = CGSize.zero
        var safeArea = UIEdgeInsets.zero
        var margins = UIEdgeInsets.zero
        var scale: CGFloat = 1
    }

    var input = Input()
    var axis = BoxAxis.vertical
    var spacing: CGFloat = 0
    var sections: [CompositionalSection] = []
    var boundary: BoundaryFrame
    private(set) var length: CGFloat = 0

    init(input: Input, axis: BoxAxis, spacing: CGFloat, boundaries: [SectionBoundary]) {
        (self.input, self.axis, self.spacing) = (input, axis, spacing)
        boundary = BoundaryFrame(
            axis: axis, container: input.viewSize, across: 0...max(0, input.viewSize[axis.other]),
            boundaries: boundaries,
            scale: input.scale)
    }

    /// Updates the positions of the sections, beginning with `first`.
    mutating func stack(from first: Int = 0) {
        for index in sections.indices.dropFirst(first) {
            sections[index].start = index == 0 ? boundary.extent(-1) : sections[index - 1].end + spacing
        }
        let before = boundary.extent(-1)
        length = max(sections.last?.end ?? before, before + boundary.leastLength) + boundary.extent(1)
    }

    var contentSize: CGSize {
        let widest = sections.reduce(input.viewSize[axis.other]) { $1.isOrthogonal ? $0 : max($0, $1.column.extent) }
        return CGSize(axis, along: length, across: widest)
    }

    func boundaryFrame(_ index: Int) -> CGRect {
        let start = boundary.extent(-1)
        return boundary.frame(index, along: start...max(start, length - boundary.extent(1)))
    }

    /// Returns the sections that intersect a range in the scrolling direction.
    func sections(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
        let first = sections.lastPlace { $0.end < range.lowerBound }.map { $0 + 1 } ?? 0
        let end = sections.lastPlace { $0.start <= range.upperBound }.map { $0 + 1 } ?? 0
        return first..<max(first, end)
    }

    /// Returns a rectangle with its origin rounded to the nearest pixel.
    func pixels(_ rect: CGRect) -> CGRect {
        CGRect(
            x: (rect.minX * input.scale).rounded() / input.scale, y: (rect.minY * input.scale).rounded() / input.scale,
            width: rect.width, height: rect.height)
    }

    var pinsAnything: Bool {
        boundary.boundaries.contains(where: \.pins) || sections.contains { $0.rules.boundaries.contains(where: \.pins) }
    }

    /// The range of pinned views of the layout.
    func pinningRange(of spec: SectionBoundary) -> ClosedRange<CGFloat> {
        let stopsEarly = spec.alignment.side(axis) != 1 && boundary.pinsAfter
        return 0...max(0, stopsEarly ? length - boundary.extent(1) : length)
    }

    /// Returns the frame of a boundary view, moved into the visible rectangle within its section, and whether it is
    /// pinned.
    func pinned(_ frame: CGRect, _ spec: SectionBoundary, within range: ClosedRange<CGFloat>, seen: CGRect) -> (
        CGRect, Bool
    ) {
        guard spec.pins, range.upperBound > seen.start(axis), range.lowerBound < seen.end(axis) else {
            return (frame, false)
        }
        var start = frame.start(axis)
        let length = frame.length(axis)
        if spec.alignment.side(axis) == 1 {
            start = min(start, max(seen.end(axis) - length, range.lowerBound))
        } else {
            start = max(start, min(seen.start(axis), range.upperBound - length))
        }
        var frame = frame
        frame.origin[axis] = start
        return (frame, true)
    }
}
