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

            #expect(stage.timeline.lines == ["Child willMove(toParent: Second)", "Child didMove(toParent: Second)"])
            #expect(first.children.isEmpty)
            #expect(second.children == [child])
            #expect(child.parent === second)
        }
    }

    @Test("Without views, replacing a child loads none")
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

            #expect(
                stage.timeline.lines == [
                    "New willMove(toParent: Parent)", "Old willMove(toParent: nil)", "New didMove(toParent: Parent)",
                    "Old didMove(toParent: nil)",
                ])
            #expect(!new.isViewLoaded && !old.isViewLoaded && !parent.isViewLoaded)
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

        #expect(seen == ["appear true false", "disappear false true"])
    }

    @Test("A controller cannot contain itself or an ancestor")
    func cycle() throws {
        try Stage.run { stage in
            let (outer, inner) = (controller("Outer"), controller("Inner"))
            outer.addChild(inner)
            inner.didMove(toParent: outer)

            inner.addChild(outer)
            inner.addChild(inner)

            #expect(stage.diagnostics.map(\.rule) == ["childOfItself", "childOfItself"])
            #expect(outer.parent == nil && inner.children.isEmpty)
        }
    }

    @Test("A child's view under a controller that is not its parent is refused, naming both and the missing call")
    func inconsistency() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let (parent, child) = (controller("Parent"), controller("Child"))
            parent.addChild(child)
            child.didMove(toParent: parent)

            root.view.addSubview(child.view)

            let diagnostic = try #require(stage.diagnostics.first)
            #expect(diagnostic.rule == "hierarchyInconsistency")
            #expect(diagnostic.message.hasPrefix("child view controller:<UIViewController: 0x"))
            #expect(diagnostic.message.contains("should have parent view controller:<UIViewController: 0x"))
            #expect(diagnostic.message.contains("but actual parent is:<UIViewController: 0x"))
            #expect(diagnostic.message.contains("Call addChild(_:)"))
            #expect(child.view.superview == nil)
        }
    }

    @Test("addSubview before addChild is reported, and the view appears all the same")
    func withoutChild() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = controller("Child")

            root.view.addSubview(child.view)

            #expect(stage.diagnostics.map(\.rule) == ["viewWithoutChild"])
            #expect(stage.timeline.callbacks(of: child) == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            child.view.removeFromSuperview()
        }
    }

    @Test("A missing didMove(toParent:) is reported at the end of the turn, once")
    func missingDidMove() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = controller("Child")

            root.addChild(child)
            root.view.addSubview(child.view)
            let before = stage.diagnostics.map(\.rule)
            stage.advance(by: 0)
            stage.advance(by: 1)

            #expect(before.isEmpty)
            #expect(stage.diagnostics.map(\.rule) == ["missingDidMoveToParent"])
        }
    }

    @Test("Leaving without willMove(toParent: nil), and before the view has left, are reported")
    func wrongRemoval() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = controller("Child")
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)

            child.removeFromParent()
            child.view.removeFromSuperview()

            #expect(stage.diagnostics.map(\.rule) == ["missingWillMoveToParent", "removedParentFirst"])
        }
    }

    @Test("One view cannot be two controllers'")
    func sharedView() throws {
        try Stage.run { stage in
            let (first, second) = (controller("First"), controller("Second"))
            let view = UIView()
            first.view = view

            second.view = view

            let diagnostic = try #require(stage.diagnostics.first)
            #expect(diagnostic.rule == "viewSharedByControllers")
            #expect(
                diagnostic.message.hasPrefix(
                    "A view can only be associated with at most one view controller at a time!"))
            #expect(second.viewIfLoaded == nil)
        }
    }

    @Test("A removed controller that something holds is a leak at the end of the stage")
    func leak() throws {
        var held: UIViewController?

        let failure = #expect(throws: StageFailure.self) {
            try Stage.run(rootViewController: controller("Root")) { stage in
                let root = try #require(stage.window.rootViewController)
                let child = controller("Child")
                held = child
                root.addChild(child)
                child.didMove(toParent: root)
                child.willMove(toParent: nil)
                child.removeFromParent()
            }
        }

        #expect(failure.map { "\($0)".contains("title = Child") } == true)
        withExtendedLifetime(held) {}
    }
}
