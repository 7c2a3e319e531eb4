import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Controllers that move between columns")
struct MovingTests {
    private func titles(_ split: UISplitViewController) -> [[String?]] {
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        return columns.compactMap { split.viewController(for: $0) }.map { page in
            (page as? UINavigationController ?? page.navigationController)?.viewControllers.map(\.title) ?? [page.title]
        }
    }

    /// Removes a controller from its column and sets it for a different column.
    private func move(
        _ page: UIViewController, to column: UISplitViewController.Column, in split: UISplitViewController
    ) {
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
        for other in columns where other != column && split.viewController(for: other) === page {
            split.setViewController(nil, for: other)
        }
        split.setViewController(page, for: column)
    }

    @Test("A plain controller leaves its column for a new column, which it has alone")
    func plain() throws {
        try withSplit(.tripleColumn, size: large) { stage, split, _ in
            let page = split.page(.supplementary)!
            let old = try #require(page.navigationController)

            move(page, to: .primary, in: split)
            stage.advance(by: 1)

            expectNil(split.viewController(for: .supplementary))
            expectIdentical(split.viewController(for: .primary), page)
            expectEqual(titles(split), [["S"], ["C"]])
            expectNil(old.parent)
            split.show(.primary)
            stage.advance(by: 1)
            expectNotNil(page.view.window)
            expectEqual(split.frame(.primary)?.minX, 0)
        }
    }

