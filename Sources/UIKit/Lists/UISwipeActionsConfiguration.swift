import Foundation

/// What swiping a row shows: actions, the first of them at the edge.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// Makes a configuration with actions.
    public init(actions: [UIContextualAction]) {
        storage = actions
        super.init()
    }

    nonisolated deinit {}

    /// The actions, from the edge on.
    open var actions: [UIContextualAction] { storage }

    private let storage: [UIContextualAction]

    /// Whether swiping all the way performs the first action. The default is `true`.
    open var performsFirstActionWithFullSwipe = true
}
