import Foundation

/// The actions that swiping a row shows. The first action is at the edge.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// Creates a configuration with actions.
    public init(actions: [UIContextualAction]) {
        storage = actions
        super.init()
    }

    /// Creates a configuration without actions.
    public convenience override init() { self.init(actions: []) }

    nonisolated deinit {}

    /// The actions, beginning at the edge.
    open var actions: [UIContextualAction] { storage }

    private let storage: [UIContextualAction]

    /// Whether a full swipe performs the first action. The default is `true`.
    open var performsFirstActionWithFullSwipe = true
}
