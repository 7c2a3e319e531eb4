import Foundation

/// What could be done with a row before ``UIContextualAction``: a button that swiping the row shows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewrowaction>.
@available(*, deprecated, message: "Use UIContextualAction and related APIs instead.")
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// What kind of action it is. Raw values are UIKit's, where the first has two names.
    public enum Style: Int, Hashable, Sendable {
        /// One that is red.
        case `default` = 0
        /// One that is grey.
        case normal = 1

        /// One that is red.
        public static let destructive = Style.default
    }

    /// Makes an action. Its handler gets it and the row; the row stays open until the table's editing is ended, or the row
    /// deleted or loaded anew.
    public init(
        style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        (styleStorage, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    nonisolated deinit {}

    private let styleStorage: Style
    let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

    /// What kind of action it is.
    open var style: Style { styleStorage }
    /// What it is called.
    open var title: String?
    /// The colour behind it. `nil`, the default, is the style's.
    open var backgroundColor: UIColor?

    /// The same as an action of the new kind.
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

/// Asks the delegate for actions of the old kind, without a warning where it is asked.
@MainActor
protocol RowActionSource {
    func rowActions(_ tableView: UITableView, at path: IndexPath) -> UISwipeActionsConfiguration?
}

/// The one source.
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
