import Foundation

/// An action in the menu of a preview, which `UIViewController.previewActionItems` returns.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewaction>.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The appearance of an action.
    public enum Style: Int, Sendable {
        /// An action without a mark.
        case `default` = 0
        /// An action with a checkmark.
        case selected = 1
        /// An action that deletes data.
        case destructive = 2
    }

    /// The title of the action.
    open var title: String { ownTitle }

    /// Called with the action and the previewed controller, when the user has chosen the action.
    open var handler: (any UIPreviewActionItem, UIViewController) -> Void { ownHandler }

    package let style: Style
    private let ownTitle: String
    private let ownHandler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The appearance.
    ///   - handler: Called when the user has chosen the action.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        (ownTitle, self.style) = (title, style)
        ownHandler = { item, controller in (item as? UIPreviewAction).map { handler($0, controller) } }
        super.init()
    }

    nonisolated deinit {}
}

/// A group of actions, which is a submenu in the menu of a preview.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewactiongroup>.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The title of the group.
    open var title: String { ownTitle }

    package let style: UIPreviewAction.Style
    package let actions: [UIPreviewAction]
    private let ownTitle: String

    /// Creates a group of actions.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (ownTitle, self.style, self.actions) = (title, style, actions)
        super.init()
    }

    nonisolated deinit {}
}
