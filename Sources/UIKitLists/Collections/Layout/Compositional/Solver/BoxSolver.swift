import Foundation

/// Computes the frames of a group's cells from the group's box and the size of its container.
///
/// Fractions are rounded down to pixels; absolute lengths are not rounded. Positions are not rounded here, but by the
/// collection view.
struct BoxSolver {
    /// Pixels per point.
    var scale: CGFloat = 1
    /// Returns the measured size of an item's cell. Only estimated lengths use it.
    var measured: (Int) -> CGSize? = { _ in nil }
    /// Returns the measured size of an attached view, by kind and number in the section.
    var measuredSupplement: (String, Int) -> CGSize? = { _, _ in nil }
    /// The maximum number of placed items, since boxes without a length always fit.
    var limit = 10_000

    struct Cell: Equatable {
        var item: Int
        /// The frame in the box's coordinate space, inset by the content insets.
        var frame: CGRect
        var zIndex = 0
        /// The lengths that the cell determines.
        var sizesWidth = false
        var sizesHeight = false
    }

    struct Supplement: Equatable {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        /// The number of the view among those of its kind, in the current solution.
        var number: Int
        var sizesWidth = false
        var sizesHeight = false
    }

    struct Solved: Equatable {
        var size: CGSize
        /// The cells of existing items.
        var cells: [Cell] = []
        var supplements: [Supplement] = []
        /// The number of items that fit.
        var capacity = 0
        /// The end of the last cell on both axes, including cells beyond the last item.
        var reach = CGSize.zero
    }

    /// The items to place, from `next` to `end`. Items from `end` on are placed and then removed.
    struct Supply {
        var next: Int
        var end: Int
        var numbers: [String: Int] = [:]
    }

    /// The available size of the first group whose first box does not fit.
    var unfittingSize: CGSize?

    init(scale: CGFloat = 1) { self.scale = scale }

    // MARK: Lengths

    func pixelsDown(_ length: CGFloat) -> CGFloat { (length * scale + 1e-4).rounded(.down) / scale }

    /// Returns a length in a container of a size. An estimated length is its estimate.
    func resolve(_ length: BoxLength, in container: CGSize) -> CGFloat {
        let result =
            switch length {
            case .fractionalWidth(let fraction): pixelsDown(container.width * fraction)
            case .fractionalHeight(let fraction): pixelsDown(container.height * fraction)
            case .absolute(let length), .estimated(let length), .uniform(let length): length
            }
        return max(0, min(result, 1e8))
    }

    func resolve(_ size: BoxSize, in container: CGSize) -> CGSize {
        CGSize(width: resolve(size.width, in: container), height: resolve(size.height, in: container))
    }

    /// Returns a slot inset by its insets. If the insets exceed the slot, the rectangle with the negative length is
    /// standardized (recorded).
    private func inset(_ slot: CGRect, _ insets: UIEdgeInsets, _ size: BoxSize) -> CGRect {
        let horizontal = size.width.isEstimated ? (0, 0) : (insets.left, insets.right)
        let vertical = size.height.isEstimated ? (0, 0) : (insets.top, insets.bottom)
        return CGRect(
            x: slot.minX + horizontal.0, y: slot.minY + vertical.0, width: slot.width - horizontal.0 - horizontal.1,
            height: slot.height - vertical.0 - vertical.1
        ).standardized
    }

    // MARK: Boxes

    /// Solves a box in a container of a size. Returns `nil` if a group has no space for its boxes.
    ///
    /// - Parameter isNested: Whether the container is a group. The views that are attached to a group in a group are
    ///   sized in the outer group (recorded).
    mutating func solve(
        _ box: Box, in container: CGSize, _ supply: inout Supply, isNested: Bool = false
    ) -> Solved? {
        let size = resolve(box.size, in: container)
        switch box.content {
        case .cell: return solveCell(box, size, &supply)
        case .custom(let items): return solveCustom(box, items, size, &supply)
        case .group(let axis, let boxes, let spacing, let repetition):
            return solveGroup(box, size, axis, boxes, spacing, repetition, isNested ? container : nil, &supply)
        }
    }

