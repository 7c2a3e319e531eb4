import Foundation

/// An action for a row that swiping shows as a button. ``UIContextualAction`` replaces it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewrowaction>.
@available(*, deprecated, message: "Use UIContextualAction and related APIs instead.")
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// The style of an action. The raw values are those of UIKit, where `default` and `destructive` have the same
    /// value.
    public enum Style: Int, Hashable, Sendable {
        /// A red button.
        case `default` = 0
        /// A gray button.
        case normal = 1

        /// A red button.
        public static let destructive = Style.default
    }

    /// Creates an action. The handler is called with the action and the row. The row stays open until editing ends, or
    /// the row is deleted or reloaded.
    public init(
        style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        (styleStorage, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    nonisolated deinit {}

    private let styleStorage: Style
    let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

    /// The style of the action.
    open var style: Style { styleStorage }
    /// The title of the button.
    open var title: String?
    /// The background color of the button. If `nil`, the default, the color of the style is used.
    open var backgroundColor: UIColor?

    /// Returns an equivalent `UIContextualAction`.
    func contextualAction(path: @escaping @MainActor () -> IndexPath?) -> UIContextualAction {
        let action = UIContextualAction(
            style: style == .default ? .destructive : .normal, title: title
        ) { [self] _, _, done in
            guard let path = path() else { return done(false) }
            handler(self, path)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}

/// Calls the deprecated delegate method without a warning at the call.
@MainActor
protocol RowActionSource {
    func rowActions(_ tableView: UITableView, at path: IndexPath) -> UISwipeActionsConfiguration?
}

/// The only conforming type.
struct DelegateRowActions: RowActionSource {
    let delegate: any UITableViewDelegate

    @available(*, deprecated)
    func rowActions(_ tableView: UITableView, at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = delegate.tableView(tableView, editActionsForRowAt: path) else { return nil }
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in
                action.contextualAction { [weak tableView] in tableView?.swiping.current?.path }
            })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}
