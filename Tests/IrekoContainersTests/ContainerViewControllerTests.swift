import Expectations
import Foundation
import IrekoContainers
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The base class of containers with manual forwarding: one list of children for appearance and one for rotation.
@MainActor
@Suite("Container base")
struct ContainerViewControllerTests {
    private final class Container: ContainerViewController {
        var appearing: [UIViewController]?
        var turning: [UIViewController]?
        override var childrenForAppearanceCallbacks: [UIViewController] { appearing ?? children }
        override var childrenForRotationCallbacks: [UIViewController] { turning ?? children }
        var whileWilling: (Container) -> Void = { _ in }
        var whileAppearing: (Container) -> Void = { _ in }
        var whileLeaving: (Container) -> Void = { _ in }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            whileWilling(self)
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            whileAppearing(self)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            whileLeaving(self)
        }

        /// Adds a child and shows it, in whatever state the container is.
        func show(_ child: UIViewController) {
            addChild(child)
            beginAppearance(of: child, isAppearing: true, animated: false)
            view.addSubview(child.view)
            endAppearance(of: child)
            child.didMove(toParent: self)
        }

        /// Removes a child, in whatever state the container is.
        func hide(_ child: UIViewController) {
            guard child.parent === self else { return }
            child.willMove(toParent: nil)
            beginAppearance(of: child, isAppearing: false, animated: false)
            child.view.removeFromSuperview()
            endAppearance(of: child)
            child.removeFromParent()
        }
    }

    private final class Child: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        var follows = true
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var shouldAutorotate: Bool { follows }
    }

    private func onStage(_ body: (Stage, Container, Child, Child) throws -> Void) throws {
        try Stage.run { stage in
            let (container, first, second) = (Container(), Child(), Child())
            (container.title, first.title, second.title) = ("Container", "First", "Second")
            for child in [first, second] {
                container.addChild(child)
                container.view.addSubview(child.view)
                child.didMove(toParent: container)
            }
            try body(stage, container, first, second)
        }
    }

    @Test("Only the listed children appear and disappear with the container, after it")
    func appearance() throws {
        try onStage { stage, container, first, second in
            container.appearing = [second]

            stage.window.rootViewController = container
            stage.advance(by: 0)
            stage.window.rootViewController = nil
            stage.advance(by: 0)

            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "Container viewWillAppear", "Second viewWillAppear", "Container viewIsAppearing",
                    "Second viewIsAppearing", "Container viewDidAppear", "Second viewDidAppear",
                    "Container viewWillDisappear", "Second viewWillDisappear", "Container viewDidDisappear",
                    "Second viewDidDisappear",
                ])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Only the listed children get rotation callbacks, and all must agree to a rotation")
    func rotation() throws {
        try onStage { stage, container, first, second in
            stage.window.rootViewController = container
            stage.advance(by: 0)
            stage.timeline.clear()

            first.mask = .portrait
            stage.rotate(to: .landscapeLeft)
            expectEqual(stage.window.bounds.width, 390)
            first.mask = .all
            second.follows = false
            stage.rotate(to: .landscapeLeft)
            expectEqual(stage.window.bounds.width, 390)

            container.turning = [first]
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            expectEqual(stage.window.bounds.width, 844)
            expectEqual(
                stage.timeline.lines(of: .size).filter { $0.contains("otat") },
                [
                    "Container willRotate(to: landscapeLeft)", "First willRotate(to: landscapeLeft)",
                    "Container willAnimateRotation(to: landscapeLeft)", "First willAnimateRotation(to: landscapeLeft)",
                    "Container didRotate(from: portrait)", "First didRotate(from: portrait)",
                ])
            expectEqual(container.supportedInterfaceOrientations, .all)
        }
    }

    // MARK: Children that change in between

    private static let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

    @Test("A child shown in each of the container's callbacks appears once, with the container")
    func shownInBetween() throws {
        try Stage.run { stage in
            let container = Container()
            let (early, late) = (controller("Early"), controller("Late"))
            container.whileWilling = { $0.show(early) }
            container.whileAppearing = { $0.show(late) }

            stage.window.rootViewController = container
            stage.advance(by: 0)

            expectEqual(stage.timeline.callbacks(of: early), Self.coming)
            expectEqual(stage.timeline.callbacks(of: late), Self.coming)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A child that its author begins and ends manually while the container appears is not ended again")
    func byHandInBetween() throws {
        try Stage.run { stage in
            let container = Container()
            let child = controller("Child")
            container.whileAppearing = { container in
                container.addChild(child)
                child.beginAppearanceTransition(true, animated: false)
                container.view.addSubview(child.view)
                child.endAppearanceTransition()
                child.didMove(toParent: container)
            }

            stage.window.rootViewController = container
            stage.advance(by: 0)
            let whileShown = stage.timeline.callbacks(of: child)
            stage.window.isHidden = true

            expectEqual(whileShown, Self.coming)
            expectEqual(stage.timeline.callbacks(of: child), Self.coming + ["viewWillDisappear", "viewDidDisappear"])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A child hidden while the container appears reverses; one hidden while it disappears has disappeared")
    func hiddenInBetween() throws {
        try onStage { stage, container, first, second in
            container.whileAppearing = { $0.hide(first) }
            container.whileLeaving = { $0.hide(second) }

            stage.window.rootViewController = container
            stage.advance(by: 0)
            stage.window.isHidden = true
            stage.window.isHidden = false
            stage.advance(by: 0)

            let gone = ["viewWillDisappear", "viewDidDisappear"]
            expectEqual(
                stage.timeline.callbacks(of: first).filter { $0 != "viewIsAppearing" }, ["viewWillAppear"] + gone)
            expectEqual(stage.timeline.callbacks(of: second), Self.coming + gone)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A child whose own transition outlasts the container's ends with its own")
    func outlasting() throws {
        try Stage.run { stage in
            let container = Container()
            let child = controller("Child")
            container.whileAppearing = { container in
                container.addChild(child)
                container.beginAppearance(of: child, isAppearing: true, animated: true)
                container.view.addSubview(child.view)
            }

            stage.window.rootViewController = container
            stage.advance(by: 1)
            let before = stage.timeline.callbacks(of: child)
            container.endAppearance(of: child)
            child.didMove(toParent: container)
            stage.window.isHidden = true
            container.endAppearance(of: child)

            expectEqual(before, ["viewWillAppear", "viewIsAppearing"])
            expectEqual(stage.timeline.callbacks(of: child), Self.coming + ["viewWillDisappear", "viewDidDisappear"])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test(
        "A child that is removed during its transition disappears, and begins as a new child",
        arguments: [true, false])
    func removedDuringTransition(isEnded: Bool) throws {
        try Stage.run { stage in
            let (container, child) = (Container(), controller("Child"))
            stage.window.rootViewController = container
            stage.advance(by: 0.1)
            for _ in 0..<2 {
                container.addChild(child)
                container.beginAppearance(of: child, isAppearing: true, animated: true)
                container.view.addSubview(child.view)
                child.didMove(toParent: container)
                stage.advance(by: 0.1)
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
                if isEnded { container.endAppearance(of: child) }
            }
            container.endAppearance(of: child)

            let round = ["viewWillAppear", "viewIsAppearing", "viewWillDisappear", "viewDidDisappear"]
            expectEqual(stage.timeline.callbacks(of: child), round + round)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A subclass that leaves in its viewDidAppear, before it calls super, forwards all later callbacks")
    func interruptedBeforeSuper() throws {
        final class Leaving: ContainerViewController {
            var act: (() -> Void)?
            override func viewDidAppear(_ animated: Bool) {
                act?()
                act = nil
                super.viewDidAppear(animated)
            }
        }
        try Stage.run(size: CGSize(width: 300, height: 500)) { stage in
            let (leaving, child) = (Leaving(), controller("Child"))
            leaving.addChild(child)
            leaving.view.addSubview(child.view)
            child.didMove(toParent: leaving)
            let outer = SegmentedContainerController(
                titles: ["One", "Two"], viewControllers: [leaving, controller("B")])
            leaving.act = { [weak outer] in outer?.select(1, animated: true) }
            stage.window.rootViewController = outer
            stage.advance(by: 1)
            let disappeared = stage.timeline.callbacks(of: child)
            outer.select(0, animated: false)
            stage.advance(by: 1)
            stage.window.isHidden = true

            let gone = ["viewWillDisappear", "viewDidDisappear"]
            expectEqual(disappeared, ["viewWillAppear", "viewIsAppearing"] + gone)
            expectEqual(stage.timeline.callbacks(of: child), disappeared + Self.coming + gone)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A subclass that is removed in its viewDidAppear, before it calls super, leaves its children disappeared")
    func beforeSuper() throws {
        final class Early: ContainerViewController {
            override func viewDidAppear(_ animated: Bool) {
                view.removeFromSuperview()
                super.viewDidAppear(animated)
            }
        }
        try Stage.run(root: UIViewController()) { stage, root in
            let (early, child) = (Early(), controller("Child"))
            early.addChild(child)
            early.view.addSubview(child.view)
            child.didMove(toParent: early)
            root.addChild(early)

            root.view.addSubview(early.view)
            early.didMove(toParent: root)

            expectEqual(stage.timeline.callbacks(of: child).last, "viewDidDisappear")
            expectEqual(stage.timeline.callbacks(of: child).count { $0 == "viewWillAppear" }, 1)
            expectEmpty(stage.diagnostics)
        }
    }
}
