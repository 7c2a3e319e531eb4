import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Collapsing and expanding a split view")
struct CollapsingTests {
    @Test("Columns become a stack under one bar: visible pages get no callbacks")
    func collapse() throws {
        try withSplit { stage, split, log in
            let navP = try #require(split.page(.primary).navigationController)
            let navC = try #require(split.page(.secondary).navigationController)
            stage.resize(to: phone)
            stage.advance(by: 0.5)

            expectTrue(split.isCollapsed)
            expectEqual(split.viewControllers, [split.page(.primary)])
            expectEqual(navP.viewControllers, [split.page(.primary), navC])
            expectIdentical(navP.topViewController, navC)
            expectIdentical(navC.parent, navP)
            expectNotNil(split.page(.secondary).view.window)
            expectNil(split.page(.primary).viewIfLoaded?.window)
            stage.expectCallbacks(["P viewWillDisappear", "P viewDidDisappear"])
            expectEqual(log.lines, ["top secondary", "willHide primary", "didCollapse true"])
            expectEqual(navP.navigationBar.items?.map(\.title), ["P", "C"])

            log.lines = []
            stage.timeline.clear()
            stage.resize(to: landscape)
            stage.advance(by: 0.5)

            expectFalse(split.isCollapsed)
            expectIdentical(navC.parent, split)
            expectEqual(navP.viewControllers, [split.page(.primary)])
            stage.expectCallbacks(["P viewWillAppear", "P viewIsAppearing", "P viewDidAppear"])
            expectEqual(log.lines, ["expanding oneBesideSecondary", "willShow primary", "didExpand false"])
            expectEqual(split.frame(.secondary), CGRect(x: 320, y: 0, width: 860, height: 820))
        }
    }

    @Test("In a compact window a split view collapses before its first appearance")
    func launch() throws {
        let log = SplitLog()
        log.top = .primary
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(controller("P"), for: .primary)
        split.setViewController(controller("C"), for: .secondary)
        split.delegate = log
        try Stage.run(size: phone, rootViewController: split) { stage in
            stage.advance(by: 1)
            expectTrue(split.isCollapsed)
            expectEqual(
                log.lines,
                ["willChangeTo oneBesideSecondary from secondaryOnly", "top secondary", "didCollapse true"])
            let lines = stage.timeline.lines(of: .appearance).filter { $0.hasPrefix("P ") || $0.hasPrefix("C ") }
            expectEqual(lines, ["P viewWillAppear", "P viewIsAppearing", "P viewDidAppear"], "\(lines)")
            expectNil(split.page(.secondary).viewIfLoaded)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
            stage.excludeFromLeakCheck(split)
        }
    }

