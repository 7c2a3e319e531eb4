import Foundation
import QuartzCore

extension UICollectionView {
    // MARK: - Making the updates

    func show(_ batch: ListBatch, _ mapping: ListMapping, _ after: [Int]) -> () -> Void {
        let updateItems = updateItems(of: batch.updates.updates)
        layoutStorage.carryMeasuredSizes(along: updateItems)
        let context = UICollectionViewLayoutInvalidationContext.make(for: layoutStorage)
        context.invalidateDataSourceCounts = true
        items.counts = after
        items.needsIndex = true
        layoutStorage.invalidateLayout(with: context)
        mapSelection(mapping)
        let goneRows = moveRows(mapping.sections)
        func endOfRows(_ finished: Bool) -> () -> Void {
            for row in goneRows { row.removeFromSuperview() }
            return { batch.end(finished) }
        }
        guard items.hasBeenLaidOut, window != nil, !bounds.isEmpty else {
            // Nothing is shown yet, so nothing moves.
            dropViews()
            return endOfRows(true)
        }
        let change = ElementChange(
            mapped: { element in Self.mapped(element, mapping) },
            begin: { [self] in layoutStorage.prepare(forCollectionViewUpdates: updateItems) },
            end: { [self] in layoutStorage.finalizeCollectionViewUpdates() },
            isAnimated: batch.isAnimated)
        return rearrange(change, endOfRows)
    }

    /// In the order of Apple's update items: deletions and reloads, then insertions, then moves.
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

    /// Where an element is after updates; `nil` when it is gone, or to be shown by another view. Supplementary and decoration views
    /// follow their section.
    private static func mapped(_ element: CollectionElement, _ mapping: ListMapping) -> CollectionElement? {
        let path = element.indexPath
        guard path.count == 2 else { return element }
        if element.category == .cell {
            guard !mapping.isReloaded(path), let new = mapping.newPath(of: path) else { return nil }
            return .cell(new)
        }
        guard !mapping.reloadedSections.contains(path.section), let section = mapping.sections.new(forOld: path.section)
        else {
            return nil
        }
        var new = element
        new.indexPath = IndexPath(item: path.item, section: section)
        return new
    }

    private func mapSelection(_ mapping: ListMapping) {
        selection.items = Set(selection.items.compactMap { mapping.isReloaded($0) ? nil : mapping.newPath(of: $0) })
        selection.highlighted = selection.highlighted.flatMap { mapping.newPath(of: $0) }
        selection.focused = selection.focused.flatMap { mapping.newPath(of: $0) }
        selection.lastFocused = selection.lastFocused.flatMap { mapping.newPath(of: $0) }
        selection.announced = Set(selection.announced.compactMap { mapping.newPath(of: $0) })
    }
}
