import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Handles secondary controllers itself, and returns a controller of the test when the split view expands.
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

/// A stack that counts its calls, and shows a different controller than it was given.
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
@Suite("A primary controller that handles the secondary controller")
struct PrimaryControllerTests {
    private func classic(_ primary: UIViewController, _ secondary: UIViewController) -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        return split
    }

    @Test("An override is called when the split view collapses and expands, and takes precedence")
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

    @Test("A navigation controller's subclass extends the navigation controller's behavior")
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

    @Test("If the delegate has handled it the primary controller is not called")
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

    @Test("Other controllers do not handle it, and the secondary controller is back afterwards")
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
