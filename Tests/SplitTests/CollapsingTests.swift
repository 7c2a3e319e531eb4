import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Collapsing and expanding a split view")
struct CollapsingTests {
    @Test("Columns become a stack under one bar: what stays in sight gets no callbacks")
    func collapse() throws {
        try withSplit { stage, split, log in
            let navP = try #require(split.page(.primary).navigationController)
            let navC = try #require(split.page(.secondary).navigationController)
            stage.resize(to: phone)
            stage.advance(by: 0.5)

            #expect(split.isCollapsed && split.viewControllers == [navP])
            #expect(navP.viewControllers == [split.page(.primary), navC] && navP.topViewController === navC)
            #expect(navC.parent === navP && split.page(.secondary).view.window != nil)
            #expect(split.page(.primary).viewIfLoaded?.window == nil)
            stage.expectCallbacks(["P viewWillDisappear", "P viewDidDisappear"])
            #expect(log.lines == ["top secondary", "willHide primary", "didCollapse true"])
            #expect(navP.navigationBar.items?.map(\.title) == ["P", "C"])

            log.lines = []
            stage.timeline.clear()
            stage.resize(to: landscape)
            stage.advance(by: 0.5)

            #expect(!split.isCollapsed && navC.parent === split && navP.viewControllers == [split.page(.primary)])
            stage.expectCallbacks(["P viewWillAppear", "P viewIsAppearing", "P viewDidAppear"])
            #expect(log.lines == ["expanding oneBesideSecondary", "willShow primary", "didExpand false"])
            #expect(split.frame(.secondary) == CGRect(x: 320, y: 0, width: 860, height: 820))
        }
    }

    @Test("In a compact window a split view collapses before anything is shown")
    func launch() throws {
        let log = SplitLog()
        log.top = .primary
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(controller("P"), for: .primary)
        split.setViewController(controller("C"), for: .secondary)
        split.delegate = log
        try Stage.run(size: phone, rootViewController: split) { stage in
            stage.advance(by: 1)
            #expect(split.isCollapsed && log.lines == ["top secondary", "willShow primary", "didCollapse true"])
            let lines = stage.timeline.lines(of: .appearance).filter { $0.hasPrefix("P ") || $0.hasPrefix("C ") }
            #expect(lines == ["P viewWillAppear", "P viewIsAppearing", "P viewDidAppear"], "\(lines)")
            #expect(split.page(.secondary).viewIfLoaded == nil)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
            stage.excludeFromLeakCheck(split)
        }
    }

    @Test("Each back button on the way through a stack is as clear as the one before")
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

            #expect(before == [1, 1] && after == before)
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

            #expect(narrow.minY == 0 && narrow.height == 96 && navigation.navigationBar.frame == narrow)
            #expect(wide.minY == 50 && wide.height == 96 && list.tableView.contentOffset.y == -96)

            // One that was scrolled away stays so.
            list.tableView.contentInset.bottom = 2000
            list.tableView.contentOffset.y = 0
            stage.advance(by: 0.5)
            stage.resize(to: landscape)
            stage.advance(by: 0.5)
            #expect(navigation.navigationBar.frame.height == 44)
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
            #expect(navP.navigationBar.items?.map(\.title) == ["P", "C", "D"])
            navC.pushViewController(controller("E"), animated: true)
            stage.advance(by: 1)
            #expect(navP.navigationBar.topItem?.title == "E" && navP.navigationBar.backItem?.title == "D")
            stage.timeline.clear()
            stage.resize(to: landscape)
            stage.advance(by: 0.1)

            #expect(navC.viewControllers.map(\.title) == ["C", "D", "E"])
            #expect(navC.navigationBar.topItem?.title == "E" && navC.navigationBar.backItem?.title == "D")
            stage.expectCallbacks(["P viewWillAppear", "P viewIsAppearing", "P viewDidAppear"])
            #expect(navP.viewControllers.count == 1 && navP.navigationBar.topItem?.title == "P")
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
            #expect(navC.viewControllers.map(\.title) == ["C"] && navP.navigationBar.topItem?.title == "C")
            stage.tap(at: CGPoint(x: 30, y: 22))
            stage.advance(by: 1)

