import Foundation

/// The reload marks of a snapshot, for the diffable data sources of tables and collection views.
extension NSDiffableDataSourceSnapshot {
    /// Whether a section or an item is marked to be reloaded or reconfigured.
    var hasReloads: Bool {
        !reloadedItemIdentifiers.isEmpty || !reloadedSectionIdentifiers.isEmpty || !reconfiguredItemIdentifiers.isEmpty
    }

    /// A copy of the snapshot without reload marks.
    var withoutReloads: Self {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        return copy
    }

    /// Returns the updates that reload the marked sections and items, at their places in the snapshot that is shown
    /// now. Items of reloaded sections need no update.
    func reloads(in shown: Self) -> [ListUpdate] {
        let sections = Set(reloadedSectionIdentifiers.compactMap { shown.indexOfSection($0) })
        let items = reloadedItemIdentifiers.compactMap(shown.place).filter { !sections.contains($0.section) }
        return sections.sorted().map { .reloadSection($0) } + items.map { .reloadItem($0) }
    }

    /// Returns the places of reconfigured items in the snapshot that is shown now.
    func reconfigured(in shown: Self) -> [IndexPath] { reconfiguredItemIdentifiers.compactMap(shown.place) }

    private func place(of item: ItemIdentifierType) -> IndexPath? {
        find(item).map { IndexPath(item: $1, section: $0) }
    }
}
