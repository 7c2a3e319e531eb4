import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("State that waits for its view to be shown", .serialized)
struct WaitingStateTests {
    private func run(root: @escaping @MainActor () -> UIViewController, _ body: (Stage) throws -> Void) throws {
        RootApp.makeRoot = root
        RootApp.makeController = { $0.last.flatMap(ScrolledPage.make) }
        try Stage.run(application: RootApp.self, device: .iPhone15) { stage in
            stage.advance(by: 1)
            try body(stage)
        }
    }

    private func tabs(_ controllers: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = controllers
        return tabs
    }

    private func navigation(_ name: String, _ pages: [UIViewController]) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.restorationIdentifier = name
        navigation.setViewControllers(pages, animated: false)
        return navigation
    }

    private func tabs(_ stage: Stage) throws -> UITabBarController {
        try #require(stage.window.rootViewController as? UITabBarController)
    }

    @Test(
        "Offset and selection of a list or text in a tab that is not opened between two launches",
        arguments: ["rows", "grid", "note"], [1, 2, 3])
    func hiddenTab(kind: String, launches: Int) throws {
        try run(root: { tabs([kind, "rows other"].map { ScrolledPage($0) }) }) { stage in
            let before = try #require(try tabs(stage).viewControllers?.first as? ScrolledPage)
            before.scroll(to: 40)
            before.select(3)
            stage.advance(by: 1)
            let state = before.state
            try tabs(stage).selectedIndex = 1
            stage.advance(by: 1)

            for launch in 0..<launches {
                stage.relaunch()
                if launch % 2 == 1 { stage.advance(by: 1) }
            }
            try tabs(stage).selectedIndex = 0
            stage.advance(by: 1)

            let after = try #require(try tabs(stage).viewControllers?.first as? ScrolledPage)
            expectNotIdentical(after, before)
            expectEqual(after.state, state)
        }
    }

    @Test("The state of a page below the top page of a stack", arguments: ["rows", "grid", "note"])
    func below(kind: String) throws {
        try run(root: { navigation("navigation", [kind].map { ScrolledPage($0) }) }) { stage in
            let before = try #require(stage.window.rootViewController as? UINavigationController)
            let page = try #require(before.topViewController as? ScrolledPage)
            page.scroll(to: 40)
            page.select(3)
            stage.advance(by: 1)
            let state = page.state
            before.pushViewController(ScrolledPage("rows page"), animated: false)
            stage.advance(by: 1)

            stage.relaunch()
            stage.advance(by: 1)
            stage.relaunch()
            stage.advance(by: 1)
            let after = try #require(stage.window.rootViewController as? UINavigationController)
            after.popViewController(animated: false)
            stage.advance(by: 1)

            expectEqual((after.topViewController as? ScrolledPage)?.state, state)
        }
    }

    @Test("A list or text that is scrolled by less than the height of the bars above it", arguments: ["rows", "note"])
    func scrolledBelowBars(kind: String) throws {
        try run(root: { navigation("navigation", [ScrolledPage(kind)]) }) { stage in
            @MainActor func page() throws -> ScrolledPage {
                let stack = try #require(stage.window.rootViewController as? UINavigationController)
                return try #require(stack.topViewController as? ScrolledPage)
            }
            let before = try page()
            let content = try #require(before.table ?? before.text)
            content.contentOffset.y = -20
            stage.advance(by: 1)
            let (state, inset) = (before.state, content.adjustedContentInset.top)

            stage.relaunch()
            stage.advance(by: 1)

            let after = try page()
            expectTrue(inset > 40 && after !== before && after.state == state)
        }
    }

    @Test("A text in a narrow column, below lines that were not laid out", arguments: [12, 21, 30, 39, 48])
    func narrow(number: Int) throws {
        try run(root: {
            let pages = SideBySideController(["rows", "rows other", "note"].map { ScrolledPage($0) })
            pages.restorationIdentifier = "columns"
            return pages
        }) { stage in
            @MainActor func page() throws -> ScrolledPage {
                try #require(stage.window.rootViewController?.children.last as? ScrolledPage)
            }
            try page().scroll(to: number)
            stage.advance(by: 1)
            let state = try page().state

            for _ in 0..<2 {
                stage.relaunch()
                stage.advance(by: 1)
                try expectEqual(page().state, state)
            }
        }
    }

    @Test("A change by the user between two launches replaces the waiting state")
    func changed() throws {
        try run(root: { tabs(["rows", "rows other"].map { ScrolledPage($0) }) }) { stage in
            let before = try #require(try tabs(stage).viewControllers?.first as? ScrolledPage)
            before.scroll(to: 40)
            before.select(3)
            stage.advance(by: 1)
            try tabs(stage).selectedIndex = 1
            stage.relaunch()

            let between = try #require(try tabs(stage).viewControllers?.first as? ScrolledPage)
            try tabs(stage).selectedIndex = 0
            stage.advance(by: 1)
            between.scroll(to: 10)
            between.select(12)
            let state = between.state
            stage.relaunch()
            stage.advance(by: 1)

            expectEqual((try tabs(stage).viewControllers?.first as? ScrolledPage)?.state, state)
            expectEqual(state, "10 at 0 [3, 12]")
        }
    }

    @Test("A sheet and its first responder, of a program that ends before it has appeared")
    func presented() throws {
        try run(root: { ScrolledPage("rows") }) { stage in
            let before = ScrolledPage("note page")
            stage.window.rootViewController?.present(before, animated: false)
            stage.advance(by: 1)
            before.loadViewIfNeeded()
            expectEqual(before.text?.becomeFirstResponder(), true)
            stage.advance(by: 1)

            stage.relaunch()
            stage.relaunch()
            stage.advance(by: 1)

            let after = stage.window.rootViewController?.presentedViewController as? ScrolledPage
            expectEqual(after?.restorationIdentifier, "note page")
            expectEqual(after?.text?.isFirstResponder, true)
        }
    }

    @Test("The column on top, of a split view that is expanded between two launches")
    func topColumn() throws {
        @MainActor func split() -> UISplitViewController {
            let split = UISplitViewController(style: .doubleColumn)
            split.restorationIdentifier = "split"
            split.setViewController(navigation("primary", [ScrolledPage("rows list")]), for: .primary)
            split.setViewController(navigation("secondary", [ScrolledPage("rows detail")]), for: .secondary)
            return split
        }
        try run(root: { split() }) { stage in
            let before = try #require(stage.window.rootViewController as? UISplitViewController)
            before.show(.primary)
            stage.advance(by: 1)
            expectTrue(before.isCollapsed)
            expectTrue(stage.find("rows list 0").exists)

            stage.sendToBackground()
            stage.resize(to: CGSize(width: 1024, height: 800))
            stage.relaunch()
            stage.advance(by: 1)
            stage.sendToBackground()
            stage.resize(to: CGSize(width: 390, height: 844))
            stage.relaunch()
            stage.advance(by: 1)

            expectTrue(stage.find("rows list 0").exists)
            expectFalse(stage.find("rows detail 0").exists)
        }
    }

    // MARK: Under More

    @Test("The selected tab, and its stack, if it is a navigation controller under More", arguments: [4, 5])
    func moreStack(index: Int) throws {
        try run(root: { tabs((0..<6).map { navigation("n\($0)", [ScrolledPage("rows r\($0)")]) }) }) { stage in
            let before = try tabs(stage)
            before.selectedIndex = index
            stage.advance(by: 1)
            before.moreNavigationController.pushViewController(ScrolledPage("rows page"), animated: false)
            stage.advance(by: 1)

            for _ in 0..<2 {
                stage.relaunch()
                stage.advance(by: 1)
            }

            let after = try tabs(stage)
            expectEqual(after.selectedIndex, index)
            expectEqual(
                after.moreNavigationController.viewControllers.dropFirst().map(\.restorationIdentifier),
                ["rows r\(index)", "rows page"])
            expectTrue(stage.find("rows page 0").exists)
            let lender = after.viewControllers?[index] as? UINavigationController
            after.viewControllers = [UIViewController()]
            stage.advance(by: 1)
            expectEqual(lender?.viewControllers.map(\.restorationIdentifier), ["rows r\(index)", "rows page"])
        }
    }

    @Test("Pages pushed under More, while the first tab is selected", arguments: [true, false])
    func moreBehind(isNavigation: Bool) throws {
        @MainActor func tab(_ index: Int) -> UIViewController {
            let page = ScrolledPage("rows r\(index)")
            return isNavigation ? navigation("n\(index)", [page]) : page
        }
        try run(root: { tabs((0..<6).map(tab)) }) { stage in
            let before = try tabs(stage)
            before.selectedIndex = 5
            stage.advance(by: 1)
            before.moreNavigationController.pushViewController(ScrolledPage("rows page"), animated: false)
            stage.advance(by: 1)
            before.selectedIndex = 0
            stage.advance(by: 1)

            for _ in 0..<2 {
                stage.relaunch()
                stage.advance(by: 1)
            }
            let after = try tabs(stage)
            expectEqual(after.selectedIndex, 0)
            after.selectedIndex = 5
            stage.advance(by: 1)

            expectEqual(
                after.moreNavigationController.viewControllers.dropFirst().map(\.restorationIdentifier),
                ["rows r5", "rows page"])
            expectTrue(stage.find("rows page 0").exists)
        }
    }

    // MARK: Above the detail

    @Test("A page pushed over the detail of a collapsed split view is on top again", arguments: [390])
    func aboveDetail(width: Int) throws {
        @MainActor func split() -> UISplitViewController {
            let split = UISplitViewController(style: .doubleColumn)
            split.restorationIdentifier = "split"
            split.setViewController(navigation("primary", [ScrolledPage("rows list")]), for: .primary)
            split.setViewController(navigation("secondary", [ScrolledPage("rows detail")]), for: .secondary)
            return split
        }
        try run(root: { split() }) { stage in
            let before = try #require(stage.window.rootViewController as? UISplitViewController)
            before.show(.secondary)
            stage.advance(by: 1)
            (before.viewController(for: .primary) as? UINavigationController)?
                .pushViewController(ScrolledPage("rows page"), animated: false)
            stage.advance(by: 1)
            expectTrue(stage.find("rows page 0").exists)

            for _ in 0..<2 {
                stage.sendToBackground()
                stage.resize(to: CGSize(width: width, height: 844))
                stage.relaunch()
                stage.advance(by: 1)
            }

            expectTrue(stage.find("rows page 0").exists)
            expectEqual(stage.find("rows list 0").exists, (width == 1024))
            let after = try #require(stage.window.rootViewController as? UISplitViewController)
            let stacks = [UISplitViewController.Column.primary, .secondary].map { column in
                (after.viewController(for: column) as? UINavigationController)?.viewControllers
                    .compactMap(\.restorationIdentifier)
            }
            expectEqual(
                stacks,
                (width == 390
                    ? [["rows list", "secondary", "rows page"], ["rows detail"]]
                    : [["rows list"], ["rows detail", "rows page"]]))
        }
    }
}
