import Foundation

extension NSDiffableDataSourceSectionSnapshot {
    /// A moved item and its children.
    struct Moved {
        let outline: NSDiffableDataSourceSectionSnapshot
        let item: ItemIdentifierType
        let level: Int
    }

    /// Removes an item with its children, and returns them.
    mutating func take(_ item: ItemIdentifierType) -> Moved {
        let moved = Moved(outline: snapshot(of: item, includingParent: true), item: item, level: level(of: item))
        delete([item])
        return moved
    }

    // Chosen (Lists): An outline's item that the user moves takes its children along. It keeps its level if its new
    // position permits that: at most the level of the item above it, and at least the level of the item below it.
    /// Inserts an item with its children between two visible neighbors. The item keeps its level if the neighbors
    /// permit it.
    mutating func put(_ moved: Moved, above lower: ItemIdentifierType?, below upper: ItemIdentifierType?) {
        let lowest = lower.map(level) ?? 0
        let deepest = max(lowest, upper.map(level) ?? 0)
        let wanted = min(max(moved.level, lowest), deepest)
        if let upper, var neighbour = Optional(upper), level(of: upper) >= wanted {
            while level(of: neighbour) > wanted, let above = parent(of: neighbour) { neighbour = above }
            insert([moved.item], after: neighbour)
        } else if let lower {
            insert([moved.item], before: lower)
        } else {
            append([moved.item])
        }
        replace(childrenOf: moved.item, using: moved.outline.snapshot(of: moved.item))
        if moved.outline.isExpanded(moved.item) { expand([moved.item]) }
    }
}

extension UICollectionViewDiffableDataSource {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    // Chosen (Lists): A move without a change is not reported to `reorderingHandlers`.
    /// Returns the new outlines of the two sections of an interactive movement; empty if both sections have no
    /// outline.
    ///
    /// - Parameter shown: The visible items of the target section after the movement.
    func outlines(
        whenMoved item: ItemIdentifierType, from source: SectionIdentifierType, to target: SectionIdentifierType,
        shown: [ItemIdentifierType]
    ) -> [SectionIdentifierType: Outline] {
        guard outlines[source] != nil || outlines[target] != nil, let place = shown.firstIndex(of: item) else {
            return [:]
        }
        var outline = snapshot(for: source)
        guard outline.contains(item) else { return [:] }
        let moved = outline.take(item)
        var result = [source: outline]
        var goal = result[target] ?? snapshot(for: target)
        // The children of the item move with it.
        goal.put(
            moved, above: shown[(place + 1)...].first(where: goal.contains),
            below: shown[..<place].last(where: goal.contains))
        result[target] = goal
        return result
    }
}