    @Test("Each back button during a walk through a stack is as opaque as the one before")
    func backButtons() throws {
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(controller("P"), for: .primary)
        split.setViewController(controller("S"), for: .supplementary)
        split.setViewController(controller("C"), for: .secondary)
        try Stage.run(size: phone, rootViewController: split) { stage in
            stage.advance(by: 1)
            for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
                // The test holds the split view, and that the columns.
                let page = split.viewController(for: column)
                for controller in [split, page, page?.navigationController] {
                    if let controller { stage.excludeFromLeakCheck(controller) }
                }
            }
            let before = backButton(in: stage.window)?.subviews.map(\.alpha)
            stage.tap(at: CGPoint(x: 40, y: 22))
            stage.advance(by: 1)
            let after = backButton(in: stage.window)?.subviews.map(\.alpha)

            expectEqual(before, [1, 1])
            expectEqual(after, before)
        }
    }

    private func backButton(in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == "BackButton", !view.isHidden, view.bounds.width > 0 { return view }
        return view.subviews.lazy.compactMap { backButton(in: $0) }.first
    }

    @Test("A large title stays large while the row of its bar moves below tabs at the top, and back")
    func largeTitle() throws {
        let list = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(navigation, for: .primary)
        split.setViewController(controller("C"), for: .secondary)
        let log = SplitLog()
        log.top = .primary
        split.delegate = log
        let tabs = UITabBarController()
        tabs.viewControllers = [split]
        try Stage.run(size: phone, rootViewController: tabs) { stage in
            for controller in [tabs, split, navigation, list] { stage.excludeFromLeakCheck(controller) }
            stage.advance(by: 0.5)
            let narrow = navigation.navigationBar.frame
            stage.resize(to: landscape)
            stage.advance(by: 0.5)
            let wide = navigation.navigationBar.frame
            stage.resize(to: phone)
            stage.advance(by: 0.5)

            expectEqual(narrow.minY, 0)
            expectEqual(narrow.height, 96)
            expectEqual(navigation.navigationBar.frame, narrow)
            expectEqual(wide.minY, 50)
            expectEqual(wide.height, 96)
            expectEqual(list.tableView.contentOffset.y, -96)

            // A title that was scrolled away stays collapsed.
            list.tableView.contentInset.bottom = 2000
            list.tableView.contentOffset.y = 0
            stage.advance(by: 0.5)
            stage.resize(to: landscape)
            stage.advance(by: 0.5)
            expectEqual(navigation.navigationBar.frame.height, 44)
        }
    }

    @Test("Details pushed while collapsed are in the content's column afterwards, and back again")
    func pushed() throws {
        try withSplit { stage, split, _ in
            let navP = try #require(split.page(.primary).navigationController)
            let navC = try #require(split.page(.secondary).navigationController)
            navC.pushViewController(controller("D"), animated: false)
            stage.advance(by: 0.1)
            stage.resize(to: phone)
            stage.advance(by: 0.1)
            expectEqual(navP.navigationBar.items?.map(\.title), ["P", "C", "D"])
            navC.pushViewController(controller("E"), animated: true)
            stage.advance(by: 1)
            expectEqual(navP.navigationBar.topItem?.title, "E")
            expectEqual(navP.navigationBar.backItem?.title, "D")
            stage.timeline.clear()
            stage.resize(to: landscape)
            stage.advance(by: 0.1)

            expectEqual(navC.viewControllers.map(\.title), ["C", "D", "E"])
            expectEqual(navC.navigationBar.topItem?.title, "E")
            expectEqual(navC.navigationBar.backItem?.title, "D")
            stage.expectCallbacks(["P viewWillAppear", "P viewIsAppearing", "P viewDidAppear"])
            expectEqual(navP.viewControllers.count, 1)
            expectEqual(navP.navigationBar.topItem?.title, "P")
        }
    }

    @Test("The back button leads through both stacks, and the column is a child again when it is popped")
    func back() throws {
        try withSplit(size: phone) { stage, split, _ in
            let navP = try #require(split.page(.primary).navigationController)
            let navC = try #require(split.page(.secondary).navigationController)
            navC.pushViewController(controller("D"), animated: true)
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 30, y: 22))
            stage.advance(by: 1)
            expectEqual(navC.viewControllers.map(\.title), ["C"])
            expectEqual(navP.navigationBar.topItem?.title, "C")
            stage.tap(at: CGPoint(x: 30, y: 22))
            stage.advance(by: 1)

            expectEqual(navP.viewControllers, [split.page(.primary)])
            expectIdentical(navC.parent, split)
            split.show(.secondary)
            stage.advance(by: 1)
            expectIdentical(navP.topViewController, navC)
            expectEqual(navP.navigationBar.topItem?.title, "C")
            split.hide(.secondary)
            stage.advance(by: 1)
            expectIdentical(navP.topViewController, split.page(.primary))
            stage.resize(to: landscape)
            stage.advance(by: 0.1)
            expectEqual(split.frame(.secondary)?.width, 860)
            expectIdentical(navC.parent, split)
        }
    }

    @Test("An edge swipe pops through both stacks")
    func edgeSwipe() throws {
        try withSplit(size: phone) { stage, split, _ in
            let navP = try #require(split.page(.primary).navigationController)
            let navC = try #require(split.page(.secondary).navigationController)
            navC.pushViewController(controller("D"), animated: false)
            stage.advance(by: 0.2)
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
            stage.advance(by: 1)
            let first = navC.viewControllers.map(\.title)
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
            stage.advance(by: 1)

            expectEqual(first, ["C"])
            expectIdentical(navP.topViewController, split.page(.primary))
        }
    }

    @Test("The compact column replaces the other columns")
    func compact() throws {
        let other = controller("K")
        try withSplit(prepare: { $0.setViewController(other, for: .compact) }) { stage, split, log in
            stage.resize(to: phone)
            stage.advance(by: 0.1)

            expectEqual(split.viewControllers, [other])
            expectNotNil(other.view.window)
            expectIdentical(other.parent, split)
            expectEqual(
                log.lines,
                [
                    "top compact", "willHide primary", "willHide secondary", "willShow compact", "didCollapse true",
                ])
            expectEqual(other.view.frame.size, phone)
            expectEqual(split.children.count, 3)
            stage.resize(to: landscape)
            stage.advance(by: 0.1)
            expectNil(other.view.window)
            expectEqual(split.frame(.primary)?.width, 320)
            stage.excludeFromLeakCheck(other)
        }
    }

    @Test("Three columns become one stack, up to the column that the delegate returns")
    func triple() throws {
        try withSplit(.tripleColumn, size: large) { stage, split, log in
            let navs = [UISplitViewController.Column.primary, .supplementary, .secondary].map {
                split.page($0).navigationController!
            }
            log.top = .supplementary
            stage.resize(to: phone)
            stage.advance(by: 0.1)
            expectTrue(navs[0].viewControllers == [split.page(.primary), navs[1]] && navs[2].parent === split)
            split.show(.secondary)
            stage.advance(by: 1)
            expectEqual(navs[0].viewControllers, [split.page(.primary), navs[1], navs[2]])
            expectEqual(navs[0].navigationBar.items?.map(\.title), ["P", "S", "C"])
            split.show(.primary)
            stage.advance(by: 1)
            expectEqual(navs[0].viewControllers, [split.page(.primary)])
            split.show(.secondary)
            stage.advance(by: 1)
            stage.resize(to: large)
            stage.advance(by: 0.1)

            expectTrue(navs.allSatisfy { $0.parent === split && $0.viewControllers.count == 1 })
            expectEqual(split.displayMode, .twoBesideSecondary)
            expectEqual(split.frame(.secondary)?.minX, 640)
        }
    }

    @Test("Columns changed while collapsed replace the old ones")
    func replaced() throws {
        try withSplit(size: phone) { stage, split, _ in
            let navP = try #require(split.page(.primary).navigationController)
            let other = UINavigationController(rootViewController: controller("D"))
            split.setViewController(other, for: .secondary)
            stage.advance(by: 0.1)
            expectIdentical(navP.viewControllers.last, other)
            expectNotNil(other.view.window)
            split.setViewController(nil, for: .secondary)
            stage.advance(by: 0.1)
            expectEqual(navP.viewControllers, [split.page(.primary)])
            expectNil(other.parent)
            let first = UINavigationController(rootViewController: controller("Q"))
            split.setViewController(first, for: .primary)
            stage.advance(by: 0.1)
            expectEqual(split.viewControllers, [first])
            expectNotNil(first.view.window)
            expectNil(navP.parent)
        }
    }

    @Test("The classic split view pushes the secondary controller onto the primary one's stack, and takes it back")
    func classic() throws {
        let log = SplitLog()
        let make = {
            let split = UISplitViewController()
            split.viewControllers = [
                UINavigationController(rootViewController: controller("P")),
                UINavigationController(rootViewController: controller("C")),
            ]
            split.delegate = log
            return split
        }
        try Stage.run(root: make(), size: landscape) { stage, split in
            stage.advance(by: 0.1)
            log.lines = []
            let (navP, navC) = (split.viewControllers[0] as! UINavigationController, split.viewControllers[1])
            expectEqual(split.displayMode, .oneBesideSecondary)
            stage.resize(to: phone)
            stage.advance(by: 0.1)
            expectEqual(log.lines, ["forCollapsing", "collapseSecondary false"], "\(log.lines)")
            expectEqual(split.viewControllers, [navP])
            expectIdentical(navP.viewControllers.last, navC)
            navP.popViewController(animated: false)
            stage.advance(by: 0.1)
            navP.showDetailViewController(UINavigationController(rootViewController: controller("D")), sender: nil)
            stage.advance(by: 1)
            let detail = navP.viewControllers.last
            log.lines = []
            stage.resize(to: landscape)
            stage.advance(by: 0.1)

            expectEqual(log.lines, ["forExpanding", "separateSecondary true"], "\(log.lines)")
            expectEqual(split.viewControllers, [navP, detail])
            expectEqual(navP.viewControllers.count, 1)
            expectNotNil(detail?.view.window)
            expectNil(navC.parent)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    @Test("A delegate that returns true drops the secondary controller; the old one is back afterwards")
    func dropped() throws {
        let log = SplitLog()
        log.dropsSecondary = true
        let make = {
            let split = UISplitViewController()
            split.viewControllers = [
                UINavigationController(rootViewController: controller("P")), controller("C"),
            ]
            split.delegate = log
            return split
        }
        try Stage.run(root: make(), size: phone) { stage, split in
            stage.advance(by: 0.1)
            let navP = split.viewControllers[0] as! UINavigationController
            expectEqual(navP.viewControllers.map(\.title), ["P"])
            expectEqual(split.viewControllers.count, 1)
            stage.resize(to: landscape)
            stage.advance(by: 0.1)
            expectEqual(split.viewControllers.map { $0.title ?? "-" }.last, "C")
        }
    }

    @Test("A secondary controller that the delegate has pushed is back afterwards, also if it was popped")
    func pushedByDelegate() throws {
        let log = SplitLog()
        log.dropsSecondary = true
        log.whenCollapsing = { secondary, primary in
            secondary.viewIfLoaded?.removeFromSuperview()
            (primary as? UINavigationController)?.pushViewController(secondary, animated: false)
        }
        let make = {
            let split = UISplitViewController()
            split.viewControllers = [
                UINavigationController(rootViewController: controller("P")), controller("C"),
            ]
            split.delegate = log
            return split
        }
        try Stage.run(root: make(), size: landscape) { stage, split in
            stage.advance(by: 0.1)
            let (navP, secondary) = (split.viewControllers[0] as! UINavigationController, split.viewControllers[1])
            for isPopped in [false, true] {
                stage.resize(to: phone)
                stage.advance(by: 0.5)
                expectEqual(navP.viewControllers.map(\.title), ["P", "C"])
                if isPopped { navP.popViewController(animated: false) }
                stage.advance(by: 0.5)

                stage.resize(to: landscape)
                stage.advance(by: 0.5)

                expectEqual(navP.viewControllers.map(\.title), ["P"])
                expectEqual(split.viewControllers, [navP, secondary])
                expectNotNil(secondary.viewIfLoaded?.window)
            }
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    @Test("Reversing inside a callback, and resizing to an empty size, end with the size's state")
    func hostile() throws {
        try withSplit { stage, split, _ in
            for size in [
                phone, CGSize(width: 1, height: 1), landscape, CGSize(width: 599, height: 10), large, phone, landscape,
            ] {
                stage.resize(to: size)
            }
            stage.advance(by: 0.1)
            expectFalse(split.isCollapsed)
            expectEqual(split.frame(.primary)?.width, 320)
            expectEqual(split.children.count, 2)
        }
    }

    @Test("A detail in the stack of a tab that is not selected appears once when a classic split view expands")
    func detailInUnselectedTab() throws {
        let navigation = UINavigationController(rootViewController: controller("Root"))
        func make() -> UISplitViewController {
            let split = UISplitViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, controller("Other")]
            split.preferredDisplayMode = .oneBesideSecondary
            split.viewControllers = [tabs, UINavigationController(rootViewController: controller("First"))]
            return split
        }
        try Stage.run(root: make(), size: phone) { stage, split in
            stage.advance(by: 0.5)
            navigation.topViewController?.showDetailViewController(controller("Detail"), sender: nil)
            stage.advance(by: 1)
            (split.viewControllers.first as? UITabBarController)?.selectedIndex = 1
            stage.advance(by: 1)
            stage.timeline.clear()
            stage.resize(to: landscape)
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.lines(of: .appearance).filter { !$0.hasPrefix("UI") },
                ["Detail viewWillAppear", "Detail viewIsAppearing", "Detail viewDidAppear"])
            expectEqual(navigation.viewControllers.count, 1)
            expectEqual(split.viewControllers.last?.title, "Detail")
        }
    }
}
