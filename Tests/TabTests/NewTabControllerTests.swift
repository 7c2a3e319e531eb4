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
@Suite("Tab bar controllers that are not shown yet")
struct NewTabControllerTests {
    @Test("A new one has the documented values, and More's controller, which is nobody's child")
    func fresh() {
        let tabs = UITabBarController()

        #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound)
        #expect(tabs.delegate == nil && tabs.tabBar.delegate === tabs && !tabs.isTabBarHidden)
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && tabs.mode == .automatic)
        #expect(tabs.compactTabIdentifiers == nil && tabs.customizationIdentifier == nil)
        #expect(tabs.moreNavigationController === tabs.moreNavigationController)
        #expect(tabs.moreNavigationController.parent == nil && tabs.children.isEmpty && !tabs.isViewLoaded)
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

        #expect(first == (0, all[0].tabBarItem) && third == (all[2], all[2].tabBarItem, all[2]))
        #expect(tabs.selectedIndex == 1 && tabs.customizableViewControllers == [all[1], all[2]])
        #expect(all.map(\.tabBarController) == [nil, tabs, tabs, nil])
        #expect(tabs.childForStatusBarHidden === all[2])
        #expect(!tabs.isViewLoaded && !all.contains { $0.isViewLoaded })
    }

    @Test("The delegate says which orientations there are, and not the children")
    func orientations() {
        let (tabs, delegate) = (UITabBarController(), LandscapeDelegate())
        let own = tabs.supportedInterfaceOrientations

        tabs.delegate = delegate

        #expect(own == .allButUpsideDown && tabs.supportedInterfaceOrientations == .landscape)
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }

    @Test("One that is not a child at the moment cannot be selected, with UIKit's sentence")
    func notChild() throws {
        let tabs = UITabBarController()
        let all = ["A", "B"].map { controller($0) }
        try Stage.run(rootViewController: tabs) { stage in
            for controller in all + [tabs] { stage.excludeFromLeakCheck(controller) }
            tabs.viewControllers = all
            all[1].willMove(toParent: nil)
            all[1].removeFromParent()

            tabs.selectedIndex = 1

            #expect(stage.diagnostics.count == 1 && tabs.selectedIndex == 0)
            #expect(
                stage.diagnostics[0].message.hasPrefix(
                    "Attempting to select a view controller that isn't a child! (null)"))
        }
    }
}
