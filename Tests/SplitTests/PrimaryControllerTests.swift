import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Takes secondary controllers on in its own way, and gives back what it is given to.
private final class Keeper: UIViewController {
    var calls: [String] = []
    var kept: UIViewController?

    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
        calls.append("collapse \(secondaryViewController.title ?? "") \(splitViewController.isCollapsed)")
        kept = secondaryViewController
    }

    override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        calls.append("separate \(splitViewController.isCollapsed)")
        return kept ?? super.separateSecondaryViewController(for: splitViewController)
    }
}

/// A stack that counts, and shows something else than it was given.
private final class Stack: UINavigationController {
    var calls: [String] = []

    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        calls.append("collapse")
        super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    }

    override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        calls.append("separate")
        return super.separateSecondaryViewController(for: splitViewController)
    }
}

@MainActor
@Suite("A primary controller that takes the secondary one on")
struct PrimaryControllerTests {
    private func classic(_ primary: UIViewController, _ secondary: UIViewController) -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        return split
    }

    @Test("An override is called when the split view collapses and expands, and has the last word")
    func overridden() throws {
        try Stage.run(root: classic(Keeper(), controller("C")), size: landscape) { stage, split in
            let keeper = try #require(split.viewControllers.first as? Keeper)
            let other = controller("D")

            stage.resize(to: phone)
            stage.advance(by: 0.5)

            expectEqual(keeper.calls, ["collapse C false"])
            expectEqual(keeper.kept?.title, "C")
            expectEqual(split.viewControllers, [keeper])
            expectNotNil(keeper.view.window)
            keeper.kept = other
            stage.resize(to: landscape)
            stage.advance(by: 0.5)
            expectEqual(keeper.calls, ["collapse C false", "separate true"])
            expectEqual(split.viewControllers, [keeper, other])
            expectNotNil(other.view.window)
            keeper.kept = nil
        }
    }

    @Test("A navigation controller's subclass adds to what the navigation controller does")
    func navigation() throws {
        try Stage.run(
            root: classic(
                Stack(rootViewController: controller("P")), UINavigationController(rootViewController: controller("C"))
            ), size: landscape
        ) { stage, split in
            let stack = try #require(split.viewControllers.first as? Stack)
            let secondary = split.viewControllers[1]

            stage.resize(to: phone)
            stage.advance(by: 0.5)

            expectEqual(stack.calls, ["collapse"])
            expectIdentical(stack.viewControllers.last, secondary)
            stage.resize(to: landscape)
            stage.advance(by: 0.5)
            expectEqual(stack.calls, ["collapse", "separate"])
            expectEqual(split.viewControllers, [stack, secondary])
        }
    }

    @Test("Where the delegate has done it the primary controller is not asked")
    func delegate() throws {
        let log = SplitLog()
        log.dropsSecondary = true
        try Stage.run(root: classic(Keeper(), controller("C")), size: landscape) { stage, split in
            split.delegate = log
            let keeper = try #require(split.viewControllers.first as? Keeper)
            log.separated = split.viewControllers[1]

            stage.resize(to: phone)
            stage.advance(by: 0.5)
            stage.resize(to: landscape)
            stage.advance(by: 0.5)

            expectEmpty(keeper.calls)
            expectEqual(split.viewControllers, [keeper, log.separated])
            log.separated = nil
        }
    }

    @Test("Others do nothing, and the secondary controller is back afterwards")
    func plain() throws {
        try Stage.run(root: classic(controller("P"), controller("C")), size: landscape) { stage, split in
            let both = split.viewControllers

            stage.resize(to: phone)
            stage.advance(by: 0.5)

            expectTrue(split.viewControllers == [both[0]] && both[1].view.window == nil)
            stage.resize(to: landscape)
            stage.advance(by: 0.5)
            expectTrue(split.viewControllers == both && both[1].view.window != nil)
        }
    }
}
