import CoreGraphics
import UIFoundation
import UIKitCore

/// A tab of a tab bar controller, with a title, an image, and a closure that creates its view controller.
///
/// If `tabs` of a tab bar controller is set, it displays these tabs instead of `viewControllers`. The view controller
/// of a tab is created when the tab is shown for the first time.
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
    /// The controller whose tab bar item represents the tab.
    weak var itemController: UIViewController?
    /// Whether `isHiddenByDefault` has already been applied.
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

    /// The text of the badge; `nil` for no badge. An empty string displays a badge without text.
    open var badgeValue: String? { didSet { didChange() } }

    /// An arbitrary object that the program stores with the tab.
    open var userInfo: Any?

    /// Whether the user can select the tab. The default is `true`.
    open var isEnabled = true { didSet { didChange() } }

    /// Whether the tab is hidden in the bar. The default is `false`.
    open var isHidden = false { didSet { didChange() } }

    /// Whether the tab is hidden until the user shows it. The default is `false`.
    open var isHiddenByDefault = false

    /// Whether the user may hide the tab. The default is `false`.
    open var allowsHiding = false

    /// The placement of the tab: `pinned` tabs are at the trailing end, `sidebarOnly` tabs are not in the bar.
    open var preferredPlacement = Placement.automatic { didSet { didChange() } }

    /// The view controller of the tab, which the provider creates on first access; `nil` without a provider.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let provider else { return nil }
        let controller = provider(self)
        // The provider may have accessed this property.
        if let made { return made }
        made = controller
        controller.extrasForWriting.originatingTab = self
        return controller
    }

    /// The group that contains the tab; `nil` for a tab at the root.
    open var parent: UITabGroup? { group }

    /// The tab bar controller that shows the tab.
    open weak var tabBarController: UITabBarController? { owner ?? group?.tabBarController }

    /// The outermost enclosing group that has a `managingNavigationController`.
    open weak var managingTabGroup: UITabGroup? {
        var found: UITabGroup?
        var current = group
        while let next = current {
            if next.managingNavigationController != nil { found = next }
            current = next.group
        }
        return found
    }

    /// Whether the bar currently contains the tab.
    open var hasVisiblePlacement: Bool {
        guard let tabBarController else { return false }
        return !isHidden && tabBarController.tabsInBar.contains { $0 === self }
    }

    /// Returns the frame of the tab in the bar, in the coordinate space of a view; `nil` if the bar is not visible in
    /// the view's window. A popover whose source item is the tab points to this frame.
    open func frame(in referenceView: UIView) -> CGRect? { itemController?.tabBarItem.frame(in: referenceView) }

    func didChange() { tabBarController?.tabDidChange(self) }

    /// Sets the properties of a tab bar item to those of the tab.
    func describe(_ item: UITabBarItem) {
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
    }

    /// The placement of a tab.
    public enum Placement: Int, Sendable {
        /// Equivalent to `default` for a tab at the root, and to `optional` for a tab in a group.
        case automatic = 0
        /// The tab is visible, and the user may hide it.
        case `default` = 1
        /// The tab is hidden until the user shows it.
        case optional = 2
        /// The tab is visible, and the user may move it.
        case movable = 3
        /// The tab is always visible, at the trailing end of the bar.
        case pinned = 4
        /// The tab is always visible, before the tabs with other placements.
        case fixed = 5
        /// The tab is not in the bar.
        case sidebarOnly = 6
    }
}
