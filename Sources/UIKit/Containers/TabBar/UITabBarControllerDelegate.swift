import UIKitCore

/// What a tab bar controller asks and reports: which tab may be selected, what the user did, what a change looks like.
///
/// All methods have defaults, so that a delegate implements what it needs.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether the user's tap may select a controller; also asked for the one that is selected. Not asked when the program
    /// selects. `true` unless implemented.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// The user has selected a controller, or tapped the tab that was selected already. Not called when the program selects.
    ///
    /// Called inside the tap, after the callbacks that begin the change (chosen: nothing is recorded).
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// The sheet on which the user arranges the tabs is about to be shown.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewControllers: The controllers that are listed on it; More is not among them.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])

    /// The user is done with arranging, and the sheet is about to go.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewControllers: All controllers in their new order.
    ///   - changed: Whether the order is another than before.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// The sheet is gone; `viewControllers` of the tab bar controller has the new order.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// The orientations the interface can be shown in; the class's own unless implemented.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// The orientation to be presented in; the class's own unless implemented.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation

    /// The animator of a change of tabs; `nil`, the default, for a change without animation.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// What drives an animated change; asked only where there is an animator. `nil` unless implemented.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Whether the user's tap may select a tab, for a controller with `tabs`; `true` unless implemented.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// The selected tab is another one, for a controller with `tabs`, whether the user or the program has selected it (chosen).
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - selectedTab: The tab that is selected now.
    ///   - previousTab: The tab that was selected before; `nil` for the first.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// What the navigation controller of a group shows for a tab of the selected path; asked for each, from the group on. The
    /// proposed controllers unless implemented.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - tab: The tab.
    ///   - proposedViewControllers: The tab's own controller, if it has one.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]

    /// The user has hidden or shown tabs; their `isHidden` says which.
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])

    /// The user has moved tabs of a group; its `displayOrderIdentifiers` has the new order.
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

    /// The user begins to edit the tabs.
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)

    /// The user is done with editing the tabs: what has changed has been reported.
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
}

extension UITabBarControllerDelegate {
    /// The default, as the requirement says.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    /// The default, as the requirement says.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.ownSupportedInterfaceOrientations }

    /// The default, as the requirement says.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { tabBarController.ownPreferredInterfaceOrientation }

    /// The default, as the requirement says.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// The default, as the requirement says.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// The default, as the requirement says.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}

    /// The default, as the requirement says.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }

    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}

    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}

    /// Does nothing.
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}

    /// Does nothing.
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
}

extension OptionalMethods {
    static let tabBarController = OptionalMethods((any UITabBarControllerDelegate).self) {
        $0 is any UITabBarControllerDelegate.Type
    }
}
