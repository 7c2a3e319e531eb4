import Foundation

/// The consecutive groups of a section along an axis, for a number of items.
///
///     runs of groups, to the last measured item ──▶ equal groups, by arithmetic ──▶ last group, possibly partial
///
/// A run is a group with measured items, or a number of equal groups before the next such group. The cost of a section
/// with a million items therefore depends only on the number of measured items, wherever they are.
struct GroupColumn {
    struct Group: Equatable {
        var firstItem: Int
        var start: CGFloat
        /// The length with the edge spacing before and after it, without the spacing between groups.
        var length: CGFloat
        /// The extent across the axis.
        var extent: CGFloat
        /// The number of the group's first attached view of each kind.
        var numbers: [String: Int] = [:]
    }

    /// Consecutive groups that differ only in their positions. If the run has several groups, they are equal to the
    /// template.
    private struct Run {
        var first: Group
        var count = 1
        /// The number of groups before the run.
        var number: Int
    }

    let box: Box
    let axis: BoxAxis
    /// The size of the section, which determines the sizes of groups.
    let container: CGSize
    let spacing: CGFloat
    let count: Int
    let scale: CGFloat
    private(set) var measured = MeasuredItems()
    private(set) var measuredSupplements: [String: [Int: CGSize]] = [:]

    /// A complete group with estimated sizes, and its capacity. `nil` if no item fits, in which case the section is
    /// treated as empty.
    private let template: BoxSolver.Solved?
    let unfittingSize: CGSize?
    private var runs: [Run] = []
    private let isSelfSizing: Bool
    private let hasSupplements: Bool
    /// The first of the equal groups after the last run.
    private var tail = Group(firstItem: 0, start: 0, length: 0, extent: 0)
    /// The length of all groups along the axis, in points.
    private(set) var length: CGFloat = 0
    /// The largest extent of a group across the axis.
    private(set) var extent: CGFloat = 0
    /// The length of every group, if the groups must be as long as the longest group.
    private var uniformLength: CGFloat = 0

    init(_ box: Box, axis: BoxAxis, container: CGSize, spacing: CGFloat, count: Int, scale: CGFloat) {
        (self.box, self.axis, self.container, self.spacing) = (box, axis, container, spacing)
        (self.count, self.scale) = (max(0, count), scale)
        isSelfSizing = box.isSelfSizing
        hasSupplements = box.hasSupplements
        var solver = BoxSolver(scale: scale)
        solver.limit = max(1, min(count, 100_000))
        var supply = BoxSolver.Supply(next: 0, end: .max)
        let solved = count > 0 ? solver.solve(box, in: container, &supply) : nil
        template = solved?.capacity == 0 ? nil : solved
        unfittingSize = count > 0 && template == nil ? solver.unfittingSize : nil
        if let template { uniformLength = template.size[axis] }
        sumUp()
    }

    var isEmpty: Bool { template == nil }

    // MARK: Measures

    /// Stores the measured size of a cell.
    mutating func measure(item: Int, _ size: CGSize) {
        guard isSelfSizing, item < count else { return }
        let formerEnd = measured.end
        measured[item] = size
        rebuild(from: min(item, formerEnd))
    }

    mutating func measure(supplement kind: String, _ number: Int, _ size: CGSize) {
        measuredSupplements[kind, default: [:]][number] = size
        sumUp()
    }

    /// Takes the measured sizes of the same items from an earlier column.
    mutating func take(_ measured: MeasuredItems) {
        guard isSelfSizing else { return }
        self.measured = measured
        self.measured.truncate(to: count)
        runs = []
        rebuild(from: 0)
    }

    private mutating func rebuild(from item: Int) {
        guard template != nil else { return }
        // An item that has become shorter may move to the previous group.
        let place = max(0, (runs.lastPlace { $0.first.firstItem <= item } ?? 0) - 1)
        // Copies only the runs from `place` on; earlier runs cannot change.
        let old = Array(runs[min(place, runs.count)...])
        var oldIndex = 0
        var next = old.first ?? Run(first: Group(firstItem: 0, start: 0, length: 0, extent: 0), number: 0)
        runs.removeSubrange(min(place, runs.count)...)
        while next.first.firstItem < measured.end {
            // After the change, groups that begin with the same item as before are only moved.
            if next.first.firstItem > item {
                while oldIndex < old.count, old[oldIndex].first.firstItem < next.first.firstItem { oldIndex += 1 }
                if oldIndex < old.count, old[oldIndex].first.firstItem == next.first.firstItem {
                    let moved = next.first.start - old[oldIndex].first.start
                    let further = next.number - old[oldIndex].number
                    for var run in old[oldIndex...] {
                        run.first.start += moved
                        run.number += further
                        runs.append(run)
                    }
                    oldIndex = old.count
                    if let last = runs.last { next = follower(of: last) }
                    continue
                }
            }
            next = complete(next)
            if box.size[axis].isUniform { uniformLength = max(uniformLength, next.first.length) }
            runs.append(next)
            next = follower(of: next)
        }
        sumUp()
    }

