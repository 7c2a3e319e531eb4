import Foundation

/// A table's data source that shows snapshots, and finds out itself what changed between two.
///
/// It answers how many sections and rows there are, and asks its cell provider for cells. Titles, editing, moving and index
/// titles are those of a subclass. The table refers to it weakly, so keep it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource>.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes a cell for an item, or configures one that the table has. `nil` is an error.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// Until the first snapshot was applied.
    private var isEmpty = true

    // MARK: - Creating a diffable data source

    /// Makes a data source and sets it as the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    nonisolated deinit {}

    // MARK: - Identifying items and sections

    /// The item that is shown in a row; `nil` when there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, current.sections.indices.contains(indexPath.section) else { return nil }
        let items = current.sections[indexPath.section].items
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// The row that shows an item; `nil` for an unknown item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.find(itemIdentifier).map { IndexPath(row: $0.index, section: $0.section) }
    }

    /// The section at an index; `nil` when there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// Where a section is shown; `nil` for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: - Updating data

    /// How rows come and go when the next snapshot is applied. `automatic` unless set.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// A copy of what is shown, without marks for reloading.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows a snapshot. The first one loads the table anew; each later one changes what differs: deletions, insertions and moves
    /// together, then, in a second batch, what it marks to be reloaded or reconfigured.
    ///
    /// The table has its new state when this returns; what is animated goes on. The completion is called when that has ended.
    /// Applied within `tableView(_:moveRowAt:to:)`, a snapshot with the item at its new place changes nothing: the user's finger has
    /// moved the row.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard !isEmpty, let tableView, tableView.dataSource === self else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        var shown = current
        if let move = tableView.editing.reportedMove {
            shown.moveItem(at: move.source, to: move.target)
            tableView.editing.reportedMove = nil
        }
        let difference = SnapshotDifference(from: shown, to: snapshot)
        guard !difference.needsReload else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        let animation = animatingDifferences ? defaultRowAnimation : .none
        let hasReloads = snapshot.hasReloads
        tableView.performUpdates(
            difference.updates, animation, animated: animatingDifferences,
            changes: { keep(snapshot) }, completion: hasReloads ? nil : completion)
        if hasReloads { reload(snapshot, tableView, animatingDifferences, completion) }
    }

    /// The same, awaiting the end of the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by loading the table anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        keep(snapshot)
        tableView?.reloadData()
        completion?()
    }

    /// The same, awaiting it.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    private func keep(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        isEmpty = false
        current = snapshot.withoutReloads
    }

    private func reload(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ tableView: UITableView,
        _ isAnimated: Bool, _ completion: (() -> Void)?
    ) {
        let animation = isAnimated ? defaultRowAnimation : .none
        // Another snapshot may be shown meanwhile.
        let reconfigured = snapshot.reconfigured(in: current)
        if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
        tableView.performUpdates(
            snapshot.reloads(in: current), animation, animated: isAnimated, changes: {}, completion: completion)
    }

    // MARK: - Being the table's data source

    /// How many sections the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { current.sections.count }

    /// How many items a section of the snapshot has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard current.sections.indices.contains(section) else {
            Diagnostics.raise(.list, "Invalid parameter not satisfying: section < _impl.numberOfSections")
            return 0
        }
        return current.sections[section].items.count
    }

    /// The cell that the cell provider makes for the row's item.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else { return UITableViewCell() }
        if let cell = cellProvider(tableView, indexPath, item) { return cell }
        Diagnostics.raise(
            .list,
            "UITableViewDiffableDataSource cell provider returned nil for index path \(ListText.name(indexPath)) with item identifier '\(item)', which is not allowed. You must always return a cell to the table view: \(tableView)"
        )
        return UITableViewCell()
    }

    /// A header's title; none unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// A footer's title; none unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Whether a row can be edited; no unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Whether a row can be moved; no unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// The titles of the index; none unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section of a title of the index: the one of the same number, unless overridden.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// The data source with what it shows, for logs.
    open override var description: String {
        MainThread.isCurrent
            ? MainActor.assumeIsolated { Diagnostics.name(self) + ": " + String(describing: current) }
            : Diagnostics.name(self)
    }
}
