import Foundation

/// Where the items and sections of a list went in a batch of updates: the rows of a table, the items of a collection view.
struct ListMapping {
    var sections: IndexMapping
    /// The items that stayed in a section, by the section's new number; where nothing is said, all stayed in place.
    var items: [Int: IndexMapping] = [:]
    /// Items that were moved alone.
    var movedTo: [IndexPath: IndexPath] = [:]
    var movedFrom: [IndexPath: IndexPath] = [:]
    /// Items that are where they were, but are to be shown by another cell (old paths).
    var reloadedItems: Set<IndexPath> = []
    /// Sections of which the same holds (old numbers).
    var reloadedSections: Set<Int> = []

    /// Where an item is after the updates; `nil` when it is gone.
    func newPath(of old: IndexPath) -> IndexPath? {
        if let moved = movedTo[old] { return moved }
        guard let section = sections.new(forOld: old.section) else { return nil }
        guard let items = items[section] else { return IndexPath(item: old.item, section: section) }
        return items.new(forOld: old.item).map { IndexPath(item: $0, section: section) }
    }

    /// Where an item was before the updates; `nil` when it is new.
    func oldPath(of new: IndexPath) -> IndexPath? {
        if let moved = movedFrom[new] { return moved }
        guard let section = sections.old(forNew: new.section) else { return nil }
        guard let items = items[new.section] else { return IndexPath(item: new.item, section: section) }
        return items.old(forNew: new.item).map { IndexPath(item: $0, section: section) }
    }

    /// Whether an item that stays is to be shown by another cell.
    func isReloaded(_ old: IndexPath) -> Bool {
        reloadedItems.contains(old) || reloadedSections.contains(old.section)
    }
}
