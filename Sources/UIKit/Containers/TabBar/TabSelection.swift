import UIKitCore

/// What is selected in a tab bar controller.
///
///     none ──first controllers──▶ tab ⇄ more          (a tab that is listed under More is shown inside of it)
@MainActor
enum TabSelection {
    /// There are no controllers.
    case none
    /// One of `viewControllers`, in the bar or under More.
    case tab(UIViewController)
    /// More, which the user has chosen: its list, or what was chosen from that.
    case more

    /// What the program is answered.
    func controller(in container: UITabBarController) -> UIViewController? {
        switch self {
        case .none: nil
        case .tab(let controller): controller
        case .more: container.moreController
        }
    }

    /// The child that shows it.
    func displayed(in container: UITabBarController) -> UIViewController? {
        switch self {
        case .none: nil
        case .tab(let controller): container.isListed(controller) ? container.moreController : controller
        case .more: container.moreController
        }
    }
}
