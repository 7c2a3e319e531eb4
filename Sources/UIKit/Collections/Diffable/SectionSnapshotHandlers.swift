import Foundation

extension UICollectionViewDiffableDataSource {
    /// What is asked and told when a finger shows or hides what is below an item, in this order: whether it may, that it will, and for an
    /// item that expands what is below it. All see the outline as it was.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-2tqpa/sectionsnapshothandlers-swift.struct>.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Whether an item may be expanded; without it each may.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether an item may be collapsed; without it each may.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Gives what is below an item that is being expanded, of what was below it before; without it that stays.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Makes handlers that do nothing.
        public init() {}
    }
}

/// What a list's cell tells the data source that shows an outline.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Shows or hides what is below an item.
    func toggleOutline(at path: IndexPath)
    /// Gives cells that stay their levels where that is to be done still.
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
        // A handler may have taken the section away.
        guard index(for: section) != nil else { return }
        apply(outline, to: section)
    }

    /// Gives a cell its item's level, after the program has configured it, and whether what is below is shown.
    func showOutline(of item: ItemIdentifierType, at section: Int, in cell: UICollectionViewCell) {
        guard let cell = cell as? UICollectionViewListCell, let section = sectionIdentifier(for: section),
            let outline = outlines[section], outline.contains(item)
        else { return }
        cell.indentationLevel = outline.level(of: item)
        cell.setExpanded(outline.isExpanded(item), animated: false)
    }

    /// The chevrons of cells that stay turn, as soon as the collection view shows what there is.
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
