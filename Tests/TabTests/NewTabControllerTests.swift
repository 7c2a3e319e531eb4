import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
private final class LandscapeDelegate: UITabBarControllerDelegate {
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .landscape }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeLeft }
}

@MainActor
@Suite("Tab bar controllers that have not been shown")
struct NewTabControllerTests {
    @Test("A new controller has the documented values, and More's controller, which has no parent")
    func fresh() {
        let tabs = UITabBarController()

        expectNil(tabs.viewControllers)
        expectNil(tabs.selectedViewController)
        expectEqual(tabs.selectedIndex, NSNotFound)
        expectNil(tabs.delegate)
        expectIdentical(tabs.tabBar.delegate, tabs)
        expectFalse(tabs.isTabBarHidden)
        expectEmpty(tabs.tabs)
        expectNil(tabs.selectedTab)
        expectEqual(tabs.mode, .automatic)
        expectNil(tabs.compactTabIdentifiers)
        expectNil(tabs.customizationIdentifier)
        expectIdentical(tabs.moreNavigationController, tabs.moreNavigationController)
        expectNil(tabs.moreNavigationController.parent)
        expectEmpty(tabs.children)
        expectFalse(tabs.isViewLoaded)
    }

    @Test("Controllers are children, items and customizable at once, and no view is loaded")
    func set() {
        let tabs = UITabBarController()
        let all = ["A", "B", "C", "D"].map { controller($0) }

        tabs.viewControllers = all
        let first = (tabs.selectedIndex, tabs.tabBar.selectedItem)
        tabs.selectedIndex = 2
        let third = (tabs.selectedViewController, tabs.tabBar.selectedItem, tabs.childForStatusBarStyle)
        tabs.selectedViewController = nil
        tabs.viewControllers = [all[1], all[2]]

        expectTrue(first == (0, all[0].tabBarItem) && third == (all[2], all[2].tabBarItem, all[2]))
        expectTrue(tabs.selectedIndex == 1 && tabs.customizableViewControllers == [all[1], all[2]])
        expectEqual(all.map(\.tabBarController), [nil, tabs, tabs, nil])
        expectIdentical(tabs.childForStatusBarHidden, all[2])
        expectTrue(!tabs.isViewLoaded && !all.contains { $0.isViewLoaded })
    }

    @Test("The delegate determines the orientations, and not the children")
    func orientations() {
        let (tabs, delegate) = (UITabBarController(), LandscapeDelegate())
        let own = tabs.supportedInterfaceOrientations

        tabs.delegate = delegate

        expectEqual(own, .allButUpsideDown)
        expectEqual(tabs.supportedInterfaceOrientations, .landscape)
        expectEqual(tabs.preferredInterfaceOrientationForPresentation, .landscapeLeft)
    }

    @Test("A controller that is not a child cannot be selected, with UIKit's sentence")
    func notChild() throws {
        let tabs = UITabBarController()
        let all = ["A", "B"].map { controller($0) }
        try Stage.run(rootViewController: tabs) { stage in
            for controller in all + [tabs] { stage.excludeFromLeakCheck(controller) }
            tabs.viewControllers = all
            all[1].willMove(toParent: nil)
            all[1].removeFromParent()

            tabs.selectedIndex = 1

            expectEqual(stage.diagnostics.count, 1)
            expectEqual(tabs.selectedIndex, 0)
            expectTrue(
                stage.diagnostics[0].message.hasPrefix(
                    "Attempting to select a view controller that isn't a child! (null)"))
        }
    }
}