            #expect(navP.viewControllers == [split.page(.primary)] && navC.parent === split)
            split.show(.secondary)
            stage.advance(by: 1)
            #expect(navP.topViewController === navC && navP.navigationBar.topItem?.title == "C")
            split.hide(.secondary)
            stage.advance(by: 1)
            #expect(navP.topViewController === split.page(.primary))
            stage.resize(to: landscape)
            stage.advance(by: 0.1)
            #expect(split.frame(.secondary)?.width == 860 && navC.parent === split)
        }
    }

    @Test("An edge swipe goes back through both stacks")
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

            #expect(first == ["C"] && navP.topViewController === split.page(.primary))
        }
    }

    @Test("The compact column replaces all others")
    func compact() throws {
        let other = controller("K")
        try withSplit(prepare: { $0.setViewController(other, for: .compact) }) { stage, split, log in
            stage.resize(to: phone)
            stage.advance(by: 0.1)

            #expect(split.viewControllers == [other] && other.view.window != nil && other.parent === split)
            #expect(
                log.lines == [
                    "top compact", "willHide primary", "willHide secondary", "willShow compact", "didCollapse true",
                ])
            #expect(other.view.frame.size == phone)
            #expect(split.children.count == 3)
            stage.resize(to: landscape)
            stage.advance(by: 0.1)
            #expect(other.view.window == nil && split.frame(.primary)?.width == 320)
            stage.excludeFromLeakCheck(other)
        }
    }

    @Test("Three columns become one stack, up to the column that the delegate says")
    func triple() throws {
        try withSplit(.tripleColumn, size: large) { stage, split, log in
            let navs = [UISplitViewController.Column.primary, .supplementary, .secondary].map {
                split.page($0).navigationController!
            }
            log.top = .supplementary
            stage.resize(to: phone)
            stage.advance(by: 0.1)
            #expect(navs[0].viewControllers == [split.page(.primary), navs[1]] && navs[2].parent === split)
            split.show(.secondary)
            stage.advance(by: 1)
            #expect(navs[0].viewControllers == [split.page(.primary), navs[1], navs[2]])
            #expect(navs[0].navigationBar.items?.map(\.title) == ["P", "S", "C"])
            split.show(.primary)
            stage.advance(by: 1)
            #expect(navs[0].viewControllers == [split.page(.primary)])
            split.show(.secondary)
            stage.advance(by: 1)
            stage.resize(to: large)
            stage.advance(by: 0.1)

            #expect(navs.allSatisfy { $0.parent === split && $0.viewControllers.count == 1 })
            #expect(split.displayMode == .twoBesideSecondary && split.frame(.secondary)?.minX == 640)
        }
    }

    @Test("Columns changed while collapsed take the place of the old ones")
    func replaced() throws {
        try withSplit(size: phone) { stage, split, _ in
            let navP = try #require(split.page(.primary).navigationController)
            let other = UINavigationController(rootViewController: controller("D"))
            split.setViewController(other, for: .secondary)
            stage.advance(by: 0.1)
            #expect(navP.viewControllers.last === other && other.view.window != nil)
            split.setViewController(nil, for: .secondary)
            stage.advance(by: 0.1)
            #expect(navP.viewControllers == [split.page(.primary)] && other.parent == nil)
            let first = UINavigationController(rootViewController: controller("Q"))
            split.setViewController(first, for: .primary)
            stage.advance(by: 0.1)
            #expect(split.viewControllers == [first] && first.view.window != nil && navP.parent == nil)
        }
    }

    @Test("The classic split view puts the secondary controller on the primary one's stack, and takes it back")
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
            let (navP, navC) = (split.viewControllers[0] as! UINavigationController, split.viewControllers[1])
            #expect(split.displayMode == .oneBesideSecondary)
            stage.resize(to: phone)
            stage.advance(by: 0.1)
            #expect(log.lines == ["forCollapsing", "collapseSecondary false"], "\(log.lines)")
            #expect(split.viewControllers == [navP] && navP.viewControllers.last === navC)
            navP.popViewController(animated: false)
            stage.advance(by: 0.1)
            navP.showDetailViewController(UINavigationController(rootViewController: controller("D")), sender: nil)
            stage.advance(by: 1)
            let detail = navP.viewControllers.last
            log.lines = []
            stage.resize(to: landscape)
            stage.advance(by: 0.1)

            #expect(log.lines == ["forExpanding", "separateSecondary true"], "\(log.lines)")
            #expect(split.viewControllers == [navP, detail] && navP.viewControllers.count == 1)
            #expect(detail?.view.window != nil && navC.parent == nil)
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    @Test("A delegate that answers true drops the secondary controller; the old one is back afterwards")
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
            #expect(navP.viewControllers.map(\.title) == ["P"] && split.viewControllers.count == 1)
            stage.resize(to: landscape)
            stage.advance(by: 0.1)
            #expect(split.viewControllers.map { $0.title ?? "-" }.last == "C")
        }
    }

    @Test("Turning back within a callback, and resizing to nothing, end where the size says")
    func hostile() throws {
        try withSplit { stage, split, _ in
            for size in [
                phone, CGSize(width: 1, height: 1), landscape, CGSize(width: 599, height: 10), large, phone, landscape,
            ] {
                stage.resize(to: size)
            }
            stage.advance(by: 0.1)
            #expect(!split.isCollapsed && split.frame(.primary)?.width == 320 && split.children.count == 2)
        }
    }
}
