import Foundation

/// A view at an edge of a section or of the whole content, as a value.
struct SectionBoundary: Hashable {
    var kind: String
    var size: BoxSize
    var alignment: NSRectAlignment
    var offset = CGPoint.zero
    var extends = true
    var pins = false
    var zIndex = 1

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(size)
    }

    var isEstimated: Bool { size.width.isEstimated || size.height.isEstimated }
}

/// A section's background.
struct SectionDecoration: Hashable {
    var kind: String
    var insets = UIEdgeInsets.zero
    var zIndex = 0
}

/// The frames of the views at the edges of a rectangle, and their lengths outside it along an axis.
///
/// Views at the edges across the axis are inside the rectangle, which has at least their length (recorded).
struct BoundaryFrame {
    var axis: BoxAxis
    /// The size of the container of the views.
    var container: CGSize
    /// The range of the rectangle across the axis.
    var across: ClosedRange<CGFloat>
    var boundaries: [SectionBoundary]
    var sizes: [CGSize] = []

    init(axis: BoxAxis, container: CGSize, across: ClosedRange<CGFloat>, boundaries: [SectionBoundary], scale: CGFloat)
    {
        (self.axis, self.container, self.across, self.boundaries) = (axis, container, across, boundaries)
        let solver = BoxSolver(scale: scale)
        sizes = boundaries.map { solver.resolve($0.size, in: container) }
    }

    mutating func measure(_ index: Int, _ size: CGSize) {
        guard boundaries.indices.contains(index) else { return }
        if boundaries[index].size.width.isEstimated { sizes[index].width = size.width }
        if boundaries[index].size.height.isEstimated { sizes[index].height = size.height }
    }

    /// Returns the length of the part of the views before (-1) or after (1) the rectangle, with their offsets
    /// (recorded).
    func extent(_ side: Int) -> CGFloat {
        boundaries.indices.filter { boundaries[$0].extends && boundaries[$0].alignment.side(axis) == side }
            .reduce(0) { max($0, sizes[$1][axis] + CGFloat(side) * boundaries[$1].offset[axis]) }
    }

    /// The least length of the rectangle: that of the views at the edges across the axis.
    var leastLength: CGFloat {
        boundaries.indices.filter { boundaries[$0].extends && boundaries[$0].alignment.side(axis) == 0 }
            .reduce(0) { max($0, sizes[$1][axis]) }
    }

    /// Whether a view after the rectangle stays visible.
    var pinsAfter: Bool { boundaries.contains { $0.pins && $0.alignment.side(axis) == 1 } }

    func frame(_ index: Int, along: ClosedRange<CGFloat>) -> CGRect {
        let (boundary, size) = (boundaries[index], sizes[index])
        let (side, crossSide) = (boundary.alignment.side(axis), boundary.alignment.side(axis.other))
        func place(_ range: ClosedRange<CGFloat>, _ length: CGFloat, _ side: Int, isOutside: Bool) -> CGFloat {
            switch side {
            case -1: isOutside ? range.lowerBound - length : range.lowerBound
            case 1: isOutside ? range.upperBound : range.upperBound - length
            default: (range.lowerBound + range.upperBound - length) / 2
            }
        }
        var origin = boundary.offset
        origin[axis] += place(along, size[axis], side, isOutside: boundary.extends)
        origin[axis.other] += place(across, size[axis.other], crossSide, isOutside: false)
        return CGRect(origin: origin, size: size)
    }
}

/// A computed section of a compositional layout.
///
///     start ▸ padding ▸ headers ▸ inset ▸ groups ▸ inset ▸ footers ▸ end, in the scrolling direction
///
/// The groups of an orthogonal section follow each other across the scrolling direction. The section is as long as its
/// longest group.
struct CompositionalSection {
    struct Rules {
        var box: Box
        var insets = UIEdgeInsets.zero
        var groupSpacing: CGFloat = 0
        var padding: CGFloat = 0
        var boundaries: [SectionBoundary] = []
        /// The insets of boundary views from the sides of the collection view.
        var boundaryInsets = UIEdgeInsets.zero
        var decorations: [SectionDecoration] = []
        var orthogonal = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    }

    let rules: Rules
    let axis: BoxAxis
    let viewSize: CGSize
    var column: GroupColumn
    var boundary: BoundaryFrame
    /// The beginning of the section in the content.
    var start: CGFloat = 0

