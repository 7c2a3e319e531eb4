import Foundation

/// A collection view's data source that shows snapshots, and finds out itself what changed between two.
///
/// It answers how many sections and items there are, and asks its providers for cells and supplementary views. The collection view refers
/// to it weakly, so keep it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource>.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Makes a cell for an item, or configures one that the collection view has. `nil` is an error.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes a supplementary view of a kind. `nil` is an error.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    final weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// Whether cells that stay are to show their levels, and what is expanded.
    final var outlinesAreDue = false
    /// Until the first snapshot was applied.
    private var isEmpty = true

    // MARK: - Creating a diffable data source

    /// Makes a data source and sets it as the collection view's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    nonisolated deinit {}

    /// What is asked and told when a finger shows or hides what is below an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Makes supplementary views, where the layout has any.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: - Identifying items and sections

    /// The item at an index path; `nil` when there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, current.sections.indices.contains(indexPath.section) else { return nil }
        let items = current.sections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// Where an item is shown; `nil` for an unknown one.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.find(itemIdentifier).map { IndexPath(item: $0.index, section: $0.section) }
    }

    /// The section at an index; `nil` when there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// Where a section is shown; `nil` for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: - Updating data

    /// A copy of what is shown, without marks for reloading.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows a snapshot. The first one loads the data anew; each later one changes what differs: deletions, insertions and moves together,
    /// then, in a second batch, what it marks to be reloaded or reconfigured.
    ///
    /// The collection view has its new state when this returns; what is animated goes on. The completion is called when that has ended.
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

    /// Shows a snapshot by loading the data anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        keep(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    /// The same, awaiting it.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    // MARK: - Updating a section's outline

    /// An outline of a section as it was applied last; of one to which none was applied, its items below no other.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if let index = current.indexOfSection(section) { outline.append(current.sections[index].items) }
        return outline
    }

    /// Shows an outline in a section: its visible items. An unknown section is added at the end; items are taken from other sections.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.show(snapshot.visibleItems, inSection: section)
        // Cells that come with it have their levels.
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
        outlinesAreDue = true
        showOutlinesIfDue(animated: animatingDifferences)
    }

    /// The same, awaiting the end of the animation.
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
        current = snapshot.withoutReloads
        // Another snapshot's items are no outline any more.
        outlines = outlines.filter { section, outline in
            current.indexOfSection(section).map { current.sections[$0].items == outline.visibleItems } ?? false
        }
    }

    private func reload(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ collectionView: UICollectionView, _ isAnimated: Bool, _ completion: (() -> Void)?
    ) {
        // Another snapshot may be shown meanwhile.
        let reconfigured = snapshot.reconfigured(in: current)
        if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
        collectionView.performUpdates(
            snapshot.reloads(in: current), animated: isAnimated, changes: {}, completion: completion)
    }

    // MARK: - Being the collection view's data source

    /// How many sections the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sections.count }

    /// How many items a section of the snapshot has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        guard current.sections.indices.contains(section) else {
            Diagnostics.raise(.list, "Invalid parameter not satisfying: section < _impl.numberOfSections")
            return 0
        }
        return current.sections[section].items.count
    }

    /// The cell that the cell provider makes for the item.
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

    /// The view that the supplementary view provider makes.
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

    /// None unless overridden.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The section of the title's place unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(index: index) }

    // MARK: - Reordering

    /// Decide about moving items by hand, and are notified of it: `canReorderItem` when a movement begins, `willReorder` and
    /// `didReorder` when it has ended at another place.
    ///
    /// Follows
    /// <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-2tqpa/reorderinghandlers-swift.struct>.
    public struct ReorderingHandlers {
        /// Makes handlers that permit nothing.
        public init() {}
        /// Whether an item can be moved. None can where it is `nil`.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// An item was moved: called before the snapshot changes.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// An item was moved: called when the snapshot has changed. Change the program's own data here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// Decide about moving items by hand, and are notified of it. None by default, and nothing can be moved.
    open var reorderingHandlers = ReorderingHandlers()

    /// What `reorderingHandlers.canReorderItem` says.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Moves the item in the snapshot: `willReorder`, then the change, then `didReorder`. In an outline what is below the item goes along.
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
        showOutlinesIfDue(animated: true)
        if changes { reorderingHandlers.didReorder?(transaction) }
    }

    /// The data source with what it shows, for logs.
    open override var description: String {
        MainThread.isCurrent
            ? MainActor.assumeIsolated { Diagnostics.name(self) + ": " + String(describing: current) }
            : Diagnostics.name(self)
    }
}
