import Foundation

/// What a context menu shows: the menu, and a preview over it.
///
///     UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
///         UIMenu(children: [UIAction(title: "Share") { _ in … }])
///     }
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration>.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// In which order a menu's elements are shown where it opens upwards.
    public enum ElementOrder: Int, Sendable {
        /// By priority in the menus of controls, else fixed.
        case automatic = 0
        /// The first element is the nearest to what the menu is for.
        case priority = 1
        /// The first element is at the top.
        case fixed = 2
    }

    package let previewProvider: UIContextMenuContentPreviewProvider?
    package let actionProvider: UIContextMenuActionProvider?
    private let identifierStorage: any NSCopying

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: What the delegate knows it by; one is made for `nil`.
    ///   - previewProvider: Makes the controller whose view is shown over the menu; for `nil`, the view itself is.
    ///   - actionProvider: Makes the menu, with the system's suggestions, of which there are none here. Without a menu, or for
    ///     `nil`, nothing but the preview is shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        identifierStorage = identifier ?? (UUID().uuidString as NSString)
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
        super.init()
    }

    nonisolated deinit {}

    /// What the delegate knows the configuration by.
    open var identifier: any NSCopying { identifierStorage }

    /// A view above the elements, which is as high as it wants to be. The menu opens for it alone, too.
    package var header: UIView?

    /// In which order the elements are shown. The default is `automatic`.
    open var preferredMenuElementOrder = ElementOrder.automatic
}

/// Makes the controller whose view is shown over a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a context menu, with the elements that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