    @Test("It gets the callbacks of disappearing and appearing")
    func callbacks() throws {
        try withSplit { stage, split, _ in
            split.setViewController(nil, for: .secondary)
            stage.advance(by: 1)
            stage.timeline.clear()

            move(split.page(.primary), to: .secondary, in: split)
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.callbacks(of: split.page(.secondary)),
                [
                    "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
                ])
            expectEqual(split.frame(.secondary)?.width, 860)
        }
    }

    @Test("A push in one column continues while a different column receives a controller")
    func pushWhileMoving() throws {
        try withSplit(.tripleColumn, size: large) { stage, split, _ in
            let navigation = try #require(split.page(.supplementary)?.navigationController)
            let pushed = controller("Pushed")
            split.preferredDisplayMode = .twoBesideSecondary
            stage.advance(by: 1)

            navigation.pushViewController(pushed, animated: true)
            stage.advance(by: 0.1)
            let during = pushed.view.window
            split.setViewController(UINavigationController(rootViewController: controller("New")), for: .secondary)
            let after = pushed.view.window
            stage.advance(by: 1)

            expectNotNil(during)
            expectNotNil(after)
            expectEqual(
                stage.timeline.callbacks(of: pushed).filter { $0.hasSuffix("ppear") },
                ["viewWillAppear", "viewDidAppear"])
        }
    }

    @Test("In a filled secondary column it is pushed, and its former column is empty")
    func pushed() throws {
        try withSplit { stage, split, _ in
            move(split.page(.primary), to: .secondary, in: split)
            stage.advance(by: 1)

            expectEqual(titles(split), [["C", "P"]])
            expectNil(split.viewController(for: .primary))
            expectEqual(split.page(.secondary).title, "P")
            expectNotNil(split.page(.secondary).view.window)
        }
    }

    @Test(
        "A controller below the secondary column's last one leaves that in its place, and set again is popped to")
    func below() throws {
        try withSplit { stage, split, _ in
            let page = split.page(.secondary)!
            split.setViewController(controller("D"), for: .secondary)
            stage.advance(by: 1)

            split.setViewController(page, for: .secondary)
            stage.advance(by: 1)
            let again = titles(split)
            split.setViewController(controller("E"), for: .secondary)
            split.setViewController(page, for: .primary)
            stage.advance(by: 1)

            expectEqual(again, [["P"], ["C"]])
            expectEqual(titles(split), [["C"], ["E"]])
            expectEqual(split.page(.secondary).title, "E")
        }
    }

    @Test("A controller that moves in a callback of its push is visible at its new place, and the push is abandoned")
    func pushing() throws {
        try withSplit { stage, split, _ in
            let (page, navC) = (controller("D"), split.page(.secondary).navigationController)
            stage.whenCalled { [unowned split] controller, callback in
                guard controller.title == "C", callback == "viewWillDisappear" else { return }
                split.setViewController(page, for: .primary)
            }

            navC?.pushViewController(page, animated: true)
            stage.advance(by: 1)

            expectEqual(titles(split), [["D"], ["C"]])
            expectIdentical(split.page(.primary), page)
            expectNotNil(page.view.window)
            expectNotNil(split.page(.secondary).view.window)
            expectEqual(stage.timeline.callbacks(of: page), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        }
    }

    @Test("While collapsed it moves in the stack")
    func collapsed() throws {
        try withSplit(.tripleColumn, size: phone) { stage, split, _ in
            let page = split.page(.supplementary)!

            move(page, to: .primary, in: split)
            stage.advance(by: 1)
            split.show(.primary)
            stage.advance(by: 1)

            expectNil(split.viewController(for: .supplementary))
            expectNotNil(page.view.window)
            stage.resize(to: large)
            stage.advance(by: 1)
            expectEqual(titles(split), [["S"], ["C"]])
        }
    }

    @Test(
        "From the compact column, which is never wrapped, it is moved to a navigation controller",
        arguments: [phone, large])
    func compact(size: CGSize) throws {
        let prepare = { (split: UISplitViewController) in split.setViewController(controller("X"), for: .compact) }
        try withSplit(size: size, prepare: prepare) { stage, split, _ in
            let page = split.page(.compact)!

            move(page, to: .primary, in: split)
            stage.advance(by: 1)
            let isMoved =
                split.viewController(for: .compact) == nil && page.navigationController?.viewControllers.first === page
            move(page, to: .compact, in: split)
            stage.advance(by: 1)

            expectTrue(isMoved)
            expectIdentical(page.parent, split)
            expectNil(split.viewController(for: .primary))
            expectEqual((page.view.window != nil), (size == phone))
        }
    }

    @Test("A navigation controller that moves from the bottom of the stack to the compact column shows its own page")
    func fromStackToCompact() throws {
        try withSplit { stage, split, _ in
            let (navigation, page) = (UINavigationController(rootViewController: controller("N")), controller("M"))
            split.setViewController(navigation, for: .primary)
            navigation.pushViewController(page, animated: false)
            stage.resize(to: phone)
            stage.advance(by: 1)

            move(navigation, to: .compact, in: split)
            stage.advance(by: 1)

            expectEqual(split.viewControllers, [navigation])
            expectEqual(navigation.viewControllers.map(\.title), ["N", "M"])
            expectNotNil(page.view.window)
            expectNil(split.page(.secondary).view.window)
            stage.excludeFromLeakCheck(page)
        }
    }

    @Test("A replaced column has no parent even if the one below it in the stack moves in the same callback")
    func replacedAbove() throws {
        try withSplit { stage, split, _ in
            let (page, content) = (split.page(.primary)!, UINavigationController(rootViewController: controller("D")))
            stage.whenCalled { [unowned split] controller, callback in
                guard controller.title == "P", callback == "viewWillDisappear" else { return }
                split.setViewController(content, for: .secondary)
                move(controller, to: .compact, in: split)
            }

            stage.resize(to: phone)
            stage.advance(by: 1)

            expectNil(split.viewController(for: .primary))
            expectIdentical(split.viewController(for: .compact), page)
            expectEqual(split.viewControllers, [page])
            expectNotNil(page.view.window)
            expectIdentical(content.parent, split)
        }
    }

    @Test("Shown as the content it leaves its column", arguments: [phone, landscape])
    func shown(size: CGSize) throws {
        try withSplit(size: size) { stage, split, _ in
            let page = split.page(.primary)!

            split.showDetailViewController(page, sender: nil)
            stage.advance(by: 1)

            expectEqual(titles(split), [["P"]])
            expectNil(split.viewController(for: .primary))
            expectIdentical(split.page(.secondary), page)
            expectNotNil(page.view.window)
        }
    }

    @Test("Columns that are set in a different order exchange places")
    func swapped() throws {
        try withSplit { stage, split, _ in
            split.viewControllers = [split.page(.secondary), split.page(.primary)]
            stage.advance(by: 1)
            let pages = titles(split)
            stage.timeline.clear()
            split.viewControllers = split.viewControllers.reversed()
            stage.advance(by: 1)

            stage.expectCallbacks([])
            expectEqual(pages, [["C"], ["P"]])
            expectEqual(titles(split), [["P"], ["C"]])
            expectEqual([split.frame(.primary)?.width, split.frame(.secondary)?.width], [320, 860])
        }
    }

    @Test("Pages that turn continue in a column that moves")
    func turning() throws {
        try withSplit { stage, split, _ in
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let (first, second) = (controller("1"), controller("2"))
            pages.setViewControllers([first], direction: .forward, animated: false)
            split.viewControllers = [UINavigationController(rootViewController: pages), split.viewControllers[1]]
            stage.advance(by: 1)
            pages.setViewControllers([second], direction: .forward, animated: true)
            stage.advance(by: 0.1)
            stage.timeline.clear()

            split.viewControllers = split.viewControllers.reversed()
            stage.advance(by: 1)

            stage.expectCallbacks(["2 viewDidAppear", "1 viewDidDisappear"])
            expectNotNil(second.view.window)
            stage.excludeFromLeakCheck(first)
        }
    }

    @Test("Pages that turn continue in a stack whose lowest column gets a new controller")
    func turningInStack() throws {
        try withSplit(size: phone) { stage, split, _ in
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let (first, second) = (controller("1"), controller("2"))
            pages.setViewControllers([first], direction: .forward, animated: false)
            split.setViewController(nil, for: .secondary)
            split.setViewController(pages, for: .secondary)
            split.show(.secondary)
            stage.advance(by: 1)
            pages.setViewControllers([second], direction: .forward, animated: true)
            stage.advance(by: 0.1)
            stage.timeline.clear()

            split.setViewController(controller("Q"), for: .primary)
            stage.advance(by: 1)

            expectEqual(stage.timeline.callbacks(of: first), ["viewDidDisappear"])
            expectEqual(stage.timeline.callbacks(of: second), ["viewDidAppear"])
            expectNotNil(second.view.window)
            stage.excludeFromLeakCheck(first)
        }
    }

    @Test(
        "Columns that exchange places in earlier callbacks, while the split view returns, are visible in their places"
    )
    func swappedInCallbacks() throws {
        try Stage.run(size: landscape, rootViewController: UIViewController()) { stage in
            let (split, tabs) = (UISplitViewController(style: .doubleColumn), UITabBarController())
            split.viewControllers = [controller("P"), controller("C")]
            tabs.viewControllers = [split, controller("X")]
            stage.window.rootViewController = tabs
            stage.advance(by: 1)
            tabs.selectedIndex = 1
            stage.advance(by: 1)
            let new = ["A", "B"].map { UINavigationController(rootViewController: controller($0)) }
            split.viewControllers = new
            stage.whenCalled { [unowned split] controller, callback in
                let moments = ["P": "viewDidDisappear", "C": "viewWillDisappear"]
                guard let title = controller.title, moments[title] == callback else { return }
                split.viewControllers = split.viewControllers.reversed()
            }

            tabs.selectedIndex = 0
            stage.advance(by: 1)

            expectEqual(split.viewControllers, new)
            expectEqual(new.map(\.view.frame.width), [320, 860])
            expectTrue(new.allSatisfy { $0.topViewController?.view.window != nil })
        }
    }

    @Test("So are columns of a classic split view, if a visible controller leaves the other column")
    func classic() throws {
        try Stage.run(size: landscape, rootViewController: UIViewController()) { stage in
            let split = UISplitViewController()
            let (a, b) = (controller("A"), controller("B"))
            split.viewControllers = [a, b]
            stage.window.rootViewController = split
            stage.advance(by: 1)

            split.viewControllers = [b, a]
            stage.advance(by: 1)
            let swapped = split.viewControllers.map(\.view.frame.width)
            split.show(a, sender: nil)
            stage.advance(by: 1)
            let alone = split.viewControllers
            split.viewControllers = [a, b]
            stage.resize(to: phone)
            stage.advance(by: 1)
            split.viewControllers = [b]
            stage.advance(by: 1)
            stage.resize(to: landscape)
            stage.advance(by: 1)

            expectEqual(swapped, [320, 860])
            expectEqual(alone, [a])
            expectEqual(split.viewControllers, [b])
            expectTrue(a.parent == nil && b.view.window != nil && stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    @Test("A controller whose view is still shown in a column that was emptied is used in a different column")
    func fromEmptied() throws {
        try withSplit(
            .tripleColumn, size: phone,
            prepare: { $0.setViewController(controller("Compact"), for: .compact) }
        ) { stage, split, log in
            log.top = .secondary
            stage.resize(to: large)
            stage.resize(to: phone)
            let page = try #require(split.page(.secondary))
            expectNotNil(page.viewIfLoaded?.window)

            move(page, to: .supplementary, in: split)
            stage.advance(by: 1)

            expectIdentical(split.page(.supplementary), page)
            stage.resize(to: large)
            stage.advance(by: 1)
            expectEqual(titles(split), [["P"], ["C"]])
        }
    }

    @Test("A compact column's controller that is moved while the columns collapse is in the new column alone")
    func fromCompactWhileCollapsing() throws {
        try withSplit(
            .tripleColumn, size: large, prepare: { $0.setViewController(Appearing(), for: .compact) }
        ) { stage, split, _ in
            let compact = try #require(split.page(.compact) as? Appearing)
            compact.title = "Compact"
            compact.action = { [unowned compact] in move(compact, to: .supplementary, in: split) }

            stage.resize(to: phone)
            stage.advance(by: 1)
            stage.resize(to: large)
            stage.advance(by: 1)

            expectNil(compact.action)
            expectNil(split.viewController(for: .compact))
            expectEqual(titles(split), [["P"], ["Compact"], ["C"]])
        }
    }

    /// Performs an action when it appears.
    private final class Appearing: UIViewController {
        var action: (() -> Void)?

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            let action = action
            self.action = nil
            action?()
        }
    }
}
