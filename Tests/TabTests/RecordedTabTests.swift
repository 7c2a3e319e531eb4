import Expectations
import IrekoTesting
import Testing
import UIKit

/// A tab bar controller with `tabs`, as recorded on iOS 26.1.
@MainActor @Suite("Tabs as recorded")
struct RecordedTabTests {
    private final class Log: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []
        var permits = true

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
            -> Bool
        {
            lines.append("legacy")
            return false
        }

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            lines.append("should \(tab.identifier)")
            return permits
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { lines.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
    }

    private func makeTabs() -> [UITab] {
        ["a", "b", "c"].map { name in
            UITab(title: name.uppercased(), image: nil, identifier: name) { _ in UIViewController() }
        }
    }

    @Test("Tabs set before the view is loaded select the first at once, and viewControllers is nil (T3)")
    func beforeLoading() throws {
        let (tabs, log) = (UITabBarController(), Log())
        tabs.delegate = log
        let all = makeTabs()

        tabs.tabs = all

        expectEqual(log.take(), ["did a after none"])
        expectTrue(tabs.viewControllers == nil && tabs.selectedIndex == 0 && tabs.selectedTab === all[0])
        expectIdentical(tabs.selectedViewController, all[0].viewController)
        expectEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C"])
        try Stage.run(rootViewController: tabs) { stage in
            stage.advance(by: 1)
            expectEqual(log.take(), [])
        }
    }

    @Test("Every selection by the program notifies the delegate of the tab only (T5)")
    func program() throws {
        let (tabs, log) = (UITabBarController(), Log())
        tabs.delegate = log
        let all = makeTabs()
        tabs.tabs = all
        log.lines = []

        tabs.selectedTab = all[1]
        expectEqual(log.take(), ["did b after a"])
        tabs.selectedIndex = 2
        expectEqual(log.take(), ["did c after b"])
        tabs.selectedViewController = all[0].viewController
        expectEqual(log.take(), ["did a after c"])
    }

    @Test("A tap calls shouldSelectTab and didSelectTab, also on the selected tab; a refusal ends it (T6)")
    func tap() throws {
        let (tabs, log) = (UITabBarController(), Log())
        tabs.delegate = log
        tabs.tabs = makeTabs()
        try Stage.run(rootViewController: tabs) { stage in
            log.lines = []

            stage.find("B").tap()
            expectEqual(log.take(), ["should b", "did b after a"])
            stage.find("B").tap()
            expectEqual(log.take(), ["should b", "did b after b"])
            log.permits = false
            stage.find("C").tap()
            expectEqual(log.take(), ["should c"])
            expectEqual(tabs.selectedTab?.identifier, "b")
        }
    }

    @Test("Tabs without the selected one select the first; the selected one is not reported again (T7)")
    func subset() throws {
        let (tabs, log) = (UITabBarController(), Log())
        tabs.delegate = log
        let all = makeTabs()
        tabs.tabs = all
        tabs.selectedTab = all[1]
        log.lines = []

        tabs.tabs = [all[0], all[2]]
        expectIdentical(tabs.selectedTab, all[0])
        expectEqual(log.take(), ["did a after b"])
        tabs.tabs = all
        expectIdentical(tabs.selectedTab, all[0])
        expectEqual(log.take(), [])
    }

    @Test("Setting controllers removes the tabs, and setting tabs removes the controllers (T9)")
    func exchange() throws {
        let tabs = UITabBarController()
        let all = makeTabs()
        tabs.tabs = all

        let page = UIViewController()
        tabs.viewControllers = [page]
        expectTrue(tabs.tabs.isEmpty && tabs.viewControllers == [page] && all[0].tabBarController == nil)

        tabs.tabs = all
        expectNil(tabs.viewControllers)
        expectNil(page.parent)
    }

    @Test("The provider is called once, with the tab, when tabs are set or the controller is read (T1)")
    func provider() {
        var calls: [UITab] = []
        let make = { (name: String) in
            UITab(title: name, image: nil, identifier: name) { tab in
                calls.append(tab)
                return UIViewController()
            }
        }
        let (read, set) = (make("read"), make("set"))
        expectEmpty(calls)

        let page = read.viewController
        expectTrue(calls.count == 1 && calls[0] === read)
        expectIdentical(page?.tab, read)
        let tabs = UITabBarController()
        tabs.tabs = [read, set]
        expectTrue(calls.count == 2 && calls[1] === set)
        expectFalse(tabs.isViewLoaded)
        _ = (read.viewController, set.viewController)
        expectEqual(calls.count, 2)
    }

    @Test("A new tab's values (T2)")
    func defaults() {
        let tab = makeTabs()[0]
        expectNil(tab.badgeValue)
        expectNil(tab.subtitle)
        expectEqual(tab.preferredPlacement, .automatic)
        expectFalse(tab.isHidden)
        expectTrue(tab.isEnabled)
        expectFalse(tab.allowsHiding)
        expectFalse(tab.hasVisiblePlacement)
        expectNil(tab.tabBarController)

        let tabs = UITabBarController()
        tabs.tabs = [tab]
        expectTrue(tab.hasVisiblePlacement)
        expectIdentical(tab.tabBarController, tabs)
    }

    @Test("A tab's title and badge are its item's, not the reverse, and not the controller's title (T4)")
    func badge() throws {
        let tabs = UITabBarController()
        let tab = makeTabs()[0]
        tabs.tabs = [tab]
        let item = try #require(tabs.tabBar.items?.first)

        tab.badgeValue = "3"
        tab.title = "New"
        expectEqual(item.badgeValue, "3")
        expectEqual(tab.viewController?.tabBarItem.badgeValue, "3")
        expectEqual(item.title, "New")
        expectNil(tab.viewController?.title)
        item.badgeValue = "4"
        item.title = "Other"
        expectEqual(tab.badgeValue, "3")
        expectEqual(tab.title, "New")
    }

    @Test("The mode in a regular window is automatic (T11)")
    func mode() throws {
        try Stage.run(root: UITabBarController(tabs: makeTabs()), size: CGSize(width: 820, height: 1180)) { _, tabs in
            expectEqual(tabs.mode, .automatic)
        }
    }
}
