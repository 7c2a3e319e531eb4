import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Requests in callbacks of a stack's transition are performed after it.
@MainActor
@Suite("Columns that are moved inside of callbacks")
struct CallbackTests {
    private func stack(_ split: UISplitViewController, _ column: UISplitViewController.Column) throws
        -> UINavigationController
    { try #require(split.page(column).navigationController) }

    @Test("A window that becomes wide in a callback of a push has the columns when the push is over")
    func push() throws {
        try withSplit(size: phone) { stage, split, _ in
            let navC = try stack(split, .secondary)
            let page = Caller.make("D", "viewWillAppear") { [unowned stage] in stage.resize(to: landscape) }
            navC.pushViewController(page, animated: true)

            stage.advance(by: 1)

            expectFalse(split.isCollapsed)
            expectIdentical(navC.parent, split)
            expectEqual(navC.viewControllers.map(\.title), ["C", "D"])
            expectNotNil(page.view.window)
            expectNil(split.page(.secondary).view.window)
            stage.expectCallbacks([
                "C viewWillDisappear", "D viewWillAppear", "D viewIsAppearing", "C viewDidDisappear", "D viewDidAppear",
                "P viewWillAppear", "P viewIsAppearing", "P viewDidAppear",
            ])
            stage.excludeFromLeakCheck(page)
        }
    }

    @Test("A new primary controller that is set in a callback of a pop is at the bottom after it")
    func pop() throws {
        try withSplit(size: phone) { stage, split, _ in
            let navP = try stack(split, .primary)
            let page = Caller.make("D", "viewWillDisappear") { [unowned split] in
                split.setViewController(controller("Q"), for: .primary)
            }
            try stack(split, .secondary).pushViewController(page, animated: false)
            stage.advance(by: 0.1)
            split.show(.primary)
            stage.advance(by: 1)

            let navQ = try stack(split, .primary)
            expectEqual(split.viewControllers, [split.page(.primary)])
            expectEqual(navQ.viewControllers, [split.page(.primary)])
            expectNotNil(split.page(.primary).view.window)
            expectNil(navP.parent)
            expectIdentical(split.page(.secondary).navigationController?.parent, split)
            split.show(.secondary)
            stage.advance(by: 1)
            expectIdentical(split.page(.secondary).navigationController?.parent, navQ)
        }
    }

    @Test("A column that is shown in a callback while the stack becomes columns is in its place")
    func show() throws {
        try withSplit(size: phone) { stage, split, log in
            log.top = .primary
            let page = Caller.make("D", "viewWillAppear") { [unowned split] in split.show(.secondary) }
            split.setViewController(nil, for: .secondary)
            split.setViewController(page, for: .secondary)
            split.show(.primary)
            stage.advance(by: 1)

            stage.resize(to: landscape)
            stage.advance(by: 1)

            let navP = try stack(split, .primary)
            expectIdentical(page.navigationController?.parent, split)
            expectNotNil(page.view.window)
            expectEqual(navP.viewControllers.count, 1)
            stage.resize(to: phone)
            stage.advance(by: 1)
            expectTrue(split.isCollapsed)
            expectEqual(navP.viewControllers.count, 1)
        }
    }

    @Test("A display mode that is chosen in a callback while the stack becomes columns is shown")
    func mode() throws {
        try withSplit(size: phone) { stage, split, log in
            let page = Caller.make("P", "viewDidAppear") {}
            split.setViewController(page, for: .primary)
            split.show(.primary)
            stage.advance(by: 1)
            split.show(.secondary)
            stage.advance(by: 1)
            page.act(in: "viewDidAppear") { [unowned split] in split.preferredDisplayMode = .secondaryOnly }

            stage.resize(to: landscape)
            stage.advance(by: 1)

            expectNil(page.action)
            expectEqual(split.displayMode, .secondaryOnly)
            expectNil(page.viewIfLoaded?.window)
            expectEqual(split.frame(.secondary)?.width, landscape.width)
        }
    }

    @Test("A column that is set while the split view leaves the screen is present when it returns")
    func leaving() throws {
        try withSplit(size: phone) { stage, split, _ in
            let cover = controller("M")
            cover.modalPresentationStyle = .fullScreen
            split.present(cover, animated: true)
            stage.advance(by: 0.1)
            split.setViewController(controller("Q"), for: .primary)
            split.show(.secondary)
            stage.advance(by: 1)
            expectEqual(split.page(.primary).title, "Q")

            cover.dismiss(animated: true)
            stage.advance(by: 1)

            let navQ = try stack(split, .primary)
            expectEqual(split.viewControllers, [split.page(.primary)])
            expectIdentical(navQ.topViewController, split.page(.secondary).navigationController)
            expectNotNil(split.page(.secondary).view.window)
            expectNil(split.page(.primary).viewIfLoaded?.window)
            stage.excludeFromLeakCheck(cover)
        }
    }

    @Test("A stack that left a column's stack is invisible when other stacks are merged")
    func leftBehind() throws {
        try withSplit(.tripleColumn, size: phone) { stage, split, log in
            split.preferredSplitBehavior = .overlay
            split.show(.supplementary)
            stage.advance(by: 1)
            stage.resize(to: landscape)
            stage.advance(by: 1)
            expectEqual(split.displayMode, .secondaryOnly)
            expectNil(split.page(.supplementary).view.window)
            stage.timeline.clear()

            log.top = .secondary
            stage.resize(to: phone)
            stage.advance(by: 1)

            let titles = try stack(split, .primary).viewControllers.map { $0.children.first?.title ?? $0.title }
            expectEqual(titles, ["P", "S", "C"])
            stage.expectCallbacks(["navP viewWillAppear", "navP viewIsAppearing", "navP viewDidAppear"])
        }
    }

    @Test("A controller that is pushed in a callback of a column that joins the stack is on top of it")
    func pushedWhileCollapsing() throws {
        try withSplit { stage, split, _ in
            let (navP, navC) = (try stack(split, .primary), try stack(split, .secondary))
            let page = controller("D")
            stage.whenCalled { [unowned navP, unowned navC] controller, callback in
                if controller === navC, callback.hasPrefix("didMove") {
                    navP.pushViewController(page, animated: false)
                }
            }

            stage.resize(to: phone)
            stage.advance(by: 1)

            expectEqual(navP.viewControllers, [split.page(.primary), navC, page])
            expectEqual(navP.children, navP.viewControllers)
            expectNotNil(page.view.window)
            expectNil(navC.viewIfLoaded?.window)
            stage.excludeFromLeakCheck(page)
        }
    }

    @Test(
        "A controller that is pushed in a callback of columns that collapse during layout has arrived when it is visible"
    )
    func pushedInLayout() throws {
        try withSplit { stage, split, _ in
            let (navP, navC) = (try stack(split, .primary), try stack(split, .secondary))
            let (first, second) = (controller("D"), controller("E"))
            stage.whenCalled { [unowned stage, unowned navP, unowned navC] controller, callback in
                if controller.title == "P", callback == "viewWillDisappear", navC.viewControllers.count == 1 {
                    navC.pushViewController(first, animated: true)
                    stage.resize(to: phone)
                }
                if controller === first, callback == "viewWillAppear" {
                    navP.pushViewController(second, animated: true)
                }
            }

            stage.resize(to: portrait)
            stage.advance(by: 1)

            expectEqual(navP.viewControllers, [split.page(.primary), navC, second])
            expectNotNil(second.view.window)
            expectEqual(stage.timeline.callbacks(of: second), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            expectIdentical(navC.viewControllers.last, first)
            expectNil(first.view.window)
            for page in [first, second] { stage.excludeFromLeakCheck(page) }
        }
    }

    @Test(
        "A page whose push ends while its column is moved has arrived when it appears, not with the column"
    )
    func columnComesInPush() throws {
        try withSplit { stage, split, _ in
            let (navP, page) = (try stack(split, .primary), controller("D"))
            stage.whenCalled { [unowned split] controller, callback in
                if controller === page, callback == "viewWillAppear" { split.preferredDisplayMode = .secondaryOnly }
                if controller.title == "P", callback == "viewDidDisappear" { split.show(.primary) }
            }

            navP.pushViewController(page, animated: true)
            stage.advance(by: 0.2)
            let isArrived = !page.isMovingToParent
            let isComing = split.transitionCoordinator != nil
            stage.advance(by: 1)

            expectTrue(isArrived)
            expectTrue(isComing)
            expectNotNil(page.view.window)
            expectEqual(stage.timeline.callbacks(of: page), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            stage.excludeFromLeakCheck(page)
        }
    }

    @Test("A column that shows other pages while it joins the stack shows the last", arguments: [false, true])
    func turnedWhileCollapsing(isAnimated: Bool) throws {
        try withSplit { stage, split, _ in
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let (first, second, third) = (controller("1"), controller("2"), controller("3"))
            pages.setViewControllers([first], direction: .forward, animated: false)
            split.setViewController(pages, for: .secondary)
            split.hide(.primary)
            stage.advance(by: 1)
            pages.setViewControllers([second], direction: .forward, animated: true)
            stage.advance(by: 0.1)
            stage.whenCalled { [unowned pages] controller, callback in
                guard controller === first, callback == "viewDidDisappear" else { return }
                pages.setViewControllers([third], direction: .forward, animated: isAnimated)
            }

            stage.resize(to: phone)
            stage.advance(by: 1)

            expectTrue(split.isCollapsed)
            expectEqual(pages.viewControllers, [third])
            expectNotNil(third.view.window)
            let callbacks = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
            expectEqual(stage.timeline.callbacks(of: third), callbacks)
            expectEqual(stage.timeline.callbacks(of: second), callbacks + ["viewWillDisappear", "viewDidDisappear"])
            for page in [first, second] { stage.excludeFromLeakCheck(page) }
        }
    }

    @Test("If a column was replaced before it appeared, the one below is removed when the new one has appeared")
    func replacedBeforeItCame() throws {
        try withSplit(.tripleColumn, size: phone) { stage, split, _ in
            split.show(.supplementary)
            stage.advance(by: 1)
            let below = try #require(split.page(.supplementary))
            stage.timeline.clear()

            split.showDetailViewController(controller("D"), sender: nil)
            split.showDetailViewController(controller("E"), sender: nil)
            stage.advance(by: 1)

            let shown = try #require(split.page(.secondary))
            expectEqual(shown.title, "E")
            expectNotNil(shown.view.window)
            expectNil(below.view.window)
            expectEqual(stage.timeline.callbacks(of: below), ["viewWillDisappear", "viewDidDisappear"])
            expectEqual(stage.timeline.callbacks(of: shown), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        }
    }

    @Test("A controller that is removed while a different column is filled leaves its column empty")
    func removedWhileFilling() throws {
        try withSplit { stage, split, _ in
            let (navP, new) = (try stack(split, .primary), UINavigationController(rootViewController: controller("N")))
            split.setViewController(nil, for: .secondary)
            stage.advance(by: 1)
            stage.timeline.name(new, "new")
            stage.timeline.clear()
            stage.whenCalled { [unowned navP, unowned new] controller, callback in
                guard controller === new, callback.hasPrefix("willMove"), navP.parent != nil else { return }
                navP.willMove(toParent: nil)
                navP.view.removeFromSuperview()
                navP.removeFromParent()
            }

            split.setViewController(new, for: .secondary)
            stage.advance(by: 1)

            expectNil(split.viewController(for: .primary))
            expectNil(navP.parent)
            expectEqual(split.children, [new])
            expectNotNil(new.viewIfLoaded?.window)
            expectEqual(
                stage.timeline.callbacks(of: new), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            stage.excludeFromLeakCheck(navP)
        }
    }

    @Test("A split view that is removed while its columns become a stack leaves no column appeared")
    func takenAway() throws {
        let moved = WeakNavigation()
        try withSplit(.tripleColumn) { stage, split, _ in
            moved.navigation = split.page(.supplementary).navigationController
            stage.whenCalled { [unowned split] controller, callback in
                guard controller === moved.navigation, callback.hasPrefix("didMove(toParent: UINavigationController")
                else { return }
                split.view.removeFromSuperview()
            }

            stage.resize(to: phone)
            stage.advance(by: 1)

            expectNil(split.view.window)
            for controller in [split.page(.supplementary), moved.navigation, split.page(.secondary), split] {
                let controller = try #require(controller)
                expectEqual(stage.timeline.callbacks(of: controller).last, "viewDidDisappear")
            }
        }
    }
}

@MainActor
private final class WeakNavigation { weak var navigation: UINavigationController? }
