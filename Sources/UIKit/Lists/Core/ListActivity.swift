import Foundation

// Data sources and delegates may do anything while a list asks them: load it anew, insert items, take the data source away. The
// list goes on with the items that it asks about only as far as nothing was changed, and makes the changes afterwards:
//
//             ask                         layout
//     ┌─────────────────▶ asking ───────────────────▶ (missed, and asked for again at the end)
//     │                     │
//   idle ──layout──▶ layingOut
//     ▲                     │  reloadData, a batch, another data source
//     │                     ▼
//     └──── end ────── postponed ──▶ nothing more is asked; the next layout, or the next call about items, makes the changes
//
// Several changes are joined (`JoinedChanges`), as the data source can be asked about the last state alone. What is changed while there are
// changes to make is made after them.
//
// While it asks for numbers (`isCounting`), what changes makes these numbers out of date as well. (Chosen. UIKit's answers reach
// from doing it at once to an exception.)

/// What a data source or delegate changed while a list asked it.
enum ListChange {
    case reload, dataSource
    /// With the numbers that the data source had when the batch ended, where they could be asked.
    case batch(ListBatch, counts: [Int]?)
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

/// What a list is doing, and what its data source and delegate changed meanwhile.
///
/// A class, since each question to a value in a property of another class would copy all that it refers to.
@MainActor
final class ListActivity {
    enum State: Equatable {
        case idle
        /// The data source or the delegate is asked, or notified.
        case asking
        /// The same inside of a layout pass, which what the list finds out about its size needs no other one of.
        case layingOut
    }

    @exclusivity(unchecked) private(set) var state = State.idle
    /// Whether what is asked is how many items there are.
    var isCounting = false
    /// What was changed meanwhile, and is to be made afterwards.
    @exclusivity(unchecked) private(set) var postponed: [ListChange] = []
    /// Whether an override of `performBatchUpdates` was called and has not called `super` yet.
    var isCallingOverride = false
    /// Whether a layout was left out because the list was asking.
    var missedLayout = false

    var isAsking: Bool { state != .idle }

    /// Begins to ask, or to lay out. Returns the state to come back to: within a layout, asking is part of it.
    func begin(_ wanted: State) -> State {
        let old = state
        if state != .layingOut { state = wanted }
        return old
    }

    /// Comes back to the state of before. Returns whether the list has to be laid out again.
    func end(_ old: State) -> Bool {
        state = old
        guard state == .idle else { return false }
        defer { missedLayout = false }
        return missedLayout || !postponed.isEmpty
    }

    /// Keeps a change for later. Returns those that it makes needless.
    func postpone(_ change: ListChange) -> [ListChange] {
        let needless = change.loadsAnew ? postponed : []
        if change.loadsAnew { postponed.removeAll() }
        postponed.append(change)
        return needless
    }

    /// Keeps changes that could not be made for later, before those that were made meanwhile.
    func putBack(_ changes: [ListChange]) { postponed.insert(contentsOf: changes, at: 0) }

    /// The changes to make now.
    func takePostponed() -> [ListChange] {
        defer { postponed = [] }
        return postponed
    }
}
