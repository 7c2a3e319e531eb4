import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Controllers that are both presented and contained, and walks along them.
@MainActor
@Suite("Presented controllers that become children")
struct PresentedChildTests {
    /// The controllers on the path of `presentedViewController`; `nil` if the path has no end.
    private func walk(from root: UIViewController) -> [UIViewController]? {
        var seen: [UIViewController] = []
        var controller = root
        while let presented = controller.presentedViewController {
            guard !seen.contains(where: { $0 === presented }) else { return nil }
            seen.append(presented)
            controller = presented
        }
        return seen
    }

    private func over(_ title: String) -> UIViewController {
        let controller = controller(title)
        controller.modalPresentationStyle = .overFullScreen
        return controller
    }

    @Test("A presented controller in its presenter as a child presents no controller, and a key finds its responder")
    func childOfPresenter() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let modal = over("Modal")
            root.present(modal, animated: false)
            stage.advance(by: 1)

            root.contain(modal)

            expectIdentical(root.presentedViewController, modal)
            expectNil(modal.presentedViewController)
            stage.press(.keyboardTab)
            stage.tap(at: CGPoint(x: 195, y: 400))
            stage.window.rootViewController = controller("Next")
            stage.advance(by: 1)
        }
    }

    @Test("A child in a presented controller finds only presentations above it")
    func grandchild() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (modal, upper) = (over("Modal"), over("Upper"))
            root.present(modal, animated: false)
            stage.advance(by: 1)
            modal.present(upper, animated: false)
            stage.advance(by: 1)

            root.contain(upper)

            expectEqual(walk(from: root)?.map(\.title), ["Modal", "Upper"])
            stage.press(.keyboardTab)
            stage.window.rootViewController = controller("Next")
            stage.advance(by: 1)
        }
    }

    @Test("A presenter does not become a child of its presented controller, wherever that is contained")
    func presenterAsChild() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (child, modal) = (controller("Child"), over("Modal"))
            modal.modalPresentationStyle = .currentContext
            child.definesPresentationContext = true
            root.contain(child)
            child.present(modal, animated: false)
            stage.advance(by: 1)
            root.addChild(modal)

            modal.addChild(child)

            expectIdentical(child.parent, root)
            expectEqual(stage.diagnostics.last?.rule, "childOfItself")
            stage.window.rootViewController = controller("Next")
            stage.advance(by: 1)
        }
    }

    @Test("It disappears with its parent, and appears with it again")
    func followsParent() throws {
        try CallbackController.onStage { stage, box in
            let modal = CallbackController("Modal")
            modal.modalPresentationStyle = .overFullScreen
            box.present(modal, animated: false)
            stage.advance(by: 1)
            box.contain(modal)
            stage.timeline.clear()

            stage.window.isHidden = true
            stage.advance(by: 1)
            stage.window.isHidden = false
            stage.advance(by: 1)

            expectEqual(stage.timeline.callbacks(of: modal), CallbackController.going + CallbackController.coming)
        }
    }

    @Test("Walks end after every controller was added to and presented on every other controller", arguments: 0..<24)
    func everyPair(order: Int) throws {
        try Stage.run(root: controller("Root")) { stage, root in
            stage.allowsDiagnostics = true
            let others = ["A", "B", "C"].map(over)
            others[0].definesPresentationContext = true
            others[1].modalPresentationStyle = .overCurrentContext
            root.contain(others[0])
            let all = [root] + others
            var actions: [(UIViewController, UIViewController, isChild: Bool)] = []
            for one in all {
                for other in all where one !== other { actions += [(one, other, true), (one, other, false)] }
            }
            // A different order for each argument: steps that have no factor in common with the number of actions.
            let step = [1, 5, 7, 11, 13, 17, 19, 23][order % 8]
            var index = order
            for _ in actions {
                let (one, other, isChild) = actions[index % actions.count]
                index += step
                if isChild {
                    one.addChild(other)
                    if other.parent === one, let view = one.viewIfLoaded { view.addSubview(other.view) }
                    other.didMove(toParent: other.parent)
                } else {
                    one.present(other, animated: false)
                }
                stage.advance(by: 0.1)

                for controller in all { expectNotNil(walk(from: controller)) }
                stage.press(.keyboardTab)
                stage.tap(at: CGPoint(x: 195, y: 400))
            }
            stage.window.rootViewController = controller("Next")
            stage.advance(by: 1)
        }
    }
}
