import Foundation

/// Where the rows and sections of a table went in a batch of updates.
struct TableMapping {
    var sections: IndexMapping
    /// The rows that stayed in a section, by the section's new number; where nothing is said, all stayed in place.
    var rows: [Int: IndexMapping] = [:]
    /// Rows that were moved alone.
    var movedTo: [IndexPath: IndexPath] = [:]
    var movedFrom: [IndexPath: IndexPath] = [:]
    /// Rows that are where they were, but are to be shown by another cell (old paths).
    var reloadedRows: Set<IndexPath> = []
    /// Sections of which the same holds (old numbers).
    var reloadedSections: Set<Int> = []

    /// Where a row is after the updates; `nil` when it is gone.
    func newPath(of old: IndexPath) -> IndexPath? {
        if let moved = movedTo[old] { return moved }
        guard let section = sections.new(forOld: old.section) else { return nil }
        guard let rows = rows[section] else { return IndexPath(row: old.row, section: section) }
        return rows.new(forOld: old.row).map { IndexPath(row: $0, section: section) }
    }

    /// Where a row was before the updates; `nil` when it is new.
    func oldPath(of new: IndexPath) -> IndexPath? {
        if let moved = movedFrom[new] { return moved }
        guard let section = sections.old(forNew: new.section) else { return nil }
        guard let rows = rows[new.section] else { return IndexPath(row: new.row, section: section) }
        return rows.old(forNew: new.row).map { IndexPath(row: $0, section: section) }
    }

    /// Whether a row that stays is to be shown by another cell.
    func isReloaded(_ old: IndexPath) -> Bool {
        reloadedRows.contains(old) || reloadedSections.contains(old.section)
    }
}
