import Foundation

// The number of a group's parts that fit, and their positions.

extension BoxSolver {
    mutating func solveGroup(
        _ box: Box, _ resolved: CGSize, _ axis: BoxAxis, _ boxes: [Box], _ spacing: BoxGap,
        _ repetition: Box.Repetition, _ outerGroup: CGSize?, _ supply: inout Supply
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

        // The parts, each at the origin.
        var parts: [(box: Box, solved: Solved, isThere: Bool)] = []
        for index in 0..<run.count {
            let part = boxes[index % boxes.count]
            let isThere = supply.next < supply.end
            guard let solved = solve(part, in: run.base, &supply, isNested: true) else { return nil }
            parts.append((part, solved, isThere))
        }
        makeUniform(&parts, axis)

        // The gaps along the axis are in the order edge, part, edge, spacing, edge, part, edge.
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
            attach(
                box.supplements, to: CGRect(origin: .zero, size: solved.size), sizedIn: outerGroup, &solved, &supply)
        }
        return solved
    }

    /// Returns the widths of gaps that share the remaining space: each flexible gap has its minimum and an equal part
    /// of the rest. If the space is less than the sum of the minimums, they share it equally, and it may be negative
    /// (both recorded). Without a remainder all gaps have their minimum.
    static func distribute(_ remainder: CGFloat?, _ gaps: [BoxGap]) -> [CGFloat] {
        var widths = gaps.map(\.minimum)
        let flexible = gaps.indices.filter { gaps[$0].isFlexible }
        guard var free = remainder, !flexible.isEmpty else { return widths }
        for gap in gaps where !gap.isFlexible { free -= gap.minimum }
        let minimum = flexible.reduce(0) { $0 + gaps[$1].minimum }
        let isEnough = minimum <= free
        let share = (isEnough ? free - minimum : free) / CGFloat(flexible.count)
        for index in flexible { widths[index] = share + (isEnough ? gaps[index].minimum : 0) }
        return widths
    }

    /// Enlarges uniform parts to the largest of them.
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

    // MARK: Number of parts

    private struct Run {
        var count: Int
        /// The size that the fractions of the parts refer to.
        var base: CGSize
    }

    private func reduced(_ size: CGSize, _ axis: BoxAxis, by length: CGFloat) -> CGSize {
        var size = size
        size[axis] = max(0, size[axis] - length)
        return size
    }

    /// Returns the largest number of parts that fit if each is sized in the space without the spacing. If a part's
    /// height is a fraction of a width, the spacing is that of the parts that fit without spacing (recorded).
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
        // Lengths that only the cells determine are found by solving the boxes with a copy of the supply.
        let measuresCells = boxes.contains { $0.size[axis].isEstimated }
        var probe = supply
        var known: CGFloat = 0
        var counts = Array(repeating: 0, count: boxes.count)
        var count = 0
        while count < limit {
            let index = count % boxes.count
            let box = boxes[index]
            var added = box.edges.before(axis).minimum + box.edges.after(axis).minimum
            if measuresCells {
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
            // Parts without a length always fit. Their number is limited by the number of items.
            if total <= 0, !measuresCells, count >= boxes.count, count >= supply.end - supply.next { break }
        }
        return Run(count: count, base: base(max(1, count)))
    }
}
