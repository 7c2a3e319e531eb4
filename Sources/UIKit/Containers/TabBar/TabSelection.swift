import UIKitCore

/// The selection of a tab bar controller.
///
///     none ──first controllers──▶ tab ⇄ more          (a tab that is listed under More is shown inside of it)
@MainActor
enum TabSelection {
    /// The controller has no tabs.
    case none
    /// A controller of `viewControllers`, in the bar or under More.
    case tab(UIViewController)
    /// More, chosen by the user: its list, or the tab chosen from it.
    case more

    /// The value of `selectedViewController`.
    func controller(in container: UITabBarController) -> UIViewController? {
        switch self {
        case .none: nil
        case .tab(let controller): controller
        case .more: container.moreController
        }
    }

    /// The child that shows the selection.
    func displayed(in container: UITabBarController) -> UIViewController? {
        switch self {
        case .none: nil
        case .tab(let controller): container.isListed(controller) ? container.moreController : controller
        case .more: container.moreController
        }
    }
}