    /// Returns a complete run from its first group: only this group if it has measured items, otherwise all equal
    /// groups before the next measured item.
    private func complete(_ begun: Run) -> Run {
        var run = begun
        let first = begun.first.firstItem
        let solved = solved(first: first, begun.first.numbers)
        run.first.length = length(of: solved)
        run.first.extent = solved.size[axis.other]
        run.count = 1
        if let template, measuredSupplements.isEmpty, template.cells.count == perGroup {
            let end = min(measured.next(from: first) ?? count, count)
            run.count = max(1, (end - first) / perGroup)
        }
        return run
    }

    private func follower(of run: Run) -> Run {
        let last = group(run.count - 1, of: run)
        let next = follower(of: last, solved: solved(first: last.firstItem, last.numbers))
        return Run(first: next, number: run.number + run.count)
    }

    /// Returns a group of a run.
    private func group(_ index: Int, of run: Run) -> Group {
        index == 0 ? run.first : tailGroup(index, of: run.first)
    }

    private func follower(of group: Group, solved: BoxSolver.Solved) -> Group {
        var numbers = group.numbers
        for supplement in solved.supplements { numbers[supplement.kind] = supplement.number + 1 }
        return Group(
            firstItem: group.firstItem + max(1, solved.cells.count), start: group.start + group.length + spacing,
            length: 0, extent: 0, numbers: numbers)
    }

    // MARK: Groups

    /// Returns the group that begins with an item. If items are missing, it is trimmed to the extent of the existing
    /// items plus the space that a complete group leaves after its last item.
    private func solved(first: Int, _ numbers: [String: Int]) -> BoxSolver.Solved {
        guard let template else { return BoxSolver.Solved(size: .zero) }
        let isWhole = count - first >= template.capacity && measuredSupplements.isEmpty
        if isWhole, !isSelfSizing || (first..<first + template.capacity).allSatisfy({ self.measured[$0] == nil }) {
            var solved = template
            for index in solved.cells.indices { solved.cells[index].item += first }
            for index in solved.supplements.indices {
                solved.supplements[index].number += numbers[solved.supplements[index].kind] ?? 0
            }
            return solved
        }
        var solver = BoxSolver(scale: scale)
        solver.limit = max(1, min(count, 100_000))
        let (measured, measuredSupplements) = (measured, measuredSupplements)
        solver.measured = { measured[$0] }
        solver.measuredSupplement = { measuredSupplements[$0]?[$1] }
        var supply = BoxSolver.Supply(next: first, end: count, numbers: numbers)
        guard var solved = solver.solve(box, in: container, &supply) else { return template }
        if solved.cells.count < solved.capacity, !solved.cells.isEmpty {
            let before = box.size[axis].isEstimated ? 0 : box.insets.before(axis)
            let after = box.size[axis].isEstimated ? 0 : box.insets.after(axis)
            let left = max(0, solved.size[axis] - after - solved.reach[axis])
            let reach = solved.cells.reduce(0) { max($0, $1.frame.end(axis)) } - before
            // Chosen (Collections): A group as long as its content, and a custom group, are trimmed like a group of
            // fixed length.
            solved.size[axis] = min(solved.size[axis], reach + left)
        }
        return solved
    }

    private func length(of solved: BoxSolver.Solved) -> CGFloat {
        solved.size[axis] + box.edges.before(axis).minimum + box.edges.after(axis).minimum
    }

    private var templateLength: CGFloat { template.map(length) ?? 0 }
    private var perGroup: Int { max(1, template?.capacity ?? 1) }

    private func tailGroup(_ index: Int, of tail: Group) -> Group {
        var group = tail
        group.firstItem += index * perGroup
        group.start += CGFloat(index) * (templateLength + spacing)
        group.length = templateLength
        if hasSupplements, let template {
            for (kind, number) in Dictionary(grouping: template.supplements, by: \.kind).mapValues(\.count) {
                group.numbers[kind, default: 0] += index * number
            }
        }
        return group
    }

    /// Updates the stored tail, length and extent.
    private mutating func sumUp() {
        (tail, length, extent) = (Group(firstItem: 0, start: 0, length: 0, extent: 0), 0, 0)
        guard let template, count > 0 else { return }
        if let last = runs.last { tail = follower(of: last).first }
        let rest = max(0, count - tail.firstItem)
        extent = runs.reduce(rest > 0 ? template.size[axis.other] : 0) { max($0, $1.first.extent) }
        if box.size[axis].isUniform {
            length = uniformColumnLength
        } else if rest == 0 {
            length = runs.last.map(end) ?? 0
        } else {
            let (whole, last) = rest.quotientAndRemainder(dividingBy: perGroup)
            length = tail.start + CGFloat(whole) * (templateLength + spacing)
            if last == 0 { return length -= spacing }
            let group = tailGroup(whole, of: tail)
            length += self.length(of: solved(first: group.firstItem, group.numbers))
        }
    }

