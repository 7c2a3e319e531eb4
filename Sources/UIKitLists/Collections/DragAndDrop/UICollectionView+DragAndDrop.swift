import CoreGraphics
import Foundation

extension UICollectionView: DraggingList {
    // MARK: - Paths

    /// Returns the shown path of an item of the data source.
    func shownPath(of data: IndexPath) -> IndexPath { presentation.shownPath(data) }

    /// Returns the data source's path for a shown path, without regard to interactive movement.
    func publicPath(of shown: IndexPath) -> IndexPath { presentation.dataPath(shown) ?? presentation.insertion(shown) }

    /// Returns the data source's path for a new place of an item, without regard to interactive movement.
    func publicPath(ofPlace place: IndexPath, from current: IndexPath) -> IndexPath {
        guard !presentation.isEmpty else { return place }
        var after = presentation
        after.follow { $0.moved(from: current, to: place) }
        return after.dataPath(place) ?? after.insertion(place)
    }

    /// Returns the item that determines the size of a shown place: its own item, or a neighbor. `nil` in a section
    /// without items.
    func sizingPath(of shown: IndexPath) -> IndexPath? {
        if presentation.dataPath(shown) != nil { return dataPath(of: shown) }
        let counts = presentation.dataCounts(items.counts ?? [])
        guard counts.indices.contains(shown.section), counts[shown.section] > 0 else { return nil }
        return IndexPath(
            item: min(presentation.insertion(shown).item, counts[shown.section] - 1), section: shown.section)
    }

    // MARK: - Shown items

    func draggedItem(at point: CGPoint) -> IndexPath? { item(at: point).flatMap(presentation.dataPath) }

    func draggedCell(at path: IndexPath) -> (any DraggedCell)? { items.cell(at: shownPath(of: path)) }

    var draggedCells: [(path: IndexPath, cell: any DraggedCell)] {
        shownCells.compactMap { shown in presentation.dataPath(shown.path).map { ($0, shown.cell) } }
    }

    func place(ofItemAt path: IndexPath) -> CGRect? {
        let shown = shownPath(of: path)
        guard !committedCounts.isEmpty, items.contains(shown) else { return nil }
        return attributes(of: .cell(shown)).map(seenFrame)
    }

    /// Returns the target of a drop at a point. Between items, it is the position after the last item that precedes
    /// the point in reading order. In a section without items, it is the first position.
    func dropPlace(at point: CGPoint) -> ListDropPlace {
        guard !committedCounts.isEmpty else { return .nowhere }
        if let shown = item(at: point) {
            if shown == presentation.gap { return .gap }
            return presentation.dataPath(shown).map { .item($0) } ?? .between(presentation.insertion(shown))
        }
        return .between(insertion(at: point))
    }

    func restingItem(at point: CGPoint) -> (item: IndexPath, part: CGFloat)? { nil }

    private func insertion(at point: CGPoint) -> IndexPath {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isAcross = contentSize.width > bounds.width && contentSize.height <= bounds.height
        func isBefore(_ frame: CGRect) -> Bool {
            let isPassed = isMirrored ? frame.minX >= point.x : frame.maxX <= point.x
            if isAcross {
                if isPassed { return true }
                return (isMirrored ? frame.maxX >= point.x : frame.minX <= point.x) && frame.maxY <= point.y
            }
            return frame.maxY <= point.y || frame.minY <= point.y && isPassed
        }
        var best = IndexPath(item: 0, section: 0)
        for shown in items.shown where shown.element.indexPath.count == 2 {
            let path = shown.element.indexPath
            switch shown.element.category {
            case .cell where isBefore(seenFrame(shown.attributes)):
                best = max(best, IndexPath(item: path.item + 1, section: path.section))
            case .supplementaryView where shown.element.kind == UICollectionView.elementKindSectionHeader:
                let frame = shown.attributes.frame
                if frame.contains(point) || isBefore(frame) {
                    best = max(best, IndexPath(item: 0, section: path.section))
                }
            default: break
            }
        }
        return presentation.insertion(best)
    }

    // MARK: - Changes by a drop

