import Foundation

/// A data source that shows snapshots in a collection view and computes the changes between them.
///
/// The class implements the methods for sections and items; the providers create the cells and supplementary views.
/// The collection view references its data source weakly, so keep a strong reference.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource>.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// A closure that returns a configured cell for an item. `nil` is an error.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A closure that returns a supplementary view of a kind. `nil` is an error.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    final weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// Whether visible cells must update their levels and expansion states.
    final var outlinesAreDue = false
    /// Whether no snapshot was applied yet.
    private var isEmpty = true

    // MARK: - Creating a diffable data source

    /// Creates a data source and assigns it to the collection view's `dataSource`.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    nonisolated deinit {}

    /// The closures that are called when the user expands or collapses an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// The closure that creates supplementary views, if the layout has any.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: - Identifying items and sections

    /// Returns the item at an index path; `nil` for an index path out of range.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, current.sections.indices.contains(indexPath.section) else { return nil }
        let items = current.sections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// Returns the index path of an item; `nil` for an unknown item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.find(itemIdentifier).map { IndexPath(item: $0.index, section: $0.section) }
    }

    /// Returns the section at an index; `nil` for an index out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// Returns the index of a section; `nil` for an unknown section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: - Updating data

    /// Returns a copy of the current snapshot, without reload marks.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows a snapshot. The first snapshot reloads the data. Each later snapshot updates the differences: deletions,
    /// insertions and moves in one batch, then the items and sections that are marked to be reloaded or reconfigured
    /// in a second batch.
    ///
    /// When the method returns, the collection view has its new state, and animations are running. The completion is
    /// called when they have ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard !isEmpty, let collectionView, collectionView.dataSource === self else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        let difference = SnapshotDifference(from: current, to: snapshot)
        let hasReloads = snapshot.hasReloads
        collectionView.performUpdates(
            difference.updates, animated: animatingDifferences, changes: { keep(snapshot) },
            completion: hasReloads ? nil : completion)
        if hasReloads { reload(snapshot, collectionView, animatingDifferences, completion) }
        showOutlinesIfDue(animated: animatingDifferences)
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

    /// Shows a snapshot by reloading the data.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        keep(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    /// Shows a snapshot by reloading the data, and returns afterwards.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    // MARK: - Updating a section's outline

    /// Returns the outline that was last applied to a section, with the changes of later snapshots. For a section
    /// without an outline, all its items are root items.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if let index = current.indexOfSection(section) { outline.append(current.sections[index].items) }
        return outline
    }

    /// Shows the visible items of an outline in a section. An unknown section is appended; items of other sections are
    /// moved.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.show(snapshot.visibleItems, inSection: section)
        // The outline is stored first, so that new cells have the right levels.
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
        outlinesAreDue = true
        showOutlinesIfDue(animated: animatingDifferences)
    }

    /// Shows the visible items of an outline in a section, and returns when the animation has ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    private func keep(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        isEmpty = false
        let former = current
        current = snapshot.withoutReloads
        rebaseOutlines(from: former, to: current)
    }

    private func reload(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ collectionView: UICollectionView, _ isAnimated: Bool, _ completion: (() -> Void)?
    ) {
        // A different snapshot may have been applied since.
        let reconfigured = snapshot.reconfigured(in: current)
        if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
        collectionView.performUpdates(
            snapshot.reloads(in: current), animated: isAnimated, changes: {}, completion: completion)
    }

    // MARK: - Being the collection view's data source

    /// Returns the number of sections in the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sections.count }

    /// Returns the number of items in a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        guard current.sections.indices.contains(section) else {
            Diagnostics.raise(.list, "Invalid parameter not satisfying: section < _impl.numberOfSections")
            return 0
        }
        return current.sections[section].items.count
    }

    /// Returns the cell that the cell provider creates for the item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath) else { return UICollectionViewCell(frame: .zero) }
        if let cell = cellProvider(collectionView, indexPath, item) {
            showOutline(of: item, at: indexPath.section, in: cell)
            return cell
        }
        Diagnostics.raise(
            .list,
            "UICollectionViewDiffableDataSource cell provider returned nil for index path \(ListText.name(indexPath)) with item identifier '\(item)', which is not allowed. You must always return a cell to the collection view: \(collectionView)"
        )
        return UICollectionViewCell(frame: .zero)
    }

    /// Returns the view that the supplementary view provider creates.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            Diagnostics.raise(
                .list,
                "CollectionView \(Diagnostics.name(collectionView)) requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable data source \(Diagnostics.name(self))"
            )
            return UICollectionReusableView(frame: .zero)
        }
        if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
        Diagnostics.raise(
            .list,
            "UICollectionViewDiffableDataSource supplementary view provider returned nil for kind '\(kind)' at index path \(ListText.name(indexPath)), which is not allowed"
        )
        return UICollectionReusableView(frame: .zero)
    }

    /// The default implementation returns `nil`.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the index path for an index title. The default implementation returns the section with the title's
    /// index.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(index: index) }

    // MARK: - Reordering

    /// The closures that determine which items can be moved interactively, and that are called after a movement:
    /// `canReorderItem` when a movement begins, `willReorder` and `didReorder` when it has ended at a new place.
    ///
    /// Follows
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-2tqpa/reorderinghandlers-swift.struct>.
    public struct ReorderingHandlers {
        /// Creates handlers without closures, so that no item can be moved.
        public init() {}
        /// A closure that returns whether an item can be moved. If `nil`, no item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// A closure that is called after an item was moved, before the snapshot changes.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// A closure that is called after an item was moved and the snapshot has changed. Change the program's own
        /// data here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// The closures for interactive movement. By default they are `nil`, and no item can be moved.
    open var reorderingHandlers = ReorderingHandlers()

    /// Returns the value of `reorderingHandlers.canReorderItem`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Moves the item in the snapshot: calls `willReorder`, changes the snapshot, and calls `didReorder`. In an
    /// outline the children of the item move with it.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let source = sectionIdentifier(for: sourceIndexPath.section),
            let target = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        let initial = current
        var moved = current
        moved.moveItem(at: sourceIndexPath, to: destinationIndexPath)
        let new = outlines(
            whenMoved: item, from: source, to: target,
            shown: Array(moved.sections[destinationIndexPath.section].items))
        var final = moved
        for (section, outline) in new { final.show(outline.visibleItems, inSection: section) }
        let transaction = NSDiffableDataSourceTransaction(from: initial, to: final) { section in
            new[section].map { (snapshot(for: section), $0) }
        }
        let changes = !transaction.sectionTransactions.isEmpty
        if changes { reorderingHandlers.willReorder?(transaction) }
        keep(moved)
        outlines.merge(new) { $1 }
        if final.itemIdentifiers != moved.itemIdentifiers { apply(final) }
        outlines.merge(new) { $1 }
        outlinesAreDue = true
        showOutlinesIfDue(animated: true)
        if changes { reorderingHandlers.didReorder?(transaction) }
    }

    /// The data source and its current snapshot, for logs.
    open override var description: String {
        MainThread.isCurrent
            ? MainActor.assumeIsolated { Diagnostics.name(self) + ": " + String(describing: current) }
            : Diagnostics.name(self)
    }
}
