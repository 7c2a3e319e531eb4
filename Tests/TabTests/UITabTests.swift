import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
private final class TabLog: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: String?
    var added: UIViewController?

    func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log.append("shouldSelect a controller")
        return true
    }
    func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {
        log.append("didSelect a controller")
    }
    func tabBarController(_ controller: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        log.append("should \(tab.identifier)")
        return tab.identifier != refused
    }
    func tabBarController(_ controller: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
    func tabBarController(
        _ controller: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        log.append("displayed \(tab.identifier) \(proposedViewControllers.count)")
        return proposedViewControllers + (tab.identifier == "b" ? [added].compactMap { $0 } : [])
    }
    func tabBarController(_ controller: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
        log.append("visibility \(tabs.map(\.identifier).joined())")
    }
    func tabBarController(_ controller: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
        log.append("order \(group.displayOrder.map(\.identifier).joined())")
    }
    func tabBarControllerWillBeginEditing(_ controller: UITabBarController) { log.append("willBegin") }
    func tabBarControllerDidEndEditing(_ controller: UITabBarController) { log.append("didEnd") }
}

@MainActor
private func tab(_ identifier: String) -> UITab {
    UITab(title: identifier.uppercased(), image: nil, identifier: identifier) { tab in controller(tab.title) }
}

@MainActor
@Suite("Tabs as values")
struct UITabTests {
    private func run(
        _ tabs: @autoclosure () -> [UITab], size: CGSize = CGSize(width: 1000, height: 800),
        _ body: (Stage, UITabBarController, TabLog) throws -> Void
    ) throws {
        let log = TabLog()
        func make() -> UITabBarController {
            let controller = UITabBarController(tabs: tabs())
            controller.delegate = log
            return controller
        }
        try Stage.run(root: make(), size: size) { stage, controller in
            try body(stage, controller, log)
            expectEmpty(stage.diagnostics)
        }
    }

    private func press(_ title: String, on stage: Stage) throws { stage.tap(at: try place(of: title, on: stage)) }

