import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Broken rules of containment, each reported when it breaks, in UIKit's words.
@MainActor
@Suite("Broken rules of containment")
struct ContainmentCheckerTests {
    @Test("A child's view under a controller that is not its parent is refused, naming both and the missing call")
    func inconsistency() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let (parent, child) = (controller("Parent"), controller("Child"))
            parent.addChild(child)
            child.didMove(toParent: parent)

            root.view.addSubview(child.view)

            let diagnostic = try #require(stage.diagnostics.first)
            expectEqual(diagnostic.rule, "hierarchyInconsistency")
            #expect(diagnostic.message.hasPrefix("child view controller:<UIViewController: 0x"))
            #expect(diagnostic.message.contains("should have parent view controller:<UIViewController: 0x"))
            #expect(diagnostic.message.contains("but actual parent is:<UIViewController: 0x"))
            #expect(diagnostic.message.contains("Call addChild(_:)"))
            expectNil(child.view.superview)
        }
    }

    @Test("addSubview before addChild is reported, and the view still appears")
    func withoutChild() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = controller("Child")

            root.view.addSubview(child.view)

            expectEqual(stage.diagnostics.map(\.rule), ["viewWithoutChild"])
            expectEqual(stage.timeline.callbacks(of: child), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
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

            expectEmpty(before)
            expectEqual(stage.diagnostics.map(\.rule), ["missingDidMoveToParent"])
        }
    }

    @Test("A callback that runs the loop before the completion is not a missing didMove(toParent:)")
    func loopInCallback() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let old = Caller.make("Old", "viewDidDisappear") { [unowned stage] in stage.settle() }
            let new = controller("New")
            root.addChild(old)
            root.view.addSubview(old.view)
            old.didMove(toParent: root)
            stage.advance(by: 0.1)

            old.willMove(toParent: nil)
            root.addChild(new)
            root.transition(from: old, to: new, duration: 0.2, options: [], animations: nil) { _ in
                old.removeFromParent()
                new.didMove(toParent: root)
            }
            stage.advance(by: 1)

            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
            stage.excludeFromLeakCheck(old)
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

            expectEqual(stage.diagnostics.map(\.rule), ["missingWillMoveToParent", "removedParentFirst"])
        }
    }

    @Test("One view cannot belong to two controllers")
    func sharedView() throws {
        try Stage.run { stage in
            let (first, second) = (controller("First"), controller("Second"))
            let view = UIView()
            first.view = view

            second.view = view

            let diagnostic = try #require(stage.diagnostics.first)
            expectEqual(diagnostic.rule, "viewSharedByControllers")
            expectTrue(
                diagnostic.message.hasPrefix(
                    "A view can only be associated with at most one view controller at a time!"))
            expectNil(second.viewIfLoaded)
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

        expectEqual(failure.map { "\($0)".contains("title = Child") }, true)
        withExtendedLifetime(held) {}
    }
}
