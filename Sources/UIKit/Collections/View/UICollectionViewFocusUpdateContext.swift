import Foundation

/// A move of the focus into a collection view, out of it, or between its items.
///
/// Its views are the items' cells, where these are in sight.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext>.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    private let from, to: IndexPath?

    init(_ move: ListFocusMove) {
        (from, to) = (move.from, move.to)
        super.init(previous: move.previous, next: move.next, heading: move.heading)
    }

    nonisolated deinit {}

    /// The item that has the focus before the move, or around what has it; `nil` outside of the collection view.
    open var previouslyFocusedIndexPath: IndexPath? { from }

    /// The item that has the focus after the move, or around what has it; `nil` outside of the collection view.
    open var nextFocusedIndexPath: IndexPath? { to }
}
