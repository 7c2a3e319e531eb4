import Foundation

/// A move of the focus into a table, out of it, or between its rows.
///
/// Its views are the rows' cells, where these are in sight.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext>.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    private let from, to: IndexPath?

    init(_ move: ListFocusMove) {
        (from, to) = (move.from, move.to)
        super.init(previous: move.previous, next: move.next, heading: move.heading)
    }

    nonisolated deinit {}

    /// The row that has the focus before the move, or around what has it; `nil` outside of the table.
    open var previouslyFocusedIndexPath: IndexPath? { from }

    /// The row that has the focus after the move, or around what has it; `nil` outside of the table.
    open var nextFocusedIndexPath: IndexPath? { to }
}
