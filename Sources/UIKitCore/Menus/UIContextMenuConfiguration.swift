import Foundation

/// The content of a context menu: the menu and a preview above it.
///
///     UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
///         UIMenu(children: [UIAction(title: "Share") { _ in … }])
///     }
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration>.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Orders of the elements in a menu that opens upwards.
    public enum ElementOrder: Int, Sendable {
        /// By priority in the menus of controls, otherwise fixed.
        case automatic = 0
        /// The first element is nearest to the menu's source.
        case priority = 1
        /// The first element is at the top.
        case fixed = 2
    }

    package let previewProvider: UIContextMenuContentPreviewProvider?
    package let actionProvider: UIContextMenuActionProvider?
    private let identifierStorage: any NSCopying

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier for the delegate; `nil` creates an identifier.
    ///   - previewProvider: Creates the controller whose view is shown above the menu; with `nil`, the source view is
    ///     shown.
    ///   - actionProvider: Creates the menu from the system's suggestions, which are empty here. Without a menu or a
    ///     provider, only the preview is shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        identifierStorage = identifier ?? (UUID().uuidString as NSString)
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
        super.init()
    }

    nonisolated deinit {}

    /// The identifier of the configuration for the delegate.
    open var identifier: any NSCopying { identifierStorage }

    /// A view above the elements, with its preferred height. The menu also opens if it has only this view.
    package var header: UIView?

    /// The order of the elements. The default is `automatic`.
    open var preferredMenuElementOrder = ElementOrder.automatic
}

/// Creates the controller whose view is shown above a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Creates a context menu from the elements that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
