import Foundation

/// The state of a swipe: the row, the side, and the offset.
@MainActor
final class ListSwipe {
    /// The side whose actions are shown.
    enum Edge {
        case leading, trailing
    }

    let path: IndexPath
    private(set) weak var cell: (any SwipedCell)?
    let edge: Edge
    let configuration: UISwipeActionsConfiguration
    let actions: SwipeActionsView
    /// The horizontal offset of the row from its place, in points; negative to the left.
    var offset: CGFloat = 0
    /// Whether the finger is lifted and the row stays at its offset, until an action is chosen and performed.
    var isOpen = false
    /// Whether the handler of an action has called its completion.
    var isDone = false

    init(
        _ path: IndexPath, _ cell: any SwipedCell, _ edge: Edge, _ configuration: UISwipeActionsConfiguration,
        _ actions: SwipeActionsView
    ) {
        self.path = path
        self.cell = cell
        self.edge = edge
        self.configuration = configuration
        self.actions = actions
    }

    /// The sign of the offset: positive for actions at the left.
    var direction: CGFloat { actions.isAtRight ? -1 : 1 }

    var openOffset: CGFloat { direction * actions.preferredWidth }

    // Chosen (Lists): A row that is swiped by more than three fifths of its width stays beside its place until the
    // handler of its action calls the completion, or until a touch elsewhere in the list.
    /// Returns whether lifting the finger performs the first action, in a row of a width.
    func isFull(inWidth width: CGFloat) -> Bool {
        configuration.performsFirstActionWithFullSwipe && abs(offset) > max(width * 0.6, actions.preferredWidth + 20)
    }

    /// Follows the finger, from the row's place to its width.
    func drag(to offset: CGFloat, width: CGFloat) {
        var distance = max(0, offset * direction)
        let most = actions.preferredWidth
        if distance > most, !configuration.performsFirstActionWithFullSwipe {
            // A row that is dragged beyond its buttons follows with a fifth of the movement.
            distance = most + (distance - most) * 0.2
        }
        self.offset = min(distance, width) * direction
    }
}
