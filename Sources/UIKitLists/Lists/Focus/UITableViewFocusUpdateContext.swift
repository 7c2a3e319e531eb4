import Foundation

/// The context of a focus move into a table, out of it, or between its rows.
///
/// Its views are the cells of the rows, if they are visible.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext>.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    private let from, to: IndexPath?

    init(_ move: ListFocusMove) {
        (from, to) = (move.from, move.to)
        super.init(previous: move.previous, next: move.next, heading: move.heading)
    }

    nonisolated deinit {}

    /// The row that was focused, or contained the focused view, before the move; `nil` if the focus was outside the
    /// table.
    open var previouslyFocusedIndexPath: IndexPath? { from }

    /// The row that is focused, or contains the focused view, after the move; `nil` if the focus is outside the table.
    open var nextFocusedIndexPath: IndexPath? { to }
}
