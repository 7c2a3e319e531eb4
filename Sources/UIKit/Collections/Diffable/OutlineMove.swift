import Foundation

extension NSDiffableDataSourceSectionSnapshot {
    /// An item on its way to another place, with all that is below it.
    struct Moved {
        let outline: NSDiffableDataSourceSectionSnapshot
        let item: ItemIdentifierType
        let level: Int
    }

    /// Takes an item out, with all that is below it.
    mutating func take(_ item: ItemIdentifierType) -> Moved {
        let moved = Moved(outline: snapshot(of: item, includingParent: true), item: item, level: level(of: item))
        delete([item])
        return moved
    }

    /// Puts an item between two others that are seen below each other, as deep as it was where the place permits that: not deeper than the
    /// item above it, and not less deep than the one below it (chosen).
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

    /// The outlines of the sections between which an item was moved by hand, with it at its new place; none where both have none.
    ///
    /// - Parameter shown: What is shown after the movement.
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
        // What is below the item goes along.
        goal.put(
            moved, above: shown[(place + 1)...].first(where: goal.contains),
            below: shown[..<place].last(where: goal.contains))
        result[target] = goal
        return result
    }
}
