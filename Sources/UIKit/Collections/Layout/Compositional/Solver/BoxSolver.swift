import Foundation

/// Finds where the cells of a group lie, from the group's box and the size of what it is in.
///
/// Fractions are rounded down to pixels, absolute lengths kept. Places are not rounded: whoever shows them does.
struct BoxSolver {
    /// Pixels a point.
    var scale: CGFloat = 1
    /// What the cells want that were measured, by item. Only estimated lengths take it.
    var measured: (Int) -> CGSize? = { _ in nil }
    /// The same for attached views, by kind and number in the section.
    var measuredSupplement: (String, Int) -> CGSize? = { _, _ in nil }
    /// How many items are placed at most, where boxes without a length would go on for ever.
    var limit = 10_000

    struct Cell: Equatable {
        var item: Int
        /// In the box's space, content insets taken off.
        var frame: CGRect
        var zIndex = 0
        /// Which of its lengths the cell decides about.
        var sizesWidth = false
        var sizesHeight = false
    }

    struct Supplement: Equatable {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        /// Its number among those of its kind, in what is being solved.
        var number: Int
        var sizesWidth = false
        var sizesHeight = false
    }

    struct Solved: Equatable {
        var size: CGSize
        /// Those of items that there are.
        var cells: [Cell] = []
        var supplements: [Supplement] = []
        /// How many items it has room for.
        var capacity = 0
        /// Where the last cell ends on both axes, of all that there is room for.
        var reach = CGSize.zero
    }

    /// The items that are to be placed: `next`, up to `end`. Those behind it are placed and left out.
    struct Supply {
        var next: Int
        var end: Int
        var numbers: [String: Int] = [:]
    }

    /// The first group that has no room for its first box, with the size that it has for it.
    private(set) var unfittingSize: CGSize?

    init(scale: CGFloat = 1) { self.scale = scale }

    // MARK: Lengths

    func pixelsDown(_ length: CGFloat) -> CGFloat { (length * scale + 1e-4).rounded(.down) / scale }

    /// A length in a box of a size; an estimated one as estimated.
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

    /// A slot less its insets. What insets take more than there is counts the other way round (recorded).
    private func inset(_ slot: CGRect, _ insets: UIEdgeInsets, _ size: BoxSize) -> CGRect {
        let horizontal = size.width.isEstimated ? (0, 0) : (insets.left, insets.right)
        let vertical = size.height.isEstimated ? (0, 0) : (insets.top, insets.bottom)
        return CGRect(
            x: slot.minX + horizontal.0, y: slot.minY + vertical.0, width: slot.width - horizontal.0 - horizontal.1,
            height: slot.height - vertical.0 - vertical.1
        ).standardized
    }

    // MARK: Boxes

