import Foundation

/// What a data source or delegate changed while the table asked it.
enum TableChange {
    case reload, dataSource
    /// With the numbers that the data source had when the batch ended, where they could be asked.
    case batch(TableBatch, counts: [Int]?)
    case reconfiguration([IndexPath])
}

extension UITableView {
    /// Does something that asks the data source and the delegate. What they change meanwhile is postponed.
    func asking<Result>(_ body: () -> Result) -> Result { active(.asking, body) }

    /// The same, in a layout pass or outside of one.
    func active<Result>(_ state: ListActivity<TableChange>.State, _ body: () -> Result) -> Result {
        let old = rows.activity.begin(state)
        defer { if rows.activity.end(old) { setNeedsLayout() } }
        return body()
    }

    /// Whether the rows that the table asks about are not the data source's any more.
    var hasPostponedChanges: Bool { !rows.activity.postponed.isEmpty }

    /// Keeps a change for later. What loads the table anew makes others before it needless.
    func postpone(_ change: TableChange) {
        var loadsAnew = false
        switch change {
        case .reload, .dataSource: loadsAnew = true
        case .batch, .reconfiguration: break
        }
        let needless = rows.activity.postpone(change, replacingOthers: loadsAnew)
        setNeedsLayout()
        for case .batch(let batch, _) in needless {
            for completion in batch.completions { completion(true) }
        }
    }

    /// Makes the changes that were postponed, and loads what is to be loaded.
    func applyPostponedChanges() {
        guard !rows.activity.isAsking else { return }
        for change in rows.activity.takePostponed() {
            switch change {
            case .reload: reload()
            case .dataSource: dataSourceDidChange()
            case .batch(let batch, let counts): commit(batch, counts)
            case .reconfiguration(let paths): reconfigure(paths)
            }
        }
        if rows.needsLoad { asking { loadData() } }
    }
}
