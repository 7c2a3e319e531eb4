import Foundation

extension ListHost {
    /// Begins a batch, or one within another.
    ///
    /// - Parameter isLast: Whether the data source is where postponed changes lead to, and the batch comes after these.
    func beginBatch(isLast: Bool = false) {
        // Where numbers are not known they are asked before the data changes.
        let defers = defersLoading
        if !defers, !isLast || !hasPostponedChanges { loadItems() }
        if batch == nil {
            batchWillBegin()
            batch = ListBatch(Self.words)
            batch?.isBeforeLoading = defers
        }
        batch?.depth += 1
    }

    /// Ends a batch; the outermost one is made, now or when the list has stopped asking.
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
            return current.end(true)
        }
        guard activity.isAsking || hasPostponedChanges else { return commit(current, nil) }
        // A number that changes while it is asked is asked again later.
        postpone(.batch(current, counts: activity.isCounting ? nil : asking { countItems() }))
        makePostponedChanges()
    }

    /// The list's own `performBatchUpdates`, which subclasses can override.
    func performOwnBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        activity.isCallingOverride = false
        beginBatch()
        updates?()
        endBatch(completion)
    }

    /// A batch whose closure does not escape: calls `performBatchUpdates` of the list, which a subclass may override.
    /// An override that passes a closure literal to `super` calls this method again.
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

    /// Adds updates to the batch, or makes them a batch of their own.
    ///
    /// - Parameter animation: How a table's rows come and go.
    func update(_ updates: [ListUpdate], _ animation: UITableView.RowAnimation? = nil) {
        beginBatch()
        for update in updates { batch?.add(update, animation) }
        endBatch(nil)
    }

    /// Updates that come with the change of the data that they are about.
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

    /// Makes the updates of a batch. Where they do not fit the numbers, which is an error, everything is loaded anew: what is shown is at
    /// least what there is.
    ///
    /// - Parameter counts: What the data source said when the batch ended; `nil` to ask it now.
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
