import Foundation

/// What a snapshot marks to be loaded anew, for the diffable data sources of tables and collection views.
extension NSDiffableDataSourceSnapshot {
    /// Whether a section or an item is to be reloaded or reconfigured.
    var hasReloads: Bool {
        !reloadedItemIdentifiers.isEmpty || !reloadedSectionIdentifiers.isEmpty || !reconfiguredItemIdentifiers.isEmpty
    }

    /// The same sections and items, of which nothing is to be loaded anew.
    var withoutReloads: Self {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        return copy
    }

    /// The updates that load anew what is marked, where it is in the snapshot that is shown now. Items of sections that are loaded anew come
    /// with these.
    func reloads(in shown: Self) -> [ListUpdate] {
        let sections = Set(reloadedSectionIdentifiers.compactMap { shown.indexOfSection($0) })
        let items = reloadedItemIdentifiers.compactMap(shown.place).filter { !sections.contains($0.section) }
        return sections.sorted().map { .reloadSection($0) } + items.map { .reloadItem($0) }
    }

    /// Where items that are to be reconfigured are in the snapshot that is shown now.
    func reconfigured(in shown: Self) -> [IndexPath] { reconfiguredItemIdentifiers.compactMap(shown.place) }

    private func place(of item: ItemIdentifierType) -> IndexPath? {
        find(item).map { IndexPath(item: $1, section: $0) }
    }
}
