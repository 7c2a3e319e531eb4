import Foundation

extension UITableView {
    /// Does something that asks the data source and the delegate. What they change meanwhile is postponed.
    func asking<Result>(_ body: () -> Result) -> Result { active(.asking, body) }

    /// The same, in a layout pass or outside of one.
    func active<Result>(_ state: ListActivity<ListChange<TableBatch>>.State, _ body: () -> Result) -> Result {
        let old = rows.activity.begin(state)
        defer { if rows.activity.end(old) { setNeedsLayout() } }
        return body()
    }

    /// Whether the rows that the table asks about are not the data source's any more.
    var hasPostponedChanges: Bool { !rows.activity.postponed.isEmpty }

    /// Keeps a change for later. What loads the table anew makes others before it needless.
    func postpone(_ change: ListChange<TableBatch>) {
        let needless = rows.activity.postpone(change, replacingOthers: change.loadsAnew)
        setNeedsLayout()
        for completion in needless.flatMap(\.completions) { completion(true) }
    }

    /// Makes the changes that were postponed, as far as nothing is changed meanwhile, and loads what is to be loaded.
    func applyPostponedChanges() {
        guard !rows.activity.isAsking else { return }
        if hasPostponedChanges { makePostponedChanges() }
        if rows.needsLoad { asking { loadData() } }
    }

    private func makePostponedChanges() {
        let joined = JoinedChanges(
            rows.activity.takePostponed(), counts: rows.geometry.rowCounts,
            list: MainActor.assumeIsolated { Diagnostics.name(self) })
        if let sentence = joined.contradiction { Diagnostics.raise(.list, sentence) }
        var changes = joined.changes
        while !changes.isEmpty, !hasPostponedChanges { make(changes.removeFirst()) }
        rows.activity.putBack(changes)
        for completion in joined.completions { completion(joined.contradiction == nil) }
    }

    private func make(_ change: ListChange<TableBatch>) {
        switch change {
        case .reload: reload()
        case .dataSource: dataSourceDidChange()
        case .batch(let batch, let counts): commit(batch, counts)
        case .reconfiguration(let paths): reconfigure(paths)
        }
    }

    /// Changes that come with what is loaded anew are not to be made. Returns what to call when that is loaded.
    func dropPostponedChanges() -> [(Bool) -> Void] { rows.activity.takePostponed().flatMap(\.completions) }
}
