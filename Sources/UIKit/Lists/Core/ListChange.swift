import Foundation

/// What a data source or delegate changed while a list asked it.
enum ListChange<Batch: ListBatch> {
    case reload, dataSource
    /// With the numbers that the data source had when the batch ended, where they could be asked.
    case batch(Batch, counts: [Int]?)
    case reconfiguration([IndexPath])

    /// Whether everything is loaded anew, which makes other changes needless.
    var loadsAnew: Bool {
        switch self {
        case .reload, .dataSource: true
        case .batch, .reconfiguration: false
        }
    }

    /// What is called when the change is made.
    var completions: [(Bool) -> Void] {
        if case .batch(let batch, _) = self { batch.completions } else { [] }
    }
}

/// Updates that are collected until the outermost batch ends.
protocol ListBatch {
    var updates: BatchUpdate { get }
    var completions: [(Bool) -> Void] { get }

    /// Makes one batch of several, whose updates come to these.
    init(joining batches: [Self], updates: [ListUpdate])
}