    private mutating func solveCell(_ box: Box, _ resolved: CGSize, _ supply: inout Supply) -> Solved {
        let item = supply.next
        supply.next += 1
        var size = resolved
        if item < supply.end, let wanted = measured(item) {
            if box.size.width.isEstimated { size.width = max(0, wanted.width) }
            if box.size.height.isEstimated { size.height = max(0, wanted.height) }
        }
        let frame = inset(CGRect(origin: .zero, size: size), box.insets, box.size)
        var solved = Solved(size: size, capacity: 1, reach: CGSize(width: frame.maxX, height: frame.maxY))
        guard item < supply.end else { return solved }
        solved.cells = [
            Cell(
                item: item, frame: frame, sizesWidth: box.size.width.isEstimated,
                sizesHeight: box.size.height.isEstimated)
        ]
        attach(box.supplements, to: frame, &solved, &supply)
        return solved
    }

    private mutating func solveCustom(
        _ box: Box, _ items: [Box.CustomItem], _ size: CGSize, _ supply: inout Supply
    ) -> Solved {
        var solved = Solved(size: size, capacity: items.count)
        for custom in items {
            let item = supply.next
            supply.next += 1
            solved.reach.width = max(solved.reach.width, custom.frame.maxX)
            solved.reach.height = max(solved.reach.height, custom.frame.maxY)
            if item < supply.end { solved.cells.append(Cell(item: item, frame: custom.frame, zIndex: custom.zIndex)) }
        }
        if !solved.cells.isEmpty {
            attach(box.supplements, to: CGRect(origin: .zero, size: size), &solved, &supply)
        }
        return solved
    }

    /// Adds the attached views of a box with a frame.
    ///
    /// - Parameter container: The size that fractions of the views refer to; `nil` for that of the frame.
    func attach(
        _ supplements: [BoxSupplement], to frame: CGRect, sizedIn container: CGSize? = nil, _ solved: inout Solved,
        _ supply: inout Supply
    ) {
        for supplement in supplements {
            let number = supply.numbers[supplement.kind, default: 0]
            supply.numbers[supplement.kind] = number + 1
            let size = wanted(supplement, number, in: container ?? frame.size)
            solved.supplements.append(
                Supplement(
                    kind: supplement.kind, frame: place(supplement, size, at: frame), zIndex: supplement.zIndex,
                    number: number, sizesWidth: supplement.size.width.isEstimated,
                    sizesHeight: supplement.size.height.isEstimated))
        }
    }

    /// Returns the size of an attached view: its measured size along estimated axes, if it is known.
    func wanted(_ supplement: BoxSupplement, _ number: Int, in container: CGSize) -> CGSize {
        var size = resolve(supplement.size, in: container)
        if let wanted = measuredSupplement(supplement.kind, number) {
            if supplement.size.width.isEstimated { size.width = wanted.width }
            if supplement.size.height.isEstimated { size.height = wanted.height }
        }
        return size
    }

    private func place(_ supplement: BoxSupplement, _ size: CGSize, at frame: CGRect) -> CGRect {
        let offset = CGPoint(
            x: supplement.offset.x + supplement.fractionalOffset.x * size.width,
            y: supplement.offset.y + supplement.fractionalOffset.y * size.height)
        return CGRect(
            x: frame.minX + frame.width * supplement.containerPoint.x - size.width * supplement.itemPoint.x + offset.x,
            y: frame.minY + frame.height * supplement.containerPoint.y - size.height * supplement.itemPoint.y
                + offset.y,
            width: size.width, height: size.height)
    }
}

extension BoxSolver.Solved {
    /// Adds the elements of a second box at an origin.
    mutating func take(_ other: BoxSolver.Solved, at origin: CGPoint) {
        capacity += other.capacity
        reach.width = max(reach.width, origin.x + other.reach.width)
        reach.height = max(reach.height, origin.y + other.reach.height)
        for var cell in other.cells {
            cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
            cells.append(cell)
        }
        for var supplement in other.supplements {
            supplement.frame = supplement.frame.offsetBy(dx: origin.x, dy: origin.y)
            supplements.append(supplement)
        }
    }
}
