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

/// What a list is doing, and what its data source and delegate changed meanwhile.
struct ListActivity<Change> {
    enum State: Equatable {
        case idle
        /// The data source or the delegate is asked, or notified.
        case asking
        /// The same inside of a layout pass, which what the list finds out about its size needs no other one of.
        case layingOut
    }

    private(set) var state = State.idle
    /// Whether what is asked is how many items there are.
    var isCounting = false
    /// What was changed meanwhile, and is to be made afterwards.
    private(set) var postponed: [Change] = []
    /// Whether a layout was left out because the list was asking.
    var missedLayout = false

    var isAsking: Bool { state != .idle }

    /// Begins to ask, or to lay out. Returns the state to come back to: within a layout, asking is part of it.
    mutating func begin(_ wanted: State) -> State {
        let old = state
        if state != .layingOut { state = wanted }
        return old
    }

    /// Comes back to the state of before. Returns whether the list has to be laid out again.
    mutating func end(_ old: State) -> Bool {
        state = old
        guard state == .idle else { return false }
        defer { missedLayout = false }
        return missedLayout || !postponed.isEmpty
    }

    /// Keeps a change for later. Returns those that it makes needless.
    mutating func postpone(_ change: Change, replacingOthers: Bool) -> [Change] {
        let needless = replacingOthers ? postponed : []
        if replacingOthers { postponed.removeAll() }
        postponed.append(change)
        return needless
    }

    /// Keeps changes that could not be made for later, before those that were made meanwhile.
    mutating func putBack(_ changes: [Change]) { postponed.insert(contentsOf: changes, at: 0) }

    /// The changes to make now.
    mutating func takePostponed() -> [Change] {
        defer { postponed = [] }
        return postponed
    }
}
