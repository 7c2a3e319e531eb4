import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A container with manual forwarding, as Apple's documentation describes it.
@MainActor
private final class Hand: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for child in children { child.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for child in children { child.endAppearanceTransition() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for child in children { child.beginAppearanceTransition(false, animated: animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in children { child.endAppearanceTransition() }
    }
}

@MainActor
@Suite("A pop while the columns of a split view move")
struct PopWhileColumnsMoveTests {
    @Test("The lower page is shown, also in a container with manual forwarding that has not appeared itself")
    func lowAppears() throws {
        let make = {
            let split = UISplitViewController(style: .tripleColumn)
            for (column, title) in [
                (UISplitViewController.Column.primary, "P"), (.supplementary, "S"), (.secondary, "D"),
            ] { split.setViewController(controller(title), for: column) }
            return split
        }
        try Stage.run(root: make(), size: CGSize(width: 1024, height: 768)) { stage, split in
            stage.allowsDiagnostics = true
            stage.advance(by: 1)
            let hand = Hand()
            let (low, top) = (controller("low"), controller("top"))
            let stack = UINavigationController(rootViewController: low)
            stack.pushViewController(top, animated: false)
            for one in [hand, stack, low, top] { stage.excludeFromLeakCheck(one) }
            UIView.animate(withDuration: 0.3) { split.preferredDisplayMode = .twoOverSecondary }
            stage.advance(by: 0.14)
            split.setViewController(hand, for: .secondary)
            stage.advance(by: 0.1)
            hand.addChild(stack)
            stack.beginAppearanceTransition(true, animated: false)
            stack.view.frame = hand.view.bounds
            hand.view.addSubview(stack.view)
            stack.endAppearanceTransition()
            stack.didMove(toParent: hand)

            split.show(.secondary)
            stack.popViewController(animated: false)
            stage.advance(by: 2)

            expectEqual(stack.viewControllers, [low])
            expectTrue(low.view.window != nil && top.viewIfLoaded?.window == nil, "\(stage.timeline)")
            expectEqual(
                stage.timeline.callbacks(of: low).filter { $0.hasPrefix("view") && $0.hasSuffix("ppear") },
                ["viewWillAppear", "viewDidAppear"], "\(stage.timeline)")
        }
    }

    @Test("A stack that is leaving a container with manual forwarding receives no callbacks when columns collapse")
    func stackLeavesDuringCollapse() throws {
        try Stage.run(root: UISplitViewController(style: .doubleColumn), size: landscape) { stage, split in
            let (hand, page) = (Hand(), controller("page"))
            let stack = UINavigationController(rootViewController: page)
            hand.addChild(stack)
            stack.view.frame = hand.view.bounds
            hand.view.addSubview(stack.view)
            stack.didMove(toParent: hand)
            split.setViewController(controller("P"), for: .primary)
            split.setViewController(hand, for: .secondary)
            stage.advance(by: 1)
            stack.willMove(toParent: nil)
            stack.beginAppearanceTransition(false, animated: true)
            stage.timeline.clear()

            stage.resize(to: phone)
            stage.advance(by: 1)
            expectEmpty(stage.timeline.callbacks(of: page))

            stack.view.removeFromSuperview()
            stack.endAppearanceTransition()
            stack.removeFromParent()
            expectEqual(stage.timeline.callbacks(of: page), ["viewDidDisappear"])
        }
    }
}