    // Chosen (Dragging): The gap for a drop follows the finger after a delay of 0.15 seconds (`fast`) or 0.5 seconds
    // (`slow`).
    var gapDelay: TimeInterval {
        switch reorderingCadence {
        case .immediate: 0
        case .fast: 0.15
        case .slow: 0.5
        }
    }

    func show(_ gap: ListGap?) -> Bool {
        guard !committedCounts.isEmpty, !activity.isAsking, batch == nil, movement == nil else { return false }
        let counts = presentation.dataCounts(items.counts ?? [])
        func isItem(_ path: IndexPath) -> Bool {
            counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
        }
        if let gap {
            guard counts.indices.contains(gap.insertion.section), gap.insertion.item >= 0,
                gap.insertion.item <= counts[gap.insertion.section], gap.lifted.map(isItem) ?? true
            else { return false }
        }
        var change = ListBatch(Self.words)
        change.gap = gap
        change.isOfDrop = true
        commit(change, counts)
        return true
    }

    func insert(_ placeholder: ListPlaceholder) {
        let (name, words) = (Self.poolName(nil, placeholder.reuseIdentifier), placeholder.reuseIdentifier)
        guard items.pool.isRegistered(name) else {
            return Diagnostics.raise(
                .list,
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(words) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        beginBatch()
        batch?.placeholders.append(placeholder)
        endBatch(nil)
    }

    /// Returns the presentation after a batch: its gap, the remaining placeholders at their neighbors, and the new
    /// placeholders.
    func presentation(after mapping: ListMapping, _ counts: [Int], _ batch: ListBatch) -> ItemPresentation {
        var new = ItemPresentation()
        new.lift(batch.gap?.lifted)
        func put(_ placeholder: ListPlaceholder, _ path: IndexPath?) {
            guard let path, counts.indices.contains(path.section) else { return placeholder.isInserted = false }
            let item = min(max(0, path.item), counts[path.section])
            placeholder.insertion = IndexPath(item: item, section: path.section)
            placeholder.isInserted = true
            new.insert(placeholder, before: placeholder.insertion)
        }
        for (placeholder, data) in presentation.insertions {
            if batch.removedPlaceholders.contains(where: { $0 === placeholder }) { continue }
            put(placeholder, ListPlaceholder.follow(data, mapping))
        }
        for placeholder in batch.placeholders { put(placeholder, placeholder.insertion) }
        if let gap = batch.gap { new.insert(nil, before: gap.insertion) }
        return new
    }

    /// Removes the presentation when the data is reloaded.
    func dropPresentation() {
        dragAndDrop.follow { _ in nil }
        for (placeholder, _) in presentation.insertions { placeholder.isInserted = false }
        presentation = ItemPresentation()
    }

    /// Creates the cell of a placeholder without the data source; `nil` if it cannot be created.
    func makePlaceholder(_ placeholder: ListPlaceholder, _ attributes: UICollectionViewLayoutAttributes) -> UIView? {
        let outer = items.request
        items.request = CollectionItems.Request(element: attributes.element, attributes: attributes)
        let cell = dequeueCell(placeholder.reuseIdentifier, for: attributes.indexPath)
        items.request = outer
        cell.states.isPlaceholder = true
        placeholder.cell = cell
        placeholder.update(cell)
        return cell
    }

    // MARK: - Moving items

    func canReorder(_ path: IndexPath) -> Bool {
        guard items.contains(shownPath(of: path)), let dataSource else { return false }
        func permits(_ source: some UICollectionViewDataSource) -> Bool {
            source.implementsMove && source.collectionView(self, canMoveItemAt: path)
        }
        return asking { permits(dataSource) }
    }

    func reorderTarget(_ source: IndexPath, _ proposed: IndexPath) -> IndexPath {
        asking {
            collectionDelegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: source,
                toProposedIndexPath: proposed)
        } ?? proposed
    }

    func reorder(_ source: IndexPath) -> IndexPath {
        guard presentation.lifted == source, let gap = presentation.gap else { return source }
        items.cell(at: gap)?.setConcealed(false)
        presentation.settle()
        let target = publicPath(of: gap)
        guard target != source else { return target }
        dragAndDrop.follow { $0.moved(from: source, to: target) }
        setNeedsLayout()
        reportMove(from: source, to: target)
        return target
    }
}
