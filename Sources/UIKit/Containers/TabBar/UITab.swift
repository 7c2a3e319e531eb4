import CoreGraphics
import UIFoundation
import UIKitCore

/// One tab of a tab bar controller: its title, its image, and who provides its controller when it is needed.
///
/// A controller that is given `tabs` shows them in place of `viewControllers`. A tab that was not shown has made no
/// controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitab>.
@preconcurrency @MainActor
open class UITab: NSObject, UIPopoverPresentationControllerSourceItem {
    /// What tells the tab from others; unique among those of a controller.
    open var identifier: String { identifierStorage }

    private let identifierStorage: String
    private var provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    weak var owner: UITabBarController?
    weak var group: UITabGroup?
    /// The controller whose item shows the tab.
    weak var itemController: UIViewController?
    /// Whether `isHiddenByDefault` has been regarded.
    var hasBeenShown = false

    /// Makes a tab.
    ///
    /// - Parameters:
    ///   - title: Shown below the image.
    ///   - image: Shown in the bar.
    ///   - identifier: Unique among the tabs of a controller.
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

    /// A second line where there is room for one. A bar has none.
    open var subtitle: String? { didSet { didChange() } }

    /// The text of the badge; `nil` for no badge, empty for one without text.
    open var badgeValue: String? { didSet { didChange() } }

    /// Whatever the program keeps with the tab.
    open var userInfo: Any?

    /// Whether the user can select the tab; `true` at first.
    open var isEnabled = true { didSet { didChange() } }

    /// Whether the tab is left out of the bar; `false` at first.
    open var isHidden = false { didSet { didChange() } }

    /// Whether the tab is hidden until the user shows it; `false` at first.
    open var isHiddenByDefault = false

    /// Whether the user may hide the tab; `false` at first.
    open var allowsHiding = false

    /// Where the tab is placed: `pinned` tabs stand at the trailing end, `sidebarOnly` ones are not in the bar.
    open var preferredPlacement = Placement.automatic { didSet { didChange() } }

    /// The tab's controller, made by the provider when it is first asked for; `nil` without a provider.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let provider else { return nil }
        let controller = provider(self)
        // The provider may have asked for it as well.
        if let made { return made }
        made = controller
        controller.extrasForWriting.originatingTab = self
        return controller
    }

    /// The group that the tab is in; `nil` for one at the root.
    open var parent: UITabGroup? { group }

    /// The controller that shows the tab.
    open weak var tabBarController: UITabBarController? { owner ?? group?.tabBarController }

    /// The outermost group above the tab whose navigation controller shows its controllers.
    open weak var managingTabGroup: UITabGroup? {
        var found: UITabGroup?
        var current = group
        while let next = current {
            if next.managingNavigationController != nil { found = next }
            current = next.group
        }
        return found
    }

    /// Whether the tab can be seen in the bar as it is now.
    open var hasVisiblePlacement: Bool {
        guard let tabBarController else { return false }
        return !isHidden && tabBarController.tabsInBar.contains { $0 === self }
    }

    /// Where the bar shows the tab, in the space of a view; `nil` where it does not in that view's window. A popover
    /// that has the tab as its source points there.
    open func frame(in referenceView: UIView) -> CGRect? { itemController?.tabBarItem.frame(in: referenceView) }

    func didChange() { tabBarController?.tabDidChange(self) }

    /// Has an item show what the tab says.
    func describe(_ item: UITabBarItem) {
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
    }

    /// Where a tab may be placed.
    public enum Placement: Int, Sendable {
        /// `default` at the root, `optional` in a group.
        case automatic = 0
        /// Shown, and the user may hide it.
        case `default` = 1
        /// Not shown until the user says so.
        case optional = 2
        /// Shown, and the user may move it.
        case movable = 3
        /// At the trailing end of the bar, always shown.
        case pinned = 4
        /// Before the others, always shown.
        case fixed = 5
        /// Not in the bar.
        case sidebarOnly = 6
    }
}
