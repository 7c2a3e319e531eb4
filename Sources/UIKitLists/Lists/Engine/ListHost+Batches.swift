import Foundation

extension ListHost {
    /// Begins a batch, or a nested batch.
    ///
    /// - Parameter isLast: Whether the data source already has the state after the postponed changes, and the batch
    ///   follows them.
    func beginBatch(isLast: Bool = false) {
        // Missing counts are loaded before the data changes.
        let defers = defersLoading
        if !defers, !isLast || !hasPostponedChanges { loadItems() }
        if batch == nil {
            batchWillBegin()
            batch = ListBatch(Self.words)
            batch?.isBeforeLoading = defers
        }
        batch?.depth += 1
    }

    /// Ends a batch. The updates of the outermost batch are made now, or when the list has stopped calling its data
    /// source.
    func endBatch(_ completion: ((Bool) -> Void)?) {
        guard var current = batch else {
            completion?(true)
            return
        }
        current.depth -= 1
        if let completion { current.completions.append(completion) }
        batch = current
        guard current.depth == 0 else { return }
        batch = nil
        if current.isBeforeLoading {
            loadLater()
            return endUnseen(current)
        }
        guard activity.isAsking || hasPostponedChanges else { return commit(current, nil) }
        // Counts that change while they are loaded are loaded again later.
        postpone(.batch(current, counts: activity.isCounting ? nil : asking { countItems() }))
        makePostponedChanges()
    }

    /// Implements the list's `performBatchUpdates`, which subclasses can override.
    func performOwnBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        activity.isCallingOverride = false
        beginBatch()
        updates?()
        endBatch(completion)
    }

    /// Performs a batch with a nonescaping closure: calls `performBatchUpdates` of the list, which a subclass may
    /// override. An override that passes a closure literal to `super` calls this method again.
    func performBatch(
        _ updates: () -> Void, _ completion: ((Bool) -> Void)?,
        perform: ((() -> Void)?, ((Bool) -> Void)?) -> Void
    ) {
        withoutActuallyEscaping(updates) { updates in
            if activity.isCallingOverride { return performOwnBatch(updates, completion) }
            activity.isCallingOverride = true
            defer { activity.isCallingOverride = false }
            perform(updates, completion)
        }
    }

    /// Adds updates to the current batch, or performs them as a batch.
    ///
    /// - Parameter animation: The animation of a table's rows.
    func update(_ updates: [ListUpdate], _ animation: UITableView.RowAnimation? = nil) {
        beginBatch()
        for update in updates { batch?.add(update, animation) }
        endBatch(nil)
    }

    /// Performs updates together with the change of the data that they describe.
    func performUpdates(
        _ updates: [ListUpdate], _ animation: UITableView.RowAnimation? = nil, animated: Bool, changes: () -> Void,
        completion: (() -> Void)?
    ) {
        beginBatch(isLast: true)
        changes()
        if !animated { batch?.isAnimated = false }
        for update in updates { batch?.add(update, animation) }
        endBatch { _ in completion?() }
    }

    /// Makes the updates of a batch. If they do not fit the counts, which is an error, all data is reloaded, so that
    /// the list at least shows the current items.
    ///
    /// - Parameter counts: The counts that the data source returned at the end of the batch; `nil` to load them now.
    func commit(_ batch: ListBatch, _ counts: [Int]?) {
        let completion = asking { () -> () -> Void in
            let after = counts ?? countItems()
            do throws(BatchUpdate.Inconsistency) {
                let mapping = try batch.updates.mapping(
                    before: dataCounts ?? [], after: after, list: MainActor.assumeIsolated { Diagnostics.name(self) })
                swiping.end(along: mapping, animated: batch.isAnimated)
                return show(batch, mapping, after)
            } catch {
                swiping.end(animated: true)
                Diagnostics.raise(.list, error.sentence)
                return { [self] in
                    reload()
                    batch.end(false)
                }
            }
        }
        completion()
    }
}
