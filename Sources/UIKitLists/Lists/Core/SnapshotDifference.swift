import Foundation

/// The updates that change a list from one snapshot to a second one.
struct SnapshotDifference {
    private(set) var updates: [ListUpdate] = []
    /// Whether updates cannot produce the new state in a table: a row leaves a deleted section, enters an inserted
    /// section, or more than one section moves (recorded for UIKit's tables, which reload their data in these cases;
    /// UIKit's collection views animate the changes).
    private(set) var needsReload = false

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let sections = ListDifference(
            from: old.sections.map(\.identifier), to: new.sections.map(\.identifier), oldIndexes: old.sectionIndexes,
            newIndexes: new.sectionIndexes)
        if sections.moves.count > 1 { needsReload = true }
        updates += sections.deletions.map { .deleteSection($0) } + sections.insertions.map { .insertSection($0) }
        updates += sections.moves.map { .moveSection($0.old, $0.new) }
        for (number, section) in new.sections.enumerated() {
            guard let oldNumber = old.sectionIndexes[section.identifier] else {
                for (index, item) in section.items.enumerated() {
                    guard let (oldSection, oldIndex) = old.find(item) else { continue }
                    needsReload = true
                    updates.append(
                        .moveItem(
                            IndexPath(item: oldIndex, section: oldSection), IndexPath(item: index, section: number)))
                }
                continue
            }
            addItems(from: old, oldNumber, to: new, number)
        }
        for number in sections.deletions where old.sections[number].items.contains(where: { new.places[$0] != nil }) {
            needsReload = true
        }
    }

    private mutating func addItems<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, _ oldSection: Int,
        to new: NSDiffableDataSourceSnapshot<Section, Item>, _ newSection: Int
    ) {
        let (oldItems, newItems) = (old.sections[oldSection].items, new.sections[newSection].items)
        guard oldItems != newItems else { return }
        var oldIndexes = [Item: Int](minimumCapacity: oldItems.count)
        for (index, item) in oldItems.enumerated() { oldIndexes[item] = index }
        var newIndexes = [Item: Int](minimumCapacity: newItems.count)
        for (index, item) in newItems.enumerated() { newIndexes[item] = index }
        let rows = ListDifference(from: oldItems, to: newItems, oldIndexes: oldIndexes, newIndexes: newIndexes)
        for row in rows.deletions where new.places[oldItems[row]] == nil {
            updates.append(.deleteItem(IndexPath(item: row, section: oldSection)))
        }
        for row in rows.insertions {
            let path = IndexPath(item: row, section: newSection)
            // An item of a different section is moved, which includes its removal from that section.
            if let (section, index) = old.find(newItems[row]) {
                updates.append(.moveItem(IndexPath(item: index, section: section), path))
            } else {
                updates.append(.insertItem(path))
            }
        }
        for move in rows.moves {
            updates.append(
                .moveItem(
                    IndexPath(item: move.old, section: oldSection), IndexPath(item: move.new, section: newSection)))
        }
    }
}

/// The difference between two lists of unique elements, with as few moves as possible.
struct ListDifference {
    private(set) var deletions: [Int] = []
    private(set) var insertions: [Int] = []
    private(set) var moves: [(old: Int, new: Int)] = []

    /// Elements of both lists that are part of the longest run of ascending old indexes stay; the remaining common
    /// elements move. Time: O(n log n) for lists of length n.
    init<Element: Hashable>(
        from old: [Element], to new: [Element], oldIndexes: [Element: Int], newIndexes: [Element: Int]
    ) {
        deletions = old.indices.filter { newIndexes[old[$0]] == nil }
        var kept: [(old: Int, new: Int)] = []
        kept.reserveCapacity(new.count)
        for (index, element) in new.enumerated() {
            if let place = oldIndexes[element] { kept.append((place, index)) } else { insertions.append(index) }
        }
        // Patience sorting: among the ascending runs of n + 1 elements, `tails[n]` is the end of the run with the
        // lowest end.
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: kept.count)
        for index in kept.indices {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if kept[tails[middle]].old < kept[index].old { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        guard tails.count < kept.count else { return }
        var stays = [Bool](repeating: false, count: kept.count)
        var index = tails.last ?? -1
        while index >= 0 {
            stays[index] = true
            index = previous[index]
        }
        moves = kept.indices.filter { !stays[$0] }.map { kept[$0] }
    }
}
