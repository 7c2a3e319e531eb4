import Foundation

/// The context of a focus move into a collection view, out of it, or between its items.
///
/// Its views are the cells of the items, if they are visible.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext>.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    private let from, to: IndexPath?

    init(_ move: ListFocusMove) {
        (from, to) = (move.from, move.to)
        super.init(previous: move.previous, next: move.next, heading: move.heading)
    }

    nonisolated deinit {}

    /// The item that was focused, or contained the focused view, before the move; `nil` if the focus was outside the
    /// collection view.
    open var previouslyFocusedIndexPath: IndexPath? { from }

    /// The item that is focused, or contains the focused view, after the move; `nil` if the focus is outside the
    /// collection view.
    open var nextFocusedIndexPath: IndexPath? { to }
}
