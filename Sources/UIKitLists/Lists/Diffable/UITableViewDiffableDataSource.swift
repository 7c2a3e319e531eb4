import Foundation

/// A data source that shows snapshots in a table and computes the changes between them.
///
/// The class implements the methods for sections, rows and cells; the cell provider creates the cells. Subclasses can
/// override the methods for titles, editing, movement and index titles. The table references its data source weakly,
/// so keep a strong reference.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource>.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// A closure that returns a configured cell for an item. `nil` is an error.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// Whether no snapshot was applied yet.
    private var isEmpty = true

    // MARK: - Creating a diffable data source

    /// Creates a data source and assigns it to the table's `dataSource`.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    nonisolated deinit {}

    // MARK: - Identifying items and sections

    /// Returns the item in a row; `nil` for an index path out of range.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, current.sections.indices.contains(indexPath.section) else { return nil }
        let items = current.sections[indexPath.section].items
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// Returns the row of an item; `nil` for an unknown item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.find(itemIdentifier).map { IndexPath(row: $0.index, section: $0.section) }
    }

    /// Returns the section at an index; `nil` for an index out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// Returns the index of a section; `nil` for an unknown section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: - Updating data

    /// The animation of inserted and deleted rows. The default is `automatic`.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Returns a copy of the current snapshot, without reload marks.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows a snapshot. The first snapshot reloads the table. Each later snapshot updates the differences: deletions,
    /// insertions and moves in one batch, then the items and sections that are marked to be reloaded or reconfigured
    /// in a second batch.
    ///
    /// When the method returns, the table has its new state, and animations are running. The completion is called when
    /// they have ended. If the method is called within `tableView(_:moveRowAt:to:)` with the item at its new place, it
    /// changes no rows, since the user has already moved the row.
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

    /// Shows a snapshot, and returns when the animation has ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by reloading the table.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        keep(snapshot)
        tableView?.reloadData()
        completion?()
    }

    /// Shows a snapshot by reloading the table, and returns afterwards.
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
        // A different snapshot may have been applied since.
        let reconfigured = snapshot.reconfigured(in: current)
        if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
        tableView.performUpdates(
            snapshot.reloads(in: current), animation, animated: isAnimated, changes: {}, completion: completion)
    }

    // MARK: - Being the table's data source

    /// Returns the number of sections in the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { current.sections.count }

    /// Returns the number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard current.sections.indices.contains(section) else {
            Diagnostics.raise(.list, "Invalid parameter not satisfying: section < _impl.numberOfSections")
            return 0
        }
        return current.sections[section].items.count
    }

    /// Returns the cell that the cell provider creates for the row's item.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else { return UITableViewCell() }
        if let cell = cellProvider(tableView, indexPath, item) { return cell }
        Diagnostics.raise(
            .list,
            "UITableViewDiffableDataSource cell provider returned nil for index path \(ListText.name(indexPath)) with item identifier '\(item)', which is not allowed. You must always return a cell to the table view: \(tableView)"
        )
        return UITableViewCell()
    }

    /// Returns the title of a section's header. The default implementation returns `nil`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns the title of a section's footer. The default implementation returns `nil`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns whether a row can be edited. The default implementation returns `false`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Called to insert or delete a row. The default implementation is empty.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Returns whether a row can be moved. The default implementation returns `false`.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Called after the user has moved a row. The default implementation is empty.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Returns the titles of the section index. The default implementation returns `nil`.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section for a title of the section index. The default implementation returns the index of the
    /// title.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// The data source and its current snapshot, for logs.
    open override var description: String {
        MainThread.isCurrent
            ? MainActor.assumeIsolated { Diagnostics.name(self) + ": " + String(describing: current) }
            : Diagnostics.name(self)
    }
}
