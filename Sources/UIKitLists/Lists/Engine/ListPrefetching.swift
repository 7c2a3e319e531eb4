import Foundation

/// The items for which the prefetching data source was called.
struct ListPrefetching {
    var announcedPaths: Set<IndexPath> = []
    var lastOffset = CGPoint.zero
}

extension ListEngine {
    /// Calls the prefetching data source for items beyond the edge in the scrolling direction: as many as are visible,
    /// the nearest first.
    func prefetch() {
        guard prefetches, !isMoving else { return }
        let inSight = itemsInSight
        guard let first = inSight.first, let last = inSight.last else { return }
        let (offset, old, announced) = (
            contentOffset, elements.prefetching.lastOffset, elements.prefetching.announcedPaths
        )
        let isForward = offset.y + offset.x >= old.y + old.x
        let wanted = items(beside: isForward ? last : first, forward: isForward, inSight.count)
        elements.prefetching = ListPrefetching(announcedPaths: Set(wanted), lastOffset: offset)
        let given = announced.subtracting(wanted).subtracting(inSight)
        announce(wanted.filter { !announced.contains($0) }, cancelled: given.sorted())
    }

    /// Returns the items after or before an item, also in different sections, the nearest first.
    func items(beside path: IndexPath, forward: Bool, _ count: Int) -> [IndexPath] {
        var (section, item, found) = (path.section, path.item + (forward ? 1 : -1), [IndexPath]())
        while found.count < count, let items = itemCount(ofSection: section) {
            if item >= 0, item < items {
                found.append(IndexPath(item: item, section: section))
                item += forward ? 1 : -1
            } else {
                section += forward ? 1 : -1
                item = forward ? 0 : (itemCount(ofSection: section) ?? 0) - 1
            }
        }
        return found
    }
}
