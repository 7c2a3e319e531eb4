import Foundation

/// A row that is swiped: which, to which side, and how far.
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
    /// How far the row is from its place: to the left negative.
    var offset: CGFloat = 0
    /// The finger has let go, and the row stays beside its place: for a choice among its actions, or while one is performed.
    var isOpen = false
    /// The handler of an action has called its completion.
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

    /// To the right for actions at the left.
    var direction: CGFloat { actions.isAtRight ? -1 : 1 }

    var openOffset: CGFloat { direction * actions.preferredWidth }

    /// Whether letting go performs the first action, in a row of a width.
    func isFull(inWidth width: CGFloat) -> Bool {
        configuration.performsFirstActionWithFullSwipe && abs(offset) > max(width * 0.6, actions.preferredWidth + 20)
    }

    /// Follows the finger: not beyond the row's place, and not beyond its width.
    func drag(to offset: CGFloat, width: CGFloat) {
        var distance = max(0, offset * direction)
        let most = actions.preferredWidth
        if distance > most, !configuration.performsFirstActionWithFullSwipe {
            // Beyond its buttons a row follows only a little.
            distance = most + (distance - most) * 0.2
        }
        self.offset = min(distance, width) * direction
    }
}
