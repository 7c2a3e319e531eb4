import UIKitCore

/// The selection of a tab bar controller.
///
///     none ──first controllers──▶ tab ⇄ more          (a tab that is listed under More is shown inside of it)
@MainActor
enum TabSelection {
    /// No tab is selected, since the tab bar controller has no tabs.
    case none
    /// A controller of `viewControllers`, in the bar or under More.
    case tab(UIViewController)
    /// The user has selected More, which displays its list or a tab above the list.
    case more

    /// Returns the value of `selectedViewController`.
    func controller(in container: UITabBarController) -> UIViewController? {
        switch self {
        case .none: nil
        case .tab(let controller): controller
        case .more: container.moreController
        }
    }

    /// Returns the child that displays the selection.
    func displayed(in container: UITabBarController) -> UIViewController? {
        switch self {
        case .none: nil
        case .tab(let controller): container.isListed(controller) ? container.moreController : controller
        case .more: container.moreController
        }
    }
}
