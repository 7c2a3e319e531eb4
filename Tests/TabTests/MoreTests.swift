import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Tabs "A", "B" and so on.
@MainActor
private func tabs(_ count: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { controller(String(UnicodeScalar(UInt8(65 + $0)))) }
    return tabs
}

@MainActor
@Suite("More")
struct MoreTests {
    private func run(_ count: Int, _ body: (Stage, UITabBarController) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: tabs(count)) { stage in
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            stage.advance(by: 0)
            try body(stage, tabs)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Five fit; of six there are four and More", arguments: [(5, 5), (6, 5), (9, 5)])
    func items(count: Int, shown: Int) throws {
        try run(count) { _, tabs in
            expectEqual(tabs.tabBar.items?.count, shown)
            expectEqual(tabs.tabBar.items?.last?.title, count > 5 ? "More" : "E")
            expectTrue(tabs.children.count == 5 && tabs.viewControllers?.count == count)
        }
    }

    @Test("A tab that is chosen from More's list has More as parent and navigation controller, and a way back")
    func choosing() throws {
        try run(7) { stage, tabs in
            stage.tap(at: CGPoint(x: 360, y: 770))
            stage.advance(by: 0.5)
            let more = tabs.moreNavigationController
            let atList = (tabs.selectedIndex, more.viewControllers.count)
            stage.tap(at: CGPoint(x: 200, y: 66))
            stage.tap(at: CGPoint(x: 200, y: 66))
            stage.advance(by: 1)
            let chosen = more.topViewController

            expectTrue(atList.0 == NSNotFound && atList.1 == 1)
            expectTrue(chosen?.title == "E" && chosen?.parent === more && chosen?.navigationController === more)
            expectTrue(chosen?.tabBarController === tabs && chosen?.view.window != nil)
            more.popViewController(animated: true)
            stage.advance(by: 1)
            expectTrue(more.viewControllers.count == 1 && chosen?.parent == nil)
        }
    }

    @Test("A tab that moves to the bar after More was hidden is not taken back")
    func outOfMore() throws {
        try run(7) { stage, tabs in
            let (fifth, seventh) = (try #require(tabs.viewControllers?[4]), try #require(tabs.viewControllers?[6]))
            tabs.selectedIndex = 4
            stage.advance(by: 1)
            stage.whenCalled { [weak tabs] controller, callback in
                guard controller === fifth, callback == "viewWillDisappear", tabs?.viewControllers?.count == 7 else {
                    return
                }
                tabs?.viewControllers = [fifth, seventh]
            }

            tabs.selectedIndex = 6
            stage.advance(by: 1)

            expectTrue(tabs.children == [fifth, seventh] && tabs.moreNavigationController.viewControllers.count == 1)
            #expect(tabs.selectedViewController === seventh && seventh.view.window != nil && fifth.view.window == nil)
        }
    }

    @Test("The program selects a tab under More")
    func selecting() throws {
        try run(7) { stage, tabs in
            tabs.selectedIndex = 5
            stage.advance(by: 0.5)

            expectTrue(tabs.selectedIndex == 5 && tabs.selectedViewController?.title == "F")
            expectNotNil(tabs.selectedViewController?.view.window)
            expectEqual(tabs.tabBar.selectedItem?.title, "More")
            tabs.selectedIndex = 0
            stage.advance(by: 0.5)
            expectNil(tabs.viewControllers?[5].view.window)
        }
    }

    // A split view cannot be pushed, so More displays its list.
    @Test("A split view under More remains selected while More displays its list")
    func selectingSplitView() throws {
        try run(5) { stage, tabs in
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            tabs.viewControllers = (tabs.viewControllers ?? []) + [split]
            stage.advance(by: 0.5)

            tabs.selectedIndex = 5
            stage.advance(by: 0.5)
            expectEqual(tabs.selectedIndex, 5)
            expectIdentical(tabs.selectedViewController, split)
            expectEqual(tabs.moreNavigationController.viewControllers.count, 1)
            expectNotNil(tabs.moreNavigationController.viewIfLoaded?.window)

            tabs.selectedIndex = 0
            stage.advance(by: 0.5)
            expectEqual(tabs.selectedIndex, 0)
        }
    }

    @Test("A navigation controller lends its stack to More and gets it back")
    func navigation() throws {
        try run(5) { stage, tabs in
            let inner = UINavigationController(rootViewController: controller("Root"))
            inner.pushViewController(controller("Detail"), animated: false)
            tabs.viewControllers?.append(inner)
            tabs.selectedViewController = inner
            stage.advance(by: 0.5)
            let more = tabs.moreNavigationController
            let shown = more.viewControllers.map { $0.title ?? "" }
            let lent = inner.viewControllers.count
            tabs.viewControllers = [inner, controller("Z")]
            stage.advance(by: 0.5)

            expectTrue(shown == ["More", "Root", "Detail"] && lent == 0)
            expectEqual(inner.viewControllers.map(\.title), ["Root", "Detail"])
            expectTrue(inner.topViewController?.view.window != nil && inner.topViewController?.parent === inner)
        }
    }

    @Test("A navigation controller gets its root back after the user returns to More's list, and keeps its item")
    func goneBack() throws {
        try run(5) { stage, tabs in
            let root = controller("Root")
            let inner = UINavigationController(rootViewController: root)
            for controller in [root, inner] { stage.excludeFromLeakCheck(controller) }
            tabs.viewControllers?.append(inner)
            tabs.selectedViewController = inner
            stage.advance(by: 0.5)
            let more = tabs.moreNavigationController
            more.popViewController(animated: true)
            stage.advance(by: 0.1)
            let list = try #require(more.viewControllers.first as? UITableViewController)
            let rows = list.tableView.visibleCells.count
            let content = list.tableView.visibleCells.last?.contentConfiguration as? UIListContentConfiguration
            stage.advance(by: 1)

            expectTrue(rows > 0 && content?.text == "Root")
            expectTrue(inner.viewControllers == [root] && root.parent === inner)

            tabs.selectedViewController = inner
            stage.advance(by: 1)
            expectTrue(more.topViewController === root && root.view.window != nil)
            more.popViewController(animated: true)
            stage.advance(by: 1)
        }
    }

    @Test("A stack returns to its tab if the program pops it while More is off screen")
    func popOffScreen() throws {
        @MainActor func makeRoot() -> UITabBarController {
            let inner = tabs(6)
            inner.viewControllers?.append(UINavigationController(rootViewController: controller("Page")))
            let outer = UITabBarController()
            outer.viewControllers = [inner, controller("Other")]
            return outer
        }
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: makeRoot()) { stage in
            let outer = try #require(stage.window.rootViewController as? UITabBarController)
            let inner = try #require(outer.viewControllers?.first as? UITabBarController)
            let navigation = try #require(inner.viewControllers?.last as? UINavigationController)
            let page = { @MainActor in navigation.viewControllers.map(\.title) }
            inner.selectedViewController = navigation
            stage.advance(by: 1)
            expectEmpty(page())
            outer.selectedIndex = 1
            stage.advance(by: 1)

            inner.moreNavigationController.popToRootViewController(animated: false)
            stage.advance(by: 1)

            expectEqual(page(), ["Page"])
            outer.selectedIndex = 0
            stage.advance(by: 1)
            expectEqual(inner.selectedIndex, NSNotFound)
            expectEqual(page(), ["Page"])
        }
    }
}
