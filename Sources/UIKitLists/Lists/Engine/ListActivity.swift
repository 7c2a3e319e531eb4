import Foundation

// Data sources and delegates may change a list while it calls them: reload it, insert items, remove the data source.
// The list uses the old items only as long as nothing has changed, and makes the changes afterwards:
//
//              call                        layout
//     ┌─────────────────▶ asking ───────────────────▶ (missed, and requested again at the end)
//     │                     │
//   idle ──layout──▶ layingOut
//     ▲                     │  reloadData, a batch, a new data source
//     │                     ▼
//     └──── end ────── postponed ──▶ no further calls; the next layout or access to items makes the changes
//
// Several changes are joined (`JoinedChanges`), since the data source only has its last state. A change that is
// requested while other changes are pending is made after them.
//
// Chosen (Lists): If the data source changes while a list loads its counts, these counts are loaded again as well.
// (UIKit's behavior ranges from an immediate change to an exception.)

/// A change that a data source or delegate makes while the list calls it.
enum ListChange {
    case reload, dataSource
    /// A batch, with the data source's counts at the end of the batch if they could be loaded.
    case batch(ListBatch, counts: [Int]?)
    case reconfiguration([IndexPath])

    /// Whether the change reloads all data, which makes other changes unnecessary.
    var loadsCountsAgain: Bool {
        switch self {
        case .reload, .dataSource: true
        case .batch, .reconfiguration: false
        }
    }

    /// The closures to call when the change is made.
    var completions: [(Bool) -> Void] {
        if case .batch(let batch, _) = self { batch.completions } else { [] }
    }
}

// Chosen (Lists): Changes that a data source or delegate makes while a table or collection view calls it (a reload, a
// batch, a new data source) are made in the next layout.
/// The activity of a list, and the changes that its data source and delegate make meanwhile.
///
/// This is a class, since an access to a structure in a property of a different class would copy everything that the
/// structure refers to.
@MainActor
final class ListActivity {
    enum State: Equatable {
        case idle
        /// The list calls the data source or the delegate.
        case asking
        /// The list calls them during a layout pass. Sizes that the list measures then do not require a further layout
        /// pass.
        case layingOut
    }

    @exclusivity(unchecked) private(set) var state = State.idle
    /// Whether the list is loading the number of items.
    var isCounting = false
    /// Changes that will be made when the list is idle.
    @exclusivity(unchecked) private(set) var postponed: [ListChange] = []
    /// Whether an override of `performBatchUpdates` was called and has not called `super` yet.
    var isCallingOverride = false
    /// Whether a layout pass was skipped because the list was calling its data source or delegate.
    var missedLayout = false

    var isAsking: Bool { state != .idle }

    /// Begins a call or a layout pass. Returns the state to restore afterwards: during a layout pass, the state does
    /// not change.
    func begin(_ wanted: State) -> State {
        let old = state
        if state != .layingOut { state = wanted }
        return old
    }

    /// Restores the previous state. Returns whether the list needs a new layout pass.
    func end(_ old: State) -> Bool {
        state = old
        guard state == .idle else { return false }
        defer { missedLayout = false }
        return missedLayout || !postponed.isEmpty
    }

    /// Postpones a change. Returns the changes that it makes unnecessary.
    func postpone(_ change: ListChange) -> [ListChange] {
        let needless = change.loadsCountsAgain ? postponed : []
        if change.loadsCountsAgain { postponed.removeAll() }
        postponed.append(change)
        return needless
    }

    /// Postpones changes again that could not be made, before newer changes.
    func reinsert(_ changes: [ListChange]) { postponed.insert(contentsOf: changes, at: 0) }

    /// Returns and clears the postponed changes.
    func takePostponed() -> [ListChange] {
        defer { postponed = [] }
        return postponed
    }
}
