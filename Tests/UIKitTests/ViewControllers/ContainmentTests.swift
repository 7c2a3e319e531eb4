import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Parents and children")
struct ContainmentTests {
    @Test("A new parent takes a child from the old one, with one pair of callbacks")
    func move() throws {
        try Stage.run { stage in
            let (first, second, child) = (controller("First"), controller("Second"), controller("Child"))
            first.addChild(child)
            child.didMove(toParent: first)
            stage.timeline.clear()

            second.addChild(child)
            child.didMove(toParent: second)

            expectEqual(stage.timeline.lines, ["Child willMove(toParent: Second)", "Child didMove(toParent: Second)"])
            expectEmpty(first.children)
            expectEqual(second.children, [child])
            expectIdentical(child.parent, second)
        }
    }

    @Test("Replacing a child without views loads no views")
    func replaceUnloaded() throws {
        try Stage.run { stage in
            let (parent, old, new) = (controller("Parent"), controller("Old"), controller("New"))
            parent.addChild(old)
            old.didMove(toParent: parent)
            stage.timeline.clear()

            parent.addChild(new)
            old.willMove(toParent: nil)
            new.didMove(toParent: parent)
            old.removeFromParent()

            expectEqual(
                stage.timeline.lines,
                [
                    "New willMove(toParent: Parent)", "Old willMove(toParent: nil)", "New didMove(toParent: Parent)",
                    "Old didMove(toParent: nil)",
                ])
            expectFalse(new.isViewLoaded)
            expectFalse(old.isViewLoaded)
            expectFalse(parent.isViewLoaded)
        }
    }

    @Test("isMovingToParent and isMovingFromParent are true in the callbacks between will and did")
    func movingFlags() throws {
        final class Watcher: UIViewController {
            var seen: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                seen.append("appear \(isMovingToParent) \(isMovingFromParent)")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                seen.append("disappear \(isMovingToParent) \(isMovingFromParent)")
            }
        }
        var seen: [String] = []
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = Watcher()

            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            seen = child.seen
        }

        expectEqual(seen, ["appear true false", "disappear false true"])
    }

    @Test("A removal that was announced without a parent ends when the controller is removed")
    func removalWithoutParent() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)

            root.willMove(toParent: nil)
            root.removeFromParent()

            expectFalse(root.isMovingFromParent)
            expectFalse(root.isMovingToParent)
        }
    }

    @Test("A controller cannot contain itself or an ancestor")
    func cycle() throws {
        try Stage.run { stage in
            let (outer, inner) = (controller("Outer"), controller("Inner"))
            outer.addChild(inner)
            inner.didMove(toParent: outer)

            inner.addChild(outer)
            inner.addChild(inner)

            expectEqual(stage.diagnostics.map(\.rule), ["childOfItself", "childOfItself"])
            expectNil(outer.parent)
            expectEmpty(inner.children)
        }
    }
}
