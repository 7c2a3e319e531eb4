import Foundation

/// The groups of a section, one after the other along an axis, of a given number of items.
///
///     explicit groups, up to the last item that was measured ──▶ like groups, by arithmetic ──▶ the last one, maybe partial
///
/// So a section of a million items costs what was measured of it.
struct GroupColumn {
    struct Group: Equatable {
        var firstItem: Int
        var start: CGFloat
        /// With what lies before and behind it, without the spacing between groups.
        var length: CGFloat
        /// How far it reaches across.
        var extent: CGFloat
        /// Its attached views' first numbers, by kind.
        var numbers: [String: Int] = [:]
    }

    let box: Box
    let axis: BoxAxis
    /// The section's box, that groups are sized in.
    let container: CGSize
    let spacing: CGFloat
    let count: Int
    let scale: CGFloat
    private(set) var measured = MeasuredItems()
    private(set) var measuredSupplements: [String: [Int: CGSize]] = [:]

    /// A whole group of estimates, and what it has room for. Without room the section is as if it were empty.
    private let template: BoxSolver.Solved?
    let unfittingSize: CGSize?
    private var groups: [Group] = []
    private let isSelfSizing: Bool
    private let hasSupplements: Bool
    /// Where the like groups begin behind the explicit ones.
    private var tail = Group(firstItem: 0, start: 0, length: 0, extent: 0)
    /// All of the groups, in points along the axis.
    private(set) var length: CGFloat = 0
    /// How far the widest group reaches across.
    private(set) var extent: CGFloat = 0
    /// The length of all groups, where they are to be as long as the longest.
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

    /// Keeps what a cell wants.
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

    /// Takes over what was measured of the same items before.
    mutating func take(_ measured: MeasuredItems) {
        guard isSelfSizing else { return }
        self.measured = measured
        self.measured.truncate(to: count)
        rebuild(from: 0)
    }

    private mutating func rebuild(from item: Int) {
        guard template != nil else { return }
        // An item that has become shorter may go into the group before its own.
        let place = max(0, (groups.lastPlace { $0.firstItem <= item } ?? 0) - 1)
        // Only what may change is copied.
        let old = Array(groups[min(place, groups.count)...])
        var oldIndex = 0
        let first = old.first
        groups.removeSubrange(min(place, groups.count)...)
        var next = Group(
            firstItem: first?.firstItem ?? 0, start: first?.start ?? 0, length: 0, extent: 0,
            numbers: first?.numbers ?? [:])
        while next.firstItem < measured.end {
            // Behind what has changed, groups that begin with the same item as before are moved only.
            if next.firstItem > item {
                while oldIndex < old.count, old[oldIndex].firstItem < next.firstItem { oldIndex += 1 }
                if oldIndex < old.count, old[oldIndex].firstItem == next.firstItem {
                    let moved = next.start - old[oldIndex].start
                    for var group in old[oldIndex...] {
                        group.start += moved
                        groups.append(group)
                    }
                    oldIndex = old.count
                    if let last = groups.last {
                        next = follower(of: last, solved: solved(first: last.firstItem, last.numbers))
                    }
                    continue
                }
            }
            let solved = solved(first: next.firstItem, next.numbers)
            next.length = length(of: solved)
            next.extent = solved.size[axis.other]
            if box.size[axis].isUniform { uniformLength = max(uniformLength, next.length) }
            groups.append(next)
            next = follower(of: next, solved: solved)
        }
        sumUp()
    }

    private func follower(of group: Group, solved: BoxSolver.Solved) -> Group {
        var numbers = group.numbers
        for supplement in solved.supplements { numbers[supplement.kind] = supplement.number + 1 }
        return Group(
            firstItem: group.firstItem + max(1, solved.cells.count), start: group.start + group.length + spacing,
            length: 0, extent: 0, numbers: numbers)
    }

    // MARK: Groups

    /// A group from an item on, trimmed where there are no more items: to what those there reach, and what a whole group leaves
    /// behind its last item.
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
            // Chosen: a group as long as its content, and a custom one, are trimmed in the same way.
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

