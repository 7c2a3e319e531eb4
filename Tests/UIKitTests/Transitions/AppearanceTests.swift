import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Appearance callbacks")
struct AppearanceTests {
    @Test("A root is loaded and appears in the recorded order")
    func root() throws {
        try Stage.run { stage in
            let root = controller("Root")

            stage.window.rootViewController = root
            let inside = stage.timeline.lines(of: .all)
            stage.advance(by: 0)

            expectEqual(inside, ["Root loadView", "Root viewDidLoad", "Root viewWillAppear"])
            expectEqual(
                stage.timeline.lines(of: .all),
                inside + [
                    "Root viewIsAppearing", "Root viewWillLayoutSubviews", "Root viewDidLayoutSubviews",
                    "Root viewDidAppear",
                ])
        }
    }

    @Test("Replacing the root runs both sides' callbacks")
    func replaceRoot() throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            stage.timeline.clear()

            stage.window.rootViewController = controller("New")
            stage.advance(by: 0)

            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "Old viewWillDisappear", "New viewWillAppear", "New viewIsAppearing", "Old viewDidDisappear",
                    "New viewDidAppear",
                ])
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("Hiding and showing the window makes the root disappear and appear")
    func hideWindow() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            stage.timeline.clear()

            stage.window.isHidden = true
            stage.window.isHidden = false
            stage.advance(by: 0)

            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "Root viewWillDisappear", "Root viewDidDisappear", "Root viewWillAppear", "Root viewIsAppearing",
                    "Root viewDidAppear",
                ])
        }
    }

    @Test("Adding a child's view to a visible parent sends its callbacks inside addSubview")
    func addChild() throws {
        try Stage.run(rootViewController: controller("Parent")) { stage in
            let parent = try #require(stage.window.rootViewController)
            let child = controller("Child")
            stage.timeline.clear()

            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)

            expectEqual(
                stage.timeline.lines,
                [
                    "Child willMove(toParent: Parent)", "Child loadView", "Child viewDidLoad", "Child viewWillAppear",
                    "Child viewIsAppearing", "Child viewDidAppear", "Child didMove(toParent: Parent)",
                ])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Removing a child's view sends its callbacks inside removeFromSuperview, and the child is freed")
    func removeChild() throws {
        try Stage.run(rootViewController: controller("Parent")) { stage in
            let parent = try #require(stage.window.rootViewController)
            weak var freed: UIViewController?
            do {
                let child = controller("Child")
                freed = child
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
                stage.advance(by: 0)
                stage.timeline.clear()

                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            stage.advance(by: 0)

            expectEqual(
                stage.timeline.lines,
                [
                    "Child willMove(toParent: nil)", "Child viewWillDisappear", "Child viewDidDisappear",
                    "Child didMove(toParent: nil)", "Child deinit",
                ])
            expectNil(freed)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A child added in the parent's viewDidLoad appears with the parent, after it")
    func childInViewDidLoad() throws {
        final class Parent: UIViewController {
            let child = controller("Child")
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        try Stage.run { stage in
            let parent = Parent()
            parent.title = "Parent"

            stage.window.rootViewController = parent
            stage.advance(by: 0)

            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "Parent viewWillAppear", "Child viewWillAppear", "Parent viewIsAppearing", "Child viewIsAppearing",
                    "Parent viewDidAppear", "Child viewDidAppear",
                ])
        }
    }

    @Test("Manual: begin sends will, end sends did, and moving the view sends no callbacks")
    func manual() throws {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let parent = Manual()
        try Stage.run(rootViewController: parent) { stage in
            let child = controller("Child")
            parent.addChild(child)
            stage.timeline.clear()

            child.beginAppearanceTransition(true, animated: true)
            parent.view.addSubview(child.view)
            let afterAdding = stage.timeline.callbacks(of: child)
            child.endAppearanceTransition()
            child.didMove(toParent: parent)
            child.willMove(toParent: nil)
            child.beginAppearanceTransition(false, animated: true)
            child.view.removeFromSuperview()
            child.endAppearanceTransition()
            child.removeFromParent()

            expectEqual(afterAdding, ["viewWillAppear"])
            expectEqual(
                stage.timeline.callbacks(of: child),
                [
                    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
                ])
            expectTrue(stage.timeline.entries.allSatisfy { $0.kind != .appearance || $0.isAnimated })
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Manual: a child that appears with its parent is appearing before its parent has appeared")
    func manualInParent() throws {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                children.first?.beginAppearanceTransition(true, animated: animated)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                children.first?.endAppearanceTransition()
            }
        }
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let (parent, child) = (Manual(), controller("Child"))
            parent.title = "Parent"
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            stage.timeline.clear()

            root.addChild(parent)
            root.view.addSubview(parent.view)
            parent.didMove(toParent: root)

            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "Parent viewWillAppear", "Child viewWillAppear", "Parent viewIsAppearing", "Child viewIsAppearing",
                    "Parent viewDidAppear", "Child viewDidAppear",
                ])
        }
    }

    @Test("A begin in the other direction reverses an open transition")
    func reversal() throws {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let parent = Manual()
        try Stage.run(rootViewController: parent) { stage in
            let child = controller("Child")
            parent.addChild(child)
            child.didMove(toParent: parent)
            stage.timeline.clear()

            child.beginAppearanceTransition(true, animated: true)
            child.beginAppearanceTransition(false, animated: true)
            child.endAppearanceTransition()

            expectEqual(
                stage.timeline.callbacks(of: child), ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"])
            expectEmpty(stage.diagnostics)
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
    }

    @Test("Unmatched begin and end are reported in UIKit's words")
    func unbalanced() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)

            root.endAppearanceTransition()
            root.beginAppearanceTransition(true, animated: false)

            expectEqual(stage.diagnostics.map(\.rule), Array(repeating: "unbalancedAppearanceTransition", count: 2))
            expectTrue(
                stage.diagnostics.allSatisfy {
                    $0.message.hasPrefix(
                        "Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x")
                })
        }
    }

    @Test(
        "Begin and end outside a window send all callbacks, also to children; a window adds no further callback",
        arguments: [true, false])
    func endWithoutWindow(animated: Bool) throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let (box, child) = (controller("Box"), controller("Child"))
            box.addChild(child)
            box.view.addSubview(child.view)
            child.didMove(toParent: box)
            let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

            box.beginAppearanceTransition(true, animated: animated)
            box.endAppearanceTransition()

            expectEqual(stage.timeline.callbacks(of: box), coming)
            expectEqual(stage.timeline.callbacks(of: child), coming)

            stage.window.rootViewController?.addChild(box)
            stage.window.rootViewController?.view.addSubview(box.view)
            box.didMove(toParent: stage.window.rootViewController)
            stage.advance(by: 1)

            expectEqual(stage.timeline.callbacks(of: box), coming)
            expectEqual(stage.timeline.callbacks(of: child), coming)

            box.beginAppearanceTransition(false, animated: animated)
            box.view.removeFromSuperview()
            box.endAppearanceTransition()

            expectEqual(stage.timeline.callbacks(of: box), coming + ["viewWillDisappear", "viewDidDisappear"])
            expectEqual(stage.timeline.callbacks(of: child), coming + ["viewWillDisappear", "viewDidDisappear"])
        }
    }

    @Test("A view that enters a window between begin and end gets viewIsAppearing with its layout there")
    func windowInBetween() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let child = controller("Child")
            child.beginAppearanceTransition(true, animated: false)
            stage.window.addSubview(child.view)
            stage.settle()
            let before = stage.timeline.callbacks(of: child)
            child.endAppearanceTransition()

            expectEqual(before, ["viewWillAppear", "viewIsAppearing"])
            expectEqual(stage.timeline.callbacks(of: child), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        }
    }
}