    /// A box in a container of a size. `nil` where a group has no room for anything.
    mutating func solve(_ box: Box, in container: CGSize, _ supply: inout Supply) -> Solved? {
        let size = resolve(box.size, in: container)
        switch box.content {
        case .cell: return solveCell(box, size, &supply)
        case .custom(let items): return solveCustom(box, items, size, &supply)
        case .group(let axis, let boxes, let spacing, let repetition):
            return solveGroup(box, size, axis, boxes, spacing, repetition, &supply)
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

    /// Adds the views that are attached to a box with a frame.
    private func attach(
        _ supplements: [BoxSupplement], to frame: CGRect, _ solved: inout Solved, _ supply: inout Supply
    ) {
        for supplement in supplements {
            let number = supply.numbers[supplement.kind, default: 0]
            supply.numbers[supplement.kind] = number + 1
            let size = wanted(supplement, number, in: frame.size)
            solved.supplements.append(
                Supplement(
                    kind: supplement.kind, frame: place(supplement, size, at: frame), zIndex: supplement.zIndex,
                    number: number, sizesWidth: supplement.size.width.isEstimated,
                    sizesHeight: supplement.size.height.isEstimated))
        }
    }

    /// The size of an attached view: what it wants where that is estimated and known.
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

    // MARK: Groups

    private mutating func solveGroup(
        _ box: Box, _ resolved: CGSize, _ axis: BoxAxis, _ boxes: [Box], _ spacing: BoxGap,
        _ repetition: Box.Repetition,
        _ supply: inout Supply
    ) -> Solved? {
        let across = axis.other
        var isDividing = false
        if case .dividing = repetition { isDividing = true }
        let growsAlong = box.size[axis].isEstimated && !isDividing
        let growsAcross = box.size[across].isEstimated
        let insets = UIEdgeInsets(
            top: box.size.height.isEstimated ? 0 : box.insets.top,
            left: box.size.width.isEstimated ? 0 : box.insets.left,
            bottom: box.size.height.isEstimated ? 0 : box.insets.bottom,
            right: box.size.width.isEstimated ? 0 : box.insets.right)
        let inner = CGSize(
            width: resolved.width - insets.left - insets.right, height: resolved.height - insets.top - insets.bottom)
        guard inner.width >= 0, inner.height >= 0, !boxes.isEmpty else {
            unfittingSize = unfittingSize ?? inner
            return nil
        }
        let run =
            switch repetition {
            case .whileFitting where !growsAlong: fittingRun(boxes, inner, axis, spacing.minimum, supply)
            case .whileFitting: Run(count: boxes.count, base: inner)
            case .dividing(let count), .times(let count):
                Run(
                    count: min(max(1, count), limit),
                    base: reduced(inner, axis, by: CGFloat(max(1, count) - 1) * spacing.minimum))
            }
        guard run.count > 0 else {
            unfittingSize = unfittingSize ?? inner
            return nil
        }

        // The parts, each at zero.
        var parts: [(box: Box, solved: Solved, isThere: Bool)] = []
        for index in 0..<run.count {
            let part = boxes[index % boxes.count]
            let isThere = supply.next < supply.end
            guard let solved = solve(part, in: run.base, &supply) else { return nil }
            parts.append((part, solved, isThere))
        }
        makeUniform(&parts, axis)

        // Along: gaps in the order edge, part, edge, spacing, edge, part, edge.
        var gaps: [BoxGap] = []
        for (index, part) in parts.enumerated() {
            if index > 0 { gaps.append(spacing) }
            gaps += [part.box.edges.before(axis), part.box.edges.after(axis)]
        }
        let lengths = parts.reduce(0) { $0 + $1.solved.size[axis] }
        let widths = Self.distribute(growsAlong ? nil : inner[axis] - lengths, gaps)
        func extent(_ part: (box: Box, solved: Solved, isThere: Bool)) -> CGFloat {
            part.solved.size[across] + part.box.edges.before(across).minimum + part.box.edges.after(across).minimum
        }
        var height = inner[across]
        if growsAcross {
            let present = parts.filter(\.isThere)
            height = (present.isEmpty ? parts : present).reduce(0) { max($0, extent($1)) }
        }

        var solved = Solved(size: .zero)
        var (position, gap) = (CGFloat(0), 0)
        for (index, part) in parts.enumerated() {
            if index > 0 {
                position += widths[gap]
                gap += 1
            }
            position += widths[gap]
            let edges = Self.distribute(
                height - part.solved.size[across], [part.box.edges.before(across), part.box.edges.after(across)])
            var origin = CGPoint.zero
            origin[axis] = insets.before(axis) + position
            origin[across] = insets.before(across) + edges[0]
            solved.take(part.solved, at: origin)
            position += part.solved.size[axis] + widths[gap + 1]
            gap += 2
        }
        solved.size = CGSize(
            axis, along: growsAlong ? position : resolved[axis], across: growsAcross ? height : resolved[across])
        if !solved.cells.isEmpty {
            attach(box.supplements, to: CGRect(origin: .zero, size: solved.size), &solved, &supply)
        }
        return solved
    }

    /// Widths of gaps that share what remains: flexible ones alike, each at least its own. Where there is less than they want,
    /// they share that, which may be negative (recorded). Without a remainder all are as small as they may be.
    static func distribute(_ remainder: CGFloat?, _ gaps: [BoxGap]) -> [CGFloat] {
        var widths = gaps.map(\.minimum)
        var flexible = gaps.indices.filter { gaps[$0].isFlexible }
        guard var free = remainder, !flexible.isEmpty else { return widths }
        for gap in gaps where !gap.isFlexible { free -= gap.minimum }
        let minimum = flexible.reduce(0) { $0 + gaps[$1].minimum }
        if minimum <= free {
            while !flexible.isEmpty {
                let share = free / CGFloat(flexible.count)
                let wanting = flexible.filter { gaps[$0].minimum > share }
                guard !wanting.isEmpty else { break }
                for index in wanting { free -= gaps[index].minimum }
                flexible.removeAll { gaps[$0].minimum > share }
            }
        }
        for index in flexible { widths[index] = free / CGFloat(flexible.count) }
        return widths
    }

    /// Grows parts that are to be as large as the largest of them.
    private func makeUniform(_ parts: inout [(box: Box, solved: Solved, isThere: Bool)], _ groupAxis: BoxAxis) {
        for axis in [groupAxis, groupAxis.other] {
            let indices = parts.indices.filter { parts[$0].box.size[axis].isUniform }
            let present = indices.filter { parts[$0].isThere }
            guard let largest = (present.isEmpty ? indices : present).map({ parts[$0].solved.size[axis] }).max() else {
                continue
            }
            for index in indices {
                let added = largest - parts[index].solved.size[axis]
                parts[index].solved.size[axis] = largest
                guard added != 0, parts[index].box.content == .cell else { continue }
                for cell in parts[index].solved.cells.indices {
                    parts[index].solved.cells[cell].frame.size[axis] += added
                }
                parts[index].solved.reach[axis] += added
            }
        }
    }

    // MARK: How many fit

    private struct Run {
        var count: Int
        /// What the parts' fractions are of.
        var base: CGSize
    }

    private func reduced(_ size: CGSize, _ axis: BoxAxis, by length: CGFloat) -> CGSize {
        var size = size
        size[axis] = max(0, size[axis] - length)
        return size
    }

    /// The most parts that fit, each sized in what the spacing between all of them leaves. Where a height is a fraction of the
    /// width, the spacing is that of as many as fit without any (recorded).
    private mutating func fittingRun(
        _ boxes: [Box], _ inner: CGSize, _ axis: BoxAxis, _ spacing: CGFloat, _ supply: Supply
    ) -> Run {
        let dependsOnWidth = boxes.contains {
            if case .fractionalWidth = $0.size.height { true } else { false }
        }
        guard dependsOnWidth else {
            let copy = self
            return fittingRun(boxes, inner, axis, spacing, supply) { count in
                copy.reduced(inner, axis, by: CGFloat(count - 1) * spacing)
            }
        }
        let first = fittingRun(boxes, inner, axis, 0, supply) { _ in inner }
        let base = reduced(inner, axis, by: CGFloat(max(0, first.count - 1)) * spacing)
        return fittingRun(boxes, inner, axis, spacing, supply) { _ in base }
    }

    private mutating func fittingRun(
        _ boxes: [Box], _ inner: CGSize, _ axis: BoxAxis, _ spacing: CGFloat, _ supply: Supply, base: (Int) -> CGSize
    ) -> Run {
        // Lengths that only cells know are found by solving, with a supply of its own.
        let asksCells = boxes.contains { $0.size[axis].isEstimated }
        var probe = supply
        var known: CGFloat = 0
        var counts = Array(repeating: 0, count: boxes.count)
        var count = 0
        while count < limit {
            let index = count % boxes.count
            let box = boxes[index]
            var added = box.edges.before(axis).minimum + box.edges.after(axis).minimum
            if asksCells {
                guard let solved = solve(box, in: inner, &probe) else { break }
                if box.size[axis].isEstimated { added += solved.size[axis] }
            }
            if !box.size[axis].isEstimated { counts[index] += 1 }
            let container = base(count + 1)
            var total = known + added + CGFloat(count) * spacing
            for (index, box) in boxes.enumerated() where counts[index] > 0 {
                total += CGFloat(counts[index]) * resolve(box.size[axis], in: container)
            }
            guard total <= inner[axis] + 1e-4 else { break }
            known += added
            count += 1
            // Parts without a length: as many as there are items.
            if total <= 0, !asksCells, count >= boxes.count, count >= supply.end - supply.next { break }
        }
        return Run(count: count, base: base(max(1, count)))
    }
}

extension BoxSolver.Solved {
    /// Adds what another box has, at a place.
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