    init(_ rules: Rules, axis: BoxAxis, viewSize: CGSize, count: Int, scale: CGFloat) {
        (self.rules, self.axis, self.viewSize) = (rules, axis, viewSize)
        let groupAxis = rules.orthogonal == .none ? axis : axis.other
        // A group has the view size without the insets across its own direction, and the whole view size along its
        // direction.
        var container = viewSize
        container[groupAxis.other] = max(0, viewSize[groupAxis.other] - rules.insets.sum(groupAxis.other))
        column = GroupColumn(
            rules.box, axis: groupAxis, container: container, spacing: rules.groupSpacing, count: count, scale: scale)
        let cross = axis.other
        var space = viewSize
        space[cross] = max(0, viewSize[cross] - rules.boundaryInsets.sum(cross))
        let low = rules.boundaryInsets.before(cross)
        boundary = BoundaryFrame(
            axis: axis, container: space, across: low...(low + space[cross]), boundaries: rules.boundaries, scale: scale
        )
    }

    var isOrthogonal: Bool { rules.orthogonal != .none }
    private var isEmpty: Bool { column.isEmpty && rules.boundaries.isEmpty }

    /// The beginning and the end of the content with its insets.
    var contentStart: CGFloat { start + (isEmpty ? 0 : rules.padding + boundary.extent(-1)) }
    private var groupsLength: CGFloat { isOrthogonal ? column.extent : column.length }
    var contentEnd: CGFloat {
        contentStart + (isEmpty ? 0 : max(rules.insets.sum(axis) + groupsLength, boundary.leastLength))
    }
    var end: CGFloat { contentEnd + (isEmpty ? 0 : boundary.extent(1)) }

    /// The origin of the groups in the content.
    var groupsOrigin: CGPoint {
        var origin = CGPoint.zero
        origin[axis] = contentStart + rules.insets.before(axis)
        origin[axis.other] = rules.insets.before(axis.other)
        return origin
    }

    /// The frame of an orthogonal section's row. It has the width of the view; its insets are part of the scrolled
    /// content.
    var row: CGRect {
        var origin = CGPoint.zero
        origin[axis] = contentStart + rules.insets.before(axis)
        return CGRect(
            origin: origin, size: CGSize(axis, along: column.extent, across: viewSize[axis.other]))
    }

    var rowLength: CGFloat { column.length + rules.insets.sum(axis.other) }

    /// Returns the frame of a background.
    func decorationFrame(_ index: Int) -> CGRect {
        var origin = CGPoint.zero
        origin[axis] = start + (isEmpty ? 0 : rules.padding)
        let size = CGSize(axis, along: max(0, end - origin[axis]), across: viewSize[axis.other])
        return CGRect(origin: origin, size: size).inset(by: rules.decorations[index].insets)
    }

    /// The range of pinned views. A pinned footer ends the range of pinned headers (recorded).
    func pinningRange(of spec: SectionBoundary) -> ClosedRange<CGFloat> {
        let stopsEarly = spec.alignment.side(axis) != 1 && boundary.pinsAfter
        return start...max(start, stopsEarly ? contentEnd : end)
    }

    func boundaryFrame(_ index: Int) -> CGRect {
        boundary.frame(index, along: contentStart...max(contentStart, contentEnd))
    }

    /// Returns the groups that intersect a rectangle of the content, in content coordinates. For an orthogonal
    /// section, these are the visible groups at an offset of its row, at their unscrolled positions.
    func groups(in rect: CGRect, offset: CGFloat) -> [BoxSolver.Solved] {
        let origin = groupsOrigin
        // The range is extended by one point, since shown frames begin at whole pixels.
        let (low, high) = (rect.start(column.axis) - origin[column.axis], rect.end(column.axis) - origin[column.axis])
        var range = low - 1...high + 1
        if isOrthogonal {
            let low = offset - rules.insets.before(axis.other)
            range = low...(low + viewSize[axis.other])
        }
        return column.groups(meeting: range).compactMap { group in
            var placed = BoxSolver.Solved(size: .zero)
            placed.take(column.place(group), at: origin)
            if !isOrthogonal {
                var place = CGPoint.zero
                place[axis] = origin[axis] + group.start
                place[axis.other] = origin[axis.other]
                let size = CGSize(axis, along: group.length, across: max(1, viewSize[axis.other] * 64))
                let box = CGRect(origin: place, size: size)
                place[axis] = (place[axis] * column.scale).rounded() / column.scale
                let shown = CGRect(origin: place, size: size)
                guard box.overlaps(rect) || shown.overlaps(rect) || group.length == 0 else { return nil }
            }
            return placed
        }
    }

    /// Returns the cell of an item, in content coordinates.
    func cell(_ item: Int) -> BoxSolver.Cell? {
        guard let group = column.group(ofItem: item) else { return nil }
        guard var cell = column.place(group).cells.first(where: { $0.item == item }) else { return nil }
        cell.frame = cell.frame.offsetBy(dx: groupsOrigin.x, dy: groupsOrigin.y)
        return cell
    }
}
