import Foundation
import QuartzCore

extension UICollectionView {
    // MARK: - Making the updates

    func show(_ batch: ListBatch, _ mapping: ListMapping, _ after: [Int]) -> () -> Void {
        let former = presentation
        let new = presentation(after: mapping, after, batch)
        let presented = PresentedUpdate(former, new, mapping)
        let updateItems = presented.updateItems(updateItems(of: batch.updates.updates))
        layoutStorage.carryMeasuredSizes(along: updateItems)
        let context = UICollectionViewLayoutInvalidationContext.make(for: layoutStorage)
        context.invalidateDataSourceCounts = true
        // A deleted item does not become visible again.
        if let gap = former.gap, let lifted = former.lifted, lifted != new.lifted, mapping.newPath(of: lifted) != nil {
            items.cell(at: gap)?.setConcealed(false)
        }
        presentation = new
        items.counts = new.shownCounts(after)
        items.needsRecount = false
        if !batch.isOfDrop {
            items.needsIndex = true
            dragAndDrop.follow { mapping.newPath(of: $0) }
        }
        layoutStorage.invalidateLayout(with: context)
        items.followItems(presented.newPath)
        selection.follow(presented.newPath, isReloaded: presented.isReloaded)
        let removedRows = moveRows(mapping.sections)
        func endOfRows(_ finished: Bool) -> () -> Void {
            for row in removedRows { row.removeFromSuperview() }
            return { batch.end(finished) }
        }
        guard items.hasBeenLaidOut, window != nil, !bounds.isEmpty else {
            // No elements are shown yet, so no element is animated.
            dropViews()
            return endOfRows(true)
        }
        var replaced = ReplacedElements()
        let change = ElementChange(
            mapped: { element in
                guard !replaced.deleted.contains(element), let new = presented.mapped(element) else { return nil }
                return replaced.inserted.contains(new) ? nil : new
            },
            dataElement: { element in element.category == .cell ? presented.dataElement(element) : element },
            begin: { [self] in
                layoutStorage.prepare(forCollectionViewUpdates: updateItems)
                replaced = replacedElements
            },
            end: { [self] in layoutStorage.finalizeCollectionViewUpdates() },
            isAnimated: batch.isAnimated)
        let end = rearrange(change, endOfRows)
        if new.lifted != nil, let gap = new.gap { items.cell(at: gap)?.setConcealed(true) }
        return end
    }

    /// The supplementary and decoration views that a layout deletes and inserts in an update, in addition to those of
    /// deleted and inserted sections.
    private struct ReplacedElements {
        /// The elements before the update.
        var deleted: Set<CollectionElement> = []
        /// The elements after the update.
        var inserted: Set<CollectionElement> = []
    }

    /// The elements that the layout deletes and inserts, for each shown kind.
    private var replacedElements: ReplacedElements {
        let (layout, shown) = (layoutStorage, items.shown.map(\.element))
        var replaced = ReplacedElements()
        func kinds(_ category: ElementCategory) -> [String] {
            Set(shown.filter { $0.category == category }.compactMap(\.kind)).sorted()
        }
        for kind in kinds(.supplementaryView) {
            replaced.deleted.formUnion(
                layout.indexPathsToDeleteForSupplementaryView(ofKind: kind).map { .supplementary(kind, $0) })
            replaced.inserted.formUnion(
                layout.indexPathsToInsertForSupplementaryView(ofKind: kind).map { .supplementary(kind, $0) })
        }
        for kind in kinds(.decorationView) {
            replaced.deleted.formUnion(
                layout.indexPathsToDeleteForDecorationView(ofKind: kind).map { .decoration(kind, $0) })
            replaced.inserted.formUnion(
                layout.indexPathsToInsertForDecorationView(ofKind: kind).map { .decoration(kind, $0) })
        }
        return replaced
    }

    /// Returns the update items in Apple's order: deletions and reloads, then insertions, then moves.
    private func updateItems(of updates: [ListUpdate]) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        return updates.map { update in
            switch update {
            case .deleteItem(let path): UICollectionViewUpdateItem(.delete, before: path)
            case .insertItem(let path): UICollectionViewUpdateItem(.insert, after: path)
            case .reloadItem(let path): UICollectionViewUpdateItem(.reload, before: path, after: path)
            case .moveItem(let old, let new): UICollectionViewUpdateItem(.move, before: old, after: new)
            case .deleteSection(let section): UICollectionViewUpdateItem(.delete, before: whole(section))
            case .insertSection(let section): UICollectionViewUpdateItem(.insert, after: whole(section))
            case .reloadSection(let section):
                UICollectionViewUpdateItem(.reload, before: whole(section), after: whole(section))
            case .moveSection(let old, let new):
                UICollectionViewUpdateItem(.move, before: whole(old), after: whole(new))
            }
        }
    }
}