    /// Finds what is asked again and again.
    private mutating func sumUp() {
        (tail, length, extent) = (Group(firstItem: 0, start: 0, length: 0, extent: 0), 0, 0)
        guard let template, count > 0 else { return }
        if let last = groups.last { tail = follower(of: last, solved: solved(first: last.firstItem, last.numbers)) }
        let rest = max(0, count - tail.firstItem)
        extent = groups.reduce(rest > 0 ? template.size[axis.other] : 0) { max($0, $1.extent) }
        if box.size[axis].isUniform {
            length = uniformColumnLength
        } else if rest == 0 {
            length = groups.last.map { $0.start + $0.length } ?? 0
        } else {
            let (whole, last) = rest.quotientAndRemainder(dividingBy: perGroup)
            length = tail.start + CGFloat(whole) * (templateLength + spacing)
            if last == 0 { return length -= spacing }
            let group = tailGroup(whole, of: tail)
            length += self.length(of: solved(first: group.firstItem, group.numbers))
        }
    }

    private var uniformColumnLength: CGFloat {
        let number = groups.count + (max(0, count - tail.firstItem) + perGroup - 1) / perGroup
        return CGFloat(number) * (uniformLength + spacing) - spacing
    }

    /// A group's cells and attached views in the section's content box.
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

    /// The group that an item is in.
    func group(ofItem item: Int) -> Group? {
        guard template != nil, (0..<count).contains(item) else { return nil }
        let tail = tail
        if item < tail.firstItem { return uniform(groups.lastPlace { $0.firstItem <= item } ?? 0) }
        let index = (item - tail.firstItem) / perGroup
        return box.size[axis].isUniform
            ? uniform(tailGroup(index, of: tail), groups.count + index) : tailGroup(index, of: tail)
    }

    private func uniform(_ index: Int) -> Group {
        box.size[axis].isUniform ? uniform(groups[index], index) : groups[index]
    }

    private func uniform(_ group: Group, _ index: Int) -> Group {
        var group = group
        group.start = CGFloat(index) * (uniformLength + spacing)
        group.length = uniformLength
        return group
    }

    /// The groups that a range along the axis meets, in order.
    func groups(meeting range: ClosedRange<CGFloat>) -> [Group] {
        guard template != nil, count > 0 else { return [] }
        let tail = tail
        let tailCount = (max(0, count - tail.firstItem) + perGroup - 1) / perGroup
        if box.size[axis].isUniform {
            let pitch = max(uniformLength + spacing, 1e-3)
            let total = CGFloat(groups.count + tailCount)
            let first = Int(min(total, max(0, (range.lowerBound / pitch).rounded(.down))))
            let end = Int(min(total, max(0, (range.upperBound / pitch).rounded(.down) + 1)))
            return (first..<max(first, end)).map {
                $0 < groups.count ? uniform($0) : uniform(tailGroup($0 - groups.count, of: tail), $0)
            }
        }
        var result: [Group] = []
        var index = groups.lastPlace { $0.start + $0.length < range.lowerBound }.map { $0 + 1 } ?? 0
        while index < groups.count, groups[index].start <= range.upperBound {
            result.append(groups[index])
            index += 1
        }
        let pitch = templateLength + spacing
        guard tailCount > 0, pitch > 0 || tail.start <= range.upperBound else { return result }
        // Groups without a length lie all at one place.
        guard pitch > 1e-6 else { return result + (0..<min(tailCount, 1000)).map { tailGroup($0, of: tail) } }
        let low = (range.lowerBound - tail.start - templateLength) / pitch
        let first = Int(min(CGFloat(tailCount), max(0, low.rounded(.up))))
        let high = (range.upperBound - tail.start) / pitch
        let end = Int(min(CGFloat(tailCount), max(-1, high.rounded(.down)) + 1))
        return result + (first..<max(first, end)).map { tailGroup($0, of: tail) }
    }
}
