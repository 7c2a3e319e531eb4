import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Calls in callbacks while a tab moves under More, or back to the bar.
@MainActor
@Suite("Tabs that move between the bar and More inside of callbacks")
struct MoreInCallbackTests {
    private let narrow = CGSize(width: 400, height: 800)
    private let wide = CGSize(width: 1180, height: 820)

    /// Seven tabs, the sixth of which is a navigation controller with a root that acts.
    private func run(
        _ body: (Stage, UITabBarController, UINavigationController, _ root: Caller) throws -> Void
    ) throws {
        let make = {
            let tabs = UITabBarController()
            let root = Caller.make("root", "") {}
            tabs.viewControllers =
                ["A", "B", "C", "D", "E"].map(controller) + [UINavigationController(rootViewController: root)]
                + [controller("G")]
            return tabs
        }
        try Stage.run(root: make(), size: narrow) { stage, tabs in
            stage.advance(by: 0.1)
            let inner = try #require(tabs.viewControllers?[5] as? UINavigationController)
            let root = try #require(inner.viewControllers.first as? Caller)
            for controller in [inner, root] { stage.excludeFromLeakCheck(controller) }
            try body(stage, tabs, inner, root)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    @Test(
        "A window that becomes wide while More borrows a stack shows that in its own tab",
        arguments: ["willMove", "didMove"])
    func wide(moment: String) throws {
        try run { [wide] stage, tabs, inner, root in
            root.act(in: moment) { [unowned stage] in stage.resize(to: wide) }

            tabs.selectedViewController = inner
            stage.advance(by: 1)

            expectIdentical(inner.parent, tabs)
            expectEqual(inner.viewControllers, [root])
            expectIdentical(root.parent, inner)
            expectNotNil(root.view.window)
            expectIdentical(tabs.selectedViewController, inner)
        }
    }

    @Test("More's list shows a new root's item, and a tab's new item, at once")
    func otherItems() throws {
        try run { stage, tabs, inner, _ in
            tabs.selectedViewController = tabs.moreNavigationController
            stage.advance(by: 1)
            let list = try #require(tabs.moreNavigationController.topViewController as? UITableViewController)
            @MainActor func texts() -> [String?] {
                list.tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
            }

            inner.setViewControllers([controller("Other")], animated: false)
            tabs.viewControllers?[4].tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
            tabs.viewControllers?[6].tabBarItem.title = "Changed"
            stage.advance(by: 0.1)

            expectEqual(texts(), ["New", "Other", "Changed"])
        }
    }

    @Test("A controller that is pushed onto a stack in More stays on top when the stack is in the bar again")
    func pushedMeanwhile() throws {
        try run { [wide] stage, tabs, inner, root in
            tabs.selectedViewController = inner
            stage.advance(by: 1)
            let pushed = controller("Pushed")
            inner.pushViewController(pushed, animated: false)
            stage.advance(by: 1)

            stage.resize(to: wide)
            stage.advance(by: 1)

            expectEqual(inner.viewControllers, [root, pushed])
            expectEqual(inner.children, [root, pushed])
            expectNotNil(pushed.view.window)
            stage.excludeFromLeakCheck(pushed)
        }
    }

    @Test("A window that becomes wide again while its tab moves under More shows it in its own tab")
    func wideAgain() throws {
        try run { [narrow, wide] stage, tabs, inner, root in
            stage.resize(to: wide)
            tabs.selectedViewController = inner
            stage.advance(by: 1)
            root.act(in: "viewWillDisappear") { [unowned stage] in stage.resize(to: wide) }

            stage.resize(to: narrow)
            stage.advance(by: 1)

            expectIdentical(inner.parent, tabs)
            expectEqual(inner.viewControllers, [root])
            expectNotNil(root.view.window)
        }
    }

    @Test("A window that becomes narrow while More leaves has More", arguments: [false, true])
    func narrowAgain(andWide: Bool) throws {
        try run { [narrow, wide] stage, tabs, inner, root in
            tabs.selectedViewController = inner
            stage.advance(by: 1)
            let more = MoreWatch(tabs.moreNavigationController)
            stage.whenCalled { controller, callback in
                guard callback == "willMove(toParent: nil)", controller === more.controller, !more.hasActed else {
                    return
                }
                more.hasActed = true
                stage.resize(to: narrow)
                if andWide { stage.resize(to: wide) }
            }

            stage.resize(to: wide)
            stage.advance(by: 1)

            expectTrue(more.hasActed)
            expectNotNil(root.view.window)
            expectIdentical(tabs.selectedViewController, inner)
            expectEqual((root.parent === inner), andWide)
            expectEqual((more.controller?.parent === tabs), !andWide)
        }
    }

    @Test("A controller that is pushed while a stack returns from More is on top of it")
    func push() throws {
        try run { stage, tabs, inner, root in
            tabs.selectedViewController = inner
            stage.advance(by: 1)
            root.act(in: "didMove") { [unowned root] in
                root.act(in: "didMove") { [unowned inner] in
                    inner.pushViewController(controller("pushed"), animated: false)
                }
            }

            tabs.selectedIndex = 6
            stage.advance(by: 1)

            expectEqual(inner.viewControllers.map(\.title), ["root", "pushed"])
            expectEqual(inner.children, inner.viewControllers)
        }
    }

    @Test("A tab that is selected while a tab chosen from More's list appears stays selected")
    func selected() throws {
        try run { stage, tabs, inner, root in
            tabs.selectedViewController = tabs.moreNavigationController
            stage.advance(by: 1)
            root.act(in: "willMove") { [unowned tabs] in tabs.selectedIndex = 0 }
            let list = try #require(tabs.moreNavigationController.viewControllers.first as? UITableViewController)

            stage.tap(try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
            stage.advance(by: 1)

            expectTrue(tabs.selectedIndex == 0 && tabs.viewControllers?[0].view.window != nil)
        }
    }

    @Test("More's list, shown while a tab replaces the tab above it, does not become selected")
    func betweenTwo() throws {
        try run { stage, tabs, inner, root in
            tabs.selectedViewController = inner
            stage.advance(by: 1)
            root.act(in: "willMove") { [unowned stage] in stage.settle() }

            tabs.selectedIndex = 6
            stage.advance(by: 1)

            expectTrue(tabs.selectedIndex == 6 && tabs.viewControllers?[6].view.window != nil)
        }
    }

    @Test("A presentation over a tab's page in its own context moves under More with it")
    func covered() throws {
        try run { [narrow, wide] stage, tabs, inner, root in
            stage.resize(to: wide)
            tabs.selectedViewController = inner
            stage.advance(by: 1)
            let cover = controller("cover")
            cover.modalPresentationStyle = .currentContext
            root.definesPresentationContext = true
            root.present(cover, animated: false)
            stage.advance(by: 1)

            stage.resize(to: narrow)
            stage.advance(by: 1)

            expectIdentical(root.parent, tabs.moreNavigationController)
            expectNotNil(cover.view.window)
            expectTrue(cover.view.isDescendant(of: tabs.moreNavigationController.view))
            expectEqual(stage.timeline.callbacks(of: cover).last, "viewDidAppear")
            root.dismiss(animated: false)
            stage.advance(by: 1)
            expectNotNil(root.view.window)
        }
    }
}

@MainActor
private final class MoreWatch {
    weak var controller: UIViewController?
    var hasActed = false

    init(_ controller: UIViewController) { self.controller = controller }
}
