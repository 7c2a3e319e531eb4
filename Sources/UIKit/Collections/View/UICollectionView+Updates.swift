import Foundation
import QuartzCore

extension UICollectionView {
    // MARK: - Batches

    /// - Parameter isLast: Whether the data source is where postponed changes lead to, and the batch comes after these.
    private func beginBatch(isLast: Bool = false) {
        // Where numbers are not known they are asked before the data changes.
        if !isLast || !hasPostponedChanges { _ = committedCounts }
        if batch == nil, movement != nil { endMovement(cancelled: true) }
        if batch == nil { batch = CollectionBatch() }
        batch?.depth += 1
    }

    private func endBatch(_ completion: ((Bool) -> Void)?) {
        guard var current = batch else {
            completion?(true)
            return
        }
        current.depth -= 1
        if let completion { current.completions.append(completion) }
        batch = current
        guard current.depth == 0 else { return }
        batch = nil
        guard items.activity.isAsking || hasPostponedChanges else { return commit(current) }
        // A number that changes while it is asked is asked again later.
        postpone(.batch(current, counts: items.activity.isCounting ? nil : asking { countItems() }))
        applyPostponedChanges()
    }

    func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        endBatch(completion)
    }

    /// Adds updates to the batch, or makes them a batch of their own.
    func update(_ updates: [ListUpdate]) {
        beginBatch()
        for update in updates { batch?.updates.add(update) }
        endBatch(nil)
    }

    /// Updates that come with the change of the data that they are about.
    func performUpdates(_ updates: [ListUpdate], animated: Bool, changes: () -> Void, completion: (() -> Void)?) {
        beginBatch(isLast: true)
        changes()
        if !animated { batch?.isAnimated = false }
        for update in updates { batch?.updates.add(update) }
        endBatch { _ in completion?() }
    }

    // MARK: - Making the updates

    /// - Parameter counts: What the data source said when the batch ended; `nil` to ask it now.
    func commit(_ batch: CollectionBatch, _ counts: [Int]? = nil) {
        let completion = asking { update(batch, counts) }
        completion()
    }

    /// Makes updates. Returns what to call afterwards.
    private func update(_ batch: CollectionBatch, _ counts: [Int]?) -> () -> Void {
        func end(_ finished: Bool) -> () -> Void {
            { for completion in batch.completions { completion(finished) } }
        }
        let before = items.counts ?? []
        let after = counts ?? countItems()
        let mapping: ListMapping
        do {
            mapping = try batch.updates.mapping(
                before: before, after: after, list: MainActor.assumeIsolated { Diagnostics.name(self) })
        } catch {
            Diagnostics.raise(.list, error.sentence)
            // What is shown is at least what there is.
            return { [self] in
                reload()
                end(false)()
            }
        }
        let updateItems = updateItems(of: batch.updates.updates)
        layoutStorage.carryMeasuredSizes(along: updateItems)
        let context = UICollectionViewLayoutInvalidationContext.make(for: layoutStorage)
        context.invalidateDataSourceCounts = true
        items.counts = after
        layoutStorage.invalidateLayout(with: context)
        mapSelection(mapping)
        let goneRows = moveRows(mapping.sections)
        func endOfRows(_ finished: Bool) -> () -> Void {
            for row in goneRows { row.removeFromSuperview() }
            return end(finished)
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
        if let multiple = selection.multiple {
            selection.multiple?.start = mapping.newPath(of: multiple.start) ?? multiple.start
            selection.multiple?.before = Set(multiple.before.compactMap { mapping.newPath(of: $0) })
        }
    }

    // MARK: - Configuring again

    func reconfigure(_ paths: [IndexPath]) {
        if items.activity.isAsking || hasPostponedChanges {
            postpone(.reconfiguration(paths))
            return applyPostponedChanges()
        }
        _ = committedCounts
        for (index, path) in paths.enumerated() {
            guard !hasPostponedChanges else {
                items.activity.putBack([.reconfiguration(Array(paths[index...]))])
                break
            }
            guard items.contains(path) else {
                Diagnostics.raise(
                    .list,
                    "attempt to reconfigure item \(path.item) in section \(path.section), but there is no such item: \(Diagnostics.name(self))"
                )
                continue
            }
            guard let shown = items.shown[.cell(path)], let cell = items.cell(at: path), let dataSource else {
                continue
            }
            items.request = CollectionItems.Request(element: .cell(path), attributes: shown.attributes, existing: cell)
            RegistrationIdentity.requests += 1
            let configured = asking { dataSource.collectionView(self, cellForItemAt: dataPath(of: path)) }
            RegistrationIdentity.requests -= 1
            let others = items.request?.dequeued.filter { $0 !== cell } ?? []
            items.request = nil
            for other in others { recycle(other, .cell(path)) }
            items.shown[.cell(path)]?.wanted = nil
            if configured !== cell {
                Diagnostics.warn(
                    .list,
                    "\(Diagnostics.name(self)): the data source made another cell for the item \(ListText.name(path)), which is to be reconfigured; its cell stays"
                )
            }
        }
        setNeedsLayout()
    }
}
