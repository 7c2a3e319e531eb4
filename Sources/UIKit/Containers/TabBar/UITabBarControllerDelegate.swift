import UIKitCore

/// The methods for controlling and observing the selection, the customization and the transitions of a tab bar
/// controller.
///
/// All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether the user may select a controller by a tap. Also called for the selected controller, but not if
    /// the program selects a controller. The default is `true`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    // Chosen (Controllers): `tabBarController(_:didSelect:)` is called within the tap, after the callbacks at the
    // beginning of the change.
    /// Called after the user has selected a controller or tapped the selected tab again. It is not called when the
    /// program selects a controller.
    ///
    /// The call is made within the tap, after the callbacks at the beginning of the change (not recorded).
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

    /// Called after the sheet was dismissed. At this time `viewControllers` of the tab bar controller has the new
    /// order.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// Returns the supported orientations of the interface. The default is the value of `UITabBarController`.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// Returns the orientation for presenting the controller. The default is the value of `UITabBarController`.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation

    /// Returns the animator for a change of tabs. If it returns `nil`, the default, the change is not animated.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller for an animated change. Called only if the change has an animator. The
    /// default is `nil`.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns whether the user may select a tab by a tap. Called if the tab bar controller has `tabs`. The default is
    /// `true`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    // Chosen (Controllers): `tabBarController(_:didSelectTab:previousTab:)` is also called when the program selects a
    // tab.
    /// Called when the selected tab has changed, because of the user or the program, if the tab bar controller has
    /// `tabs`.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - selectedTab: The selected tab.
    ///   - previousTab: The previously selected tab; `nil` for the first selection.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// Returns the controllers that the navigation controller of a group displays for a tab in the selected path.
    /// Called for each tab in the path, beginning with the group. The default is the proposed controllers.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - tab: The tab.
    ///   - proposedViewControllers: The controller of the tab; empty if the tab has no controller.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]

    /// Called after the user has hidden or shown tabs. At this time `isHidden` of the tabs has its new value.
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])

    /// Called after the user has moved tabs of a group. At this time `displayOrderIdentifiers` of the group has the
    /// new order.
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

    /// Called before the user edits the tabs.
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)

    /// Called when the user has finished editing the tabs, after all changes were reported.
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
}

extension UITabBarControllerDelegate {
    /// The default implementation returns `true`.
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

    /// The default implementation returns the value of `UITabBarController`.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.ownSupportedInterfaceOrientations }

    /// The default implementation returns the value of `UITabBarController`.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { tabBarController.ownPreferredInterfaceOrientation }

    /// The default implementation returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// The default implementation returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// The default implementation returns `true`.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }

    /// The default implementation is empty.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}

    /// The default implementation returns the proposed controllers.
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