    /// The number of groups in the runs.
    private var runCount: Int { runs.last.map { $0.number + $0.count } ?? 0 }

    private var uniformColumnLength: CGFloat {
        let number = runCount + (max(0, count - tail.firstItem) + perGroup - 1) / perGroup
        return CGFloat(number) * (uniformLength + spacing) - spacing
    }

    /// Returns a group's cells and attached views, in the coordinates of the section's content box.
    func place(_ group: Group) -> BoxSolver.Solved {
        var result = BoxSolver.Solved(size: .zero)
        let solved = solved(first: group.firstItem, group.numbers)
        let edges = BoxSolver.distribute(
            container[axis.other] - solved.size[axis.other],
            [box.edges.before(axis.other), box.edges.after(axis.other)])
        var origin = CGPoint.zero
        origin[axis] = group.start + box.edges.before(axis).minimum
        origin[axis.other] = edges[0]
        result.take(solved, at: origin)
        result.size = solved.size
        return result
    }

    /// Returns the group that contains an item.
    func group(ofItem item: Int) -> Group? {
        guard template != nil, (0..<count).contains(item) else { return nil }
        let tail = tail
        let isUniform = box.size[axis].isUniform
        if item < tail.firstItem, let place = runs.lastPlace(where: { $0.first.firstItem <= item }) {
            let run = runs[place]
            let index = run.count == 1 ? 0 : (item - run.first.firstItem) / perGroup
            let found = group(index, of: run)
            return isUniform ? uniform(found, run.number + index) : found
        }
        let index = (item - tail.firstItem) / perGroup
        return isUniform ? uniform(tailGroup(index, of: tail), runCount + index) : tailGroup(index, of: tail)
    }

    /// Returns the group of a number in the runs.
    private func groupInRuns(_ number: Int) -> Group? {
        guard let place = runs.lastPlace(where: { $0.number <= number }) else { return nil }
        return group(number - runs[place].number, of: runs[place])
    }

    private func uniform(_ group: Group, _ index: Int) -> Group {
        var group = group
        group.start = CGFloat(index) * (uniformLength + spacing)
        group.length = uniformLength
        return group
    }

    /// Returns the groups that intersect a range along the axis, in order.
    func groups(meeting range: ClosedRange<CGFloat>) -> [Group] {
        guard template != nil, count > 0 else { return [] }
        let tail = tail
        let tailCount = (max(0, count - tail.firstItem) + perGroup - 1) / perGroup
        if box.size[axis].isUniform {
            let pitch = max(uniformLength + spacing, 1e-3)
            let total = CGFloat(runCount + tailCount)
            let first = Int(min(total, max(0, (range.lowerBound / pitch).rounded(.down))))
            let end = Int(min(total, max(0, (range.upperBound / pitch).rounded(.down) + 1)))
            return (first..<max(first, end)).map { number in
                uniform(groupInRuns(number) ?? tailGroup(number - runCount, of: tail), number)
            }
        }
        var result: [Group] = []
        var place = runs.lastPlace { end(of: $0) < range.lowerBound }.map { $0 + 1 } ?? 0
        while place < runs.count, runs[place].first.start <= range.upperBound {
            let run = runs[place]
            result += run.count == 1 ? [run.first] : groups(like: run.first, run.count, meeting: range)
            place += 1
        }
        return result + groups(like: tail, tailCount, meeting: range)
    }

    /// Returns those of `number` groups equal to the template that intersect a range along the axis.
    private func groups(like first: Group, _ number: Int, meeting range: ClosedRange<CGFloat>) -> [Group] {
        let pitch = templateLength + spacing
        guard number > 0, pitch > 0 || first.start <= range.upperBound else { return [] }
        // Groups without a length are all at the same position.
        guard pitch > 1e-6 else { return (0..<min(number, 1000)).map { tailGroup($0, of: first) } }
        let low = (range.lowerBound - first.start - templateLength) / pitch
        let begin = Int(min(CGFloat(number), max(0, low.rounded(.up))))
        let high = (range.upperBound - first.start) / pitch
        let end = Int(min(CGFloat(number), max(-1, high.rounded(.down)) + 1))
        return (begin..<max(begin, end)).map { tailGroup($0, of: first) }
    }

    private func end(of run: Run) -> CGFloat {
        run.first.start + run.first.length + CGFloat(run.count - 1) * (templateLength + spacing)
    }
}
