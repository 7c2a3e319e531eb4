import Foundation

extension UICollectionViewDiffableDataSource {
    /// The closures that are called when the user expands or collapses an item, in this order: `should`, `will`, and
    /// for an expanding item the closure for its children. The outline changes after these calls.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-2tqpa/sectionsnapshothandlers-swift.struct>.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// A closure that returns whether an item may be expanded. If `nil`, every item may be expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// A closure that is called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// A closure that returns whether an item may be collapsed. If `nil`, every item may be collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// A closure that is called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// A closure that returns the new children of an item that is being expanded, given its current children. If
        /// `nil`, the children do not change.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Creates handlers without closures.
        public init() {}
    }
}

/// The methods of a data source with outlines that list cells and the collection view call.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Expands or collapses the item at an index path.
    func toggleOutline(at path: IndexPath)
    /// Updates the levels of visible cells, if an update is due.
    func showOutlinesIfDue(animated: Bool)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func toggleOutline(at path: IndexPath) {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
            var outline = outlines[section], outline.contains(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: below)
            }
            outline.expand([item])
        }
        // A handler may have deleted the section.
        guard index(for: section) != nil else { return }
        apply(outline, to: section)
    }

    /// Sets a cell's level and expansion state after the program has configured it.
    func showOutline(of item: ItemIdentifierType, at section: Int, in cell: UICollectionViewCell) {
        guard let cell = cell as? UICollectionViewListCell, let section = sectionIdentifier(for: section),
            let outline = outlines[section], outline.contains(item)
        else { return }
        cell.indentationLevel = outline.level(of: item)
        cell.setExpanded(outline.isExpanded(item), animated: false)
    }

    /// Updates the levels and chevrons of visible cells, if an update is due and the collection view shows the current
    /// items.
    func showOutlinesIfDue(animated: Bool) {
        guard outlinesAreDue, let collectionView, collectionView.dataSource === self,
            !collectionView.hasPostponedChanges
        else { return }
        outlinesAreDue = false
        for (path, cell) in collectionView.shownCells {
            guard let cell = cell as? UICollectionViewListCell, let item = itemIdentifier(for: path),
                let section = sectionIdentifier(for: path.section), let outline = outlines[section],
                outline.contains(item)
            else { continue }
            cell.indentationLevel = outline.level(of: item)
            cell.setExpanded(outline.isExpanded(item), animated: animated)
        }
    }
}
