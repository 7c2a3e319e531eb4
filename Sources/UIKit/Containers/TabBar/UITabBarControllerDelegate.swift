import UIKitCore

/// Methods that control and observe the selection, customization and transitions of a tab bar controller.
///
/// All methods have defaults, so that a delegate implements only the methods it needs.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether a tap of the user may select a controller. Called for the selected controller, too, but not
    /// when the program selects a controller. The default is `true`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// Called after the user has selected a controller or tapped the selected tab again. It is not called when the
    /// program selects a controller.
    ///
    /// Called during the tap, after the callbacks that begin the change (chosen: not recorded).
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Called before the sheet for arranging tabs is shown.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewControllers: The controllers on the sheet, without More.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])

    /// Called when the user has finished arranging tabs, before the sheet is dismissed.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewControllers: All controllers in their new order.
    ///   - changed: Whether the order has changed.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// Called after the sheet was dismissed. `viewControllers` of the tab bar controller has the new order.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// Returns the supported orientations of the interface. The default is the value of the class.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// Returns the orientation for the presentation of the controller. The default is the value of the class.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation

    /// Returns the animator of a change of tabs. With `nil`, the default, the change is not animated.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller of an animated change. Called only if the change has an animator. The
    /// default is `nil`.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns whether a tap of the user may select a tab of a controller with `tabs`. The default is `true`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// Called when the selected tab of a controller with `tabs` has changed, by the user or the program (chosen).
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - selectedTab: The selected tab.
    ///   - previousTab: The previously selected tab, or `nil` for the first selection.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// Returns the controllers that the navigation controller of a group shows for a tab of the selected path. Called
    /// for each tab, beginning with the group. The default is the proposed controllers.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - tab: The tab.
    ///   - proposedViewControllers: The tab's own controller, if it has one.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]

    /// Called after the user has hidden or shown tabs. The `isHidden` property of the tabs is already changed.
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])

    /// Called after the user has moved tabs of a group. `displayOrderIdentifiers` of the group has the new order.
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

    /// Called before the user edits the tabs.
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)

    /// Called after the user has edited the tabs. All changes were already reported.
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
}

extension UITabBarControllerDelegate {
    /// Returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// The default implementation is empty.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}

    /// The default implementation is empty.
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}

    /// The default implementation is empty.
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    /// The default implementation is empty.
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    /// Returns the value of the class.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.ownSupportedInterfaceOrientations }

    /// Returns the value of the class.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { tabBarController.ownPreferredInterfaceOrientation }

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Returns `true`.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }

    /// The default implementation is empty.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}

    /// Returns the proposed controllers.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }

    /// The default implementation is empty.
    public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}

    /// The default implementation is empty.
    public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}

    /// The default implementation is empty.
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}

    /// The default implementation is empty.
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
}

extension OptionalMethods {
    static let tabBarController = OptionalMethods((any UITabBarControllerDelegate).self) {
        $0 is any UITabBarControllerDelegate.Type
    }
}
