import CoreGraphics
import UIFoundation
import UIKitCore

/// A tab of a tab bar controller: its title, its image, and a provider of its view controller.
///
/// A tab bar controller with `tabs` shows them instead of `viewControllers`. The controller of a tab is created when
/// the tab is shown for the first time.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitab>.
@preconcurrency @MainActor
open class UITab: NSObject, UIPopoverPresentationControllerSourceItem {
    /// The identifier, which must be unique among the tabs of a tab bar controller.
    open var identifier: String { identifierStorage }

    private let identifierStorage: String
    private var provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    weak var owner: UITabBarController?
    weak var group: UITabGroup?
    /// The controller whose item shows the tab.
    weak var itemController: UIViewController?
    /// Whether `isHiddenByDefault` was applied.
    var hasBeenShown = false

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title, shown below the image.
    ///   - image: The image, shown in the bar.
    ///   - identifier: An identifier that is unique among the tabs of a tab bar controller.
    ///   - viewControllerProvider: Called once, when the tab is shown for the first time.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        identifierStorage = identifier
        self.title = title
        self.image = image
        provider = viewControllerProvider
        super.init()
    }

    nonisolated deinit {}

    /// The title in the bar.
    open var title: String { didSet { didChange() } }

    /// The image in the bar.
    open var image: UIImage? { didSet { didChange() } }

    /// A second line of text. The bar does not show it.
    open var subtitle: String? { didSet { didChange() } }

    /// The text of the badge. With `nil` the tab has no badge. An empty string shows a badge without text.
    open var badgeValue: String? { didSet { didChange() } }

    /// An arbitrary object that the program stores with the tab.
    open var userInfo: Any?

    /// Whether the user can select the tab. The default is `true`.
    open var isEnabled = true { didSet { didChange() } }

    /// Whether the tab is excluded from the bar. The default is `false`.
    open var isHidden = false { didSet { didChange() } }

    /// Whether the tab is hidden until the user shows it. The default is `false`.
    open var isHiddenByDefault = false

    /// Whether the user may hide the tab. The default is `false`.
    open var allowsHiding = false

    /// The placement of the tab: `pinned` tabs are at the trailing end, `sidebarOnly` tabs are not in the bar.
    open var preferredPlacement = Placement.automatic { didSet { didChange() } }

    /// The view controller of the tab. The provider creates it on first access. `nil` without a provider.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let provider else { return nil }
        let controller = provider(self)
        // The provider may have read this property, too.
        if let made { return made }
        made = controller
        controller.extrasForWriting.originatingTab = self
        return controller
    }

    /// The group that contains the tab, or `nil` for a tab at the root.
    open var parent: UITabGroup? { group }

    /// The tab bar controller that shows the tab.
    open weak var tabBarController: UITabBarController? { owner ?? group?.tabBarController }

    /// The outermost group above the tab that has a navigation controller.
    open weak var managingTabGroup: UITabGroup? {
        var found: UITabGroup?
        var current = group
        while let next = current {
            if next.managingNavigationController != nil { found = next }
            current = next.group
        }
        return found
    }

    /// Whether the tab is visible in the bar as it is now.
    open var hasVisiblePlacement: Bool {
        guard let tabBarController else { return false }
        return !isHidden && tabBarController.tabsInBar.contains { $0 === self }
    }

    /// The frame of the tab in the bar, in the coordinates of a view, or `nil` if the bar is not visible in the view's
    /// window. A popover with the tab as its source points to this frame.
    open func frame(in referenceView: UIView) -> CGRect? { itemController?.tabBarItem.frame(in: referenceView) }

    func didChange() { tabBarController?.tabDidChange(self) }

    /// Copies the properties of the tab to an item.
    func describe(_ item: UITabBarItem) {
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
    }

    /// The placement of a tab.
    public enum Placement: Int, Sendable {
        /// `default` at the root, `optional` in a group.
        case automatic = 0
        /// Shown, and the user may hide it.
        case `default` = 1
        /// Hidden until the user shows it.
        case optional = 2
        /// Shown, and the user may move it.
        case movable = 3
        /// At the trailing end of the bar, always shown.
        case pinned = 4
        /// Before the other tabs, always shown.
        case fixed = 5
        /// Not in the bar.
        case sidebarOnly = 6
    }
}