    private func place(of title: String, on stage: Stage) throws -> CGPoint {
        var pending: [UIView] = [stage.window]
        var found: [CGPoint] = []
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0 else { continue }
            if let label = view as? UILabel, label.text == title, let superview = label.superview {
                found.append(superview.convert(label.center, to: nil))
            }
            pending += view.subviews
        }
        return try #require(found.first)
    }

    @Test("A tap calls the delegate for the tab and reports it; a controller's calls are not made")
    func selecting() throws {
        try run(["a", "b", "c"].map { tab($0) }) { stage, tabs, log in
            log.refused = "c"
            try press("B", on: stage)
            try press("B", on: stage)
            try press("C", on: stage)
            tabs.selectedTab = tabs.tabs[0]
            stage.advance(by: 0.1)

            expectEqual(
                log.log, ["should b", "did b after a", "should b", "did b after b", "should c", "did a after b"])
            expectTrue(tabs.selectedTab === tabs.tabs[0] && tabs.selectedViewController?.tab === tabs.tabs[0])
        }
    }

    @Test("Providers are called when a tab is needed; titles, badges and hiding follow")
    func items() throws {
        try run(["a", "b", "c"].map { tab($0) }) { stage, tabs, _ in
            tabs.tabs[1].title = "Bees"
            tabs.tabs[1].badgeValue = "3"
            tabs.tabs[2].isHidden = true
            stage.advance(by: 0.1)

            expectTrue(tabs.tabBar.items?.map(\.title) == ["A", "Bees"] && tabs.tabBar.items?[1].badgeValue == "3")
            expectTrue(!tabs.tabs[2].hasVisiblePlacement && tabs.tabs[1].hasVisiblePlacement)
            expectIdentical(tabs.tab(forIdentifier: "c"), tabs.tabs[2])
            expectNil(tabs.tab(forIdentifier: "z"))
        }
    }

    @Test("Fixed tabs are first, pinned tabs last; sidebar tabs have no item")
    func placement() throws {
        try run(["a", "b", "c", "d"].map { tab($0) }) { stage, tabs, _ in
            tabs.tabs[0].preferredPlacement = .pinned
            tabs.tabs[1].preferredPlacement = .sidebarOnly
            tabs.tabs[3].preferredPlacement = .fixed
            stage.advance(by: 0.1)

            expectEqual(tabs.tabBar.items?.map(\.title), ["D", "C", "A"])
        }
    }

    @Test("A new tab has the documented values, a search tab the system's title and symbol, and the last position")
    func fresh() {
        let (first, search) = (tab("a"), UISearchTab { _ in controller("Found") })
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("b")])

        let tabs = UITabBarController(tabs: [search, first, group])

        expectTrue(first.isEnabled)
        expectFalse(first.isHidden)
        expectFalse(first.isHiddenByDefault)
        expectFalse(first.allowsHiding)
        expectEqual(first.preferredPlacement, .automatic)
        expectNil(first.badgeValue)
        expectNil(first.subtitle)
        expectNil(first.parent)
        expectNil(first.managingTabGroup)
        expectIdentical(first.tabBarController, tabs)
        expectFalse(group.allowsReordering)
        expectEmpty(group.displayOrderIdentifiers)
        expectNil(group.defaultChildIdentifier)
        expectTrue(group.children[0].parent === group && group.children[0].tabBarController === tabs)
        expectEqual(tabs.tabBar.items?.map(\.title), ["A", "G", "Search"])
        expectNotNil(search.image)
        expectIdentical(tabs.tabs.first, search)
        expectIdentical(search.viewController?.tab, search)
    }

    @Test("In a compact width only the tabs of compactTabIdentifiers are shown")
    func compact() throws {
        try run(["a", "b", "c"].map { tab($0) }) { stage, tabs, _ in
            tabs.compactTabIdentifiers = ["a", "c"]
            tabs.selectedTab = tabs.tabs[1]
            stage.advance(by: 0.1)
            let wide = tabs.tabBar.items?.map(\.title)
            stage.resize(to: CGSize(width: 400, height: 800))
            stage.advance(by: 0.5)
            let narrow = (tabs.tabBar.items?.map(\.title), tabs.selectedTab?.identifier)
            stage.resize(to: CGSize(width: 1000, height: 800))
            stage.advance(by: 0.5)

            expectEqual(wide, ["A", "B", "C"])
            expectEqual(narrow.0, ["A", "C"])
            expectEqual(narrow.1, "c")
            expectEqual(tabs.tabBar.items?.count, 3)
            expectNotNil(tabs.selectedViewController?.view.window)
        }
    }

    private func group(_ children: [UITab]) -> UITabGroup {
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: children)
        group.allowsReordering = true
        return group
    }

    @Test("A group is one item, and shows its selected child")
    func groups() throws {
        try run([tab("a"), group([tab("b"), tab("c")])]) { stage, tabs, log in
            let group = try #require(tabs.tabs[1] as? UITabGroup)
            try press("G", on: stage)
            stage.advance(by: 0.1)
            let first = tabs.selectedTab?.identifier
            tabs.selectedTab = group.children[1]
            stage.advance(by: 0.1)

            expectEqual(first, "b")
            expectEqual(tabs.selectedTab?.identifier, "c")
            expectEqual(group.selectedChild?.identifier, "c")
            expectTrue(tabs.selectedViewController?.title == "G" || tabs.selectedViewController?.tab?.identifier == "c")
            expectEqual(log.log, ["should b", "did b after a", "did c after b"])
            expectEqual(tabs.tabBar.items?.count, 2)
        }
    }

    @Test("A group's navigation controller shows the selected path, as the delegate determines")
    func managed() throws {
        let navigation = UINavigationController()
        let added = controller("Added")
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("b"), tab("c")]) { _ in
            controller("Group")
        }
        group.managingNavigationController = navigation
        try run([tab("a"), group]) { stage, tabs, log in
            for kept in [navigation, added, group.viewController, group.children[0].viewController] {
                if let kept { stage.excludeFromLeakCheck(kept) }
            }
            group.children[1].viewController.map(stage.excludeFromLeakCheck)
            log.added = added
            tabs.selectedTab = group.children[1]
            stage.advance(by: 0.1)
            let second = navigation.viewControllers.map(\.title)
            tabs.selectedTab = group.children[0]
            stage.advance(by: 0.1)

            expectEqual(second, ["Group", "C"])
            expectEqual(navigation.viewControllers.map(\.title), ["Group", "B", "Added"])
            expectEqual(
                log.log.filter { $0.hasPrefix("displayed") },
                [
                    "displayed g 1", "displayed c 1", "displayed g 1", "displayed b 1",
                ])
            expectIdentical(group.children[0].managingTabGroup, group)
        }
    }

    @Test("The user hides a tab and moves a tab; the delegate is called for each; it is saved under the identifier")
    func editing() throws {
        let name = "test-\(UUID().uuidString)"
        defer { UserDefaults.standard.removeObject(forKey: "UITabBarController.customization.\(name)") }
        func make() -> [UITab] {
            let all = [tab("a"), tab("b"), group([tab("x"), tab("y"), tab("z")])]
            all[1].allowsHiding = true
            return all
        }
        try run([]) { stage, tabs, log in
            tabs.customizationIdentifier = name
            tabs.tabs = make()
            stage.advance(by: 0.1)
            // A long press on the bar.
            stage.touchDown(at: CGPoint(x: tabs.tabBar.frame.midX, y: 25))
            stage.advance(by: 1)
            stage.touchUp(at: CGPoint(x: tabs.tabBar.frame.midX, y: 25))
            stage.advance(by: 1)
            let list = try #require(
                (tabs.presentedViewController as? UINavigationController)?.topViewController as? UITableViewController)
            let row = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            let toggle = try #require(row.editingAccessoryView as? UISwitch)
            stage.tap(toggle)
            list.tableView(list.tableView, moveRowAt: IndexPath(row: 2, section: 1), to: IndexPath(row: 0, section: 1))
            try press("Done", on: stage)
            stage.advance(by: 1)

            expectEqual(
                log.log.filter { !$0.hasPrefix("did a") },
                [
                    "willBegin", "visibility b", "order zxy", "didEnd",
                ])
            expectEqual(tabs.tabBar.items?.map(\.title), ["A", "G"])
            expectNil(tabs.presentedViewController)

            tabs.tabs = make()
            expectTrue(tabs.tabs[1].isHidden)
            expectEqual((tabs.tabs[2] as? UITabGroup)?.displayOrder.map(\.identifier), ["z", "x", "y"])
            tabs.mode = .tabBar
            stage.touchDown(at: CGPoint(x: tabs.tabBar.frame.midX, y: 25))
            stage.advance(by: 1)
            stage.touchUp(at: CGPoint(x: tabs.tabBar.frame.midX, y: 25))
            stage.advance(by: 1)
            expectNil(tabs.presentedViewController)
        }
    }

    @Test("A tab that is hidden by default is hidden until it is shown")
    func hiddenByDefault() throws {
        let second = tab("b")
        (second.allowsHiding, second.isHiddenByDefault) = (true, true)
        try run([tab("a"), second]) { stage, tabs, _ in
            let first = tabs.tabBar.items?.count
            second.isHidden = false
            tabs.tabs = tabs.tabs
            stage.advance(by: 0.1)

            expectEqual(first, 1)
            expectEqual(tabs.tabBar.items?.count, 2)
            second.viewController.map(stage.excludeFromLeakCheck)
        }
    }

    @Test("Setting controllers replaces the tabs")
    func controllers() throws {
        try run([tab("a"), tab("b")]) { stage, tabs, log in
            tabs.viewControllers = [controller("X")]
            stage.advance(by: 0.1)

            expectEmpty(tabs.tabs)
            expectNil(tabs.selectedTab)
            expectEqual(tabs.tabBar.items?.map(\.title), ["X"])
        }
    }

    @Test("Without the selected tab, only the first tab appears")
    func replacedWithoutSelected() throws {
        let items = ["a", "b", "c", "d"].map { tab($0) }
        try run(items) { stage, tabs, log in
            for item in items { item.viewController.map(stage.excludeFromLeakCheck) }
            tabs.selectedTab = items[1]
            stage.advance(by: 0.5)
            stage.timeline.clear()
            log.log = []
            tabs.tabs = [items[0], items[2], items[3]]
            let selected = tabs.selectedTab?.identifier
            stage.advance(by: 0.5)

            expectEqual(selected, "a")
            expectEqual(stage.timeline.lines(of: .appearance).filter { $0.hasPrefix("C") }, [])
            expectFalse(items[2].viewController?.isViewLoaded ?? true)
            expectEqual(log.log, ["did a after b"])
        }
    }

    @Test("After a pop the group is selected, and its child can be selected again")
    func selectedAfterPop() throws {
        let navigation = UINavigationController()
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("b"), tab("c")]) { _ in
            controller("Group")
        }
        group.managingNavigationController = navigation
        try run([tab("a"), group]) { stage, tabs, log in
            for kept in [navigation, group.viewController] + group.children.map(\.viewController) {
                if let kept { stage.excludeFromLeakCheck(kept) }
            }
            tabs.selectedTab = group.children[1]
            stage.advance(by: 0.5)
            stage.find(identifier: "BackButton").tap()
            stage.advance(by: 1)
            let afterPop = tabs.selectedTab?.identifier
            group.title = "Renamed"
            stage.advance(by: 0.5)
            let renamed = navigation.viewControllers.map(\.title)
            log.log = []
            tabs.selectedTab = group.children[1]
            stage.advance(by: 0.5)

            expectEqual(afterPop, "g")
            expectEqual(renamed, ["Group"])
            expectEqual(navigation.viewControllers.map(\.title), ["Group", "C"])
            expectEqual(tabs.selectedTab?.identifier, "c")
            expectEqual(log.log.filter { $0.hasPrefix("did") && !$0.hasPrefix("displayed") }, ["did c after g"])
        }
    }
}
