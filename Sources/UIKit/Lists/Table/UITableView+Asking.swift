import Foundation

// Data sources and delegates may do anything while the table asks them: load it anew, insert rows, take the data source away. The
// table goes on with the rows that it asks about only as far as nothing was changed, and makes the changes afterwards:
//
//     asking ──▶ reloadData, a batch, another data source ──▶ postponed ──▶ nothing more is asked ──▶ applyPostponedChanges
//                                                                                          the next layout, or the
//                                                                                          next call about rows
//
// (Chosen. UIKit's answers reach from doing it at once to an exception.)

/// What a data source or delegate changed while the table asked it.
enum TableChange {
    case reload, dataSource
    /// With the numbers that the data source had when the batch ended, where they could be asked.
    case batch(TableBatch, counts: [Int]?)
    case reconfiguration([IndexPath])
}

extension UITableView {
    /// Does something that asks the data source and the delegate. What they change meanwhile is postponed.
    func asking<Result>(_ body: () -> Result) -> Result {
        let isOuter = !rows.isAsking
        rows.isAsking = true
        defer {
            if isOuter {
                rows.isAsking = false
                if !rows.postponed.isEmpty || rows.missedLayout { setNeedsLayout() }
                rows.missedLayout = false
            }
        }
        return body()
    }

    /// Whether the rows that the table asks about are not the data source's any more.
    var hasPostponedChanges: Bool { !rows.postponed.isEmpty }

    /// Keeps a change for later. What loads the table anew makes others before it needless.
    func postpone(_ change: TableChange) {
        var completions: [(Bool) -> Void] = []
        switch change {
        case .reload, .dataSource:
            for case .batch(let batch, _) in rows.postponed { completions += batch.completions }
            rows.postponed.removeAll()
        case .batch, .reconfiguration: break
        }
        rows.postponed.append(change)
        setNeedsLayout()
        for completion in completions { completion(true) }
    }

    /// Makes the changes that were postponed, and loads what is to be loaded.
    func applyPostponedChanges() {
        guard !rows.isAsking else { return }
        let postponed = rows.postponed
        rows.postponed = []
        for change in postponed {
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
