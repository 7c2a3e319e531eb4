import Foundation

/// The new places of the sections and items of a list after a batch of updates.
struct ListMapping {
    var sections: IndexMapping
    /// The items that remain in a section, by the section's new number. In sections without an entry, all items keep
    /// their places.
    var items: [Int: IndexMapping] = [:]
    /// Items that were moved individually.
    var movedTo: [IndexPath: IndexPath] = [:]
    var movedFrom: [IndexPath: IndexPath] = [:]
    /// Items that keep their place but are shown by a new cell (old paths).
    var reloadedItems: Set<IndexPath> = []
    /// Reloaded sections, whose cells are replaced (indexes before the update).
    var reloadedSections: Set<Int> = []

    /// Returns the path of an item after the updates; `nil` if it is deleted.
    func newPath(of old: IndexPath) -> IndexPath? {
        if let moved = movedTo[old] { return moved }
        guard let section = sections.new(forOld: old.section) else { return nil }
        guard let items = items[section] else { return IndexPath(item: old.item, section: section) }
        return items.new(forOld: old.item).map { IndexPath(item: $0, section: section) }
    }

    /// Returns the path of an item before the updates; `nil` if it is inserted.
    func oldPath(of new: IndexPath) -> IndexPath? {
        if let moved = movedFrom[new] { return moved }
        guard let section = sections.old(forNew: new.section) else { return nil }
        guard let items = items[new.section] else { return IndexPath(item: new.item, section: section) }
        return items.old(forNew: new.item).map { IndexPath(item: $0, section: section) }
    }

    /// Returns whether an item that remains is shown by a new cell.
    func isReloaded(_ old: IndexPath) -> Bool {
        reloadedItems.contains(old) || reloadedSections.contains(old.section)
    }
}
