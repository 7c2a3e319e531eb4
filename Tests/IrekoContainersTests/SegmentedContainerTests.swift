import Expectations
import Foundation
import IrekoContainers
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The segmented container")
struct SegmentedContainerTests {
    private func onStage(_ body: (Stage, SegmentedContainerController) throws -> Void) throws {
        let make = {
            SegmentedContainerController(
                titles: ["One", "Two", "Three"],
                viewControllers: [controller("A"), controller("B"), controller("C")])
        }
        try Stage.run(root: make(), size: CGSize(width: 300, height: 500)) { stage, container in
            container.title = "Container"
            try body(stage, container)
        }
    }

    @Test("The first controller is shown initially, below a bar of 40 points")
    func start() throws {
        try onStage { _, container in
            expectEqual(container.selectedIndex, 0)
            expectEqual(container.children.map(\.title), ["A"])
            expectEqual(container.segmentBar.frame, CGRect(x: 0, y: 0, width: 300, height: 40))
            expectEqual(container.children[0].view.frame, CGRect(x: 0, y: 40, width: 300, height: 460))
        }
    }

    @Test("A tap exchanges the controllers in 0.2 seconds, in the engine's order")
    func exchange() throws {
        try onStage { stage, container in
            stage.tap(at: CGPoint(x: 150, y: 20))
            let during = stage.timeline.lines
            let titles = container.children.map(\.title)
            stage.advance(by: 0.2)

            expectEqual(
                during,
                [
                    "B willMove(toParent: Container)", "B loadView", "B viewDidLoad", "B viewWillAppear",
                    "A viewWillDisappear", "B viewIsAppearing",
                ])
            expectEqual(titles, ["A", "B"])
            expectEqual(
                stage.timeline.lines.dropFirst(during.count),
                [
                    "B viewDidAppear", "A viewDidDisappear", "B didMove(toParent: Container)",
                    "A willMove(toParent: nil)",
                    "A didMove(toParent: nil)",
                ])
            expectTrue(abs(stage.timeline.entries.last { $0.callback == "viewDidAppear" }!.time - 0.25) < 1e-9)
            expectEqual(container.children.map(\.title), ["B"])
            expectEqual(container.currentViewController?.title, "B")
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Between two pages the snapshot is a mixture of both")
    func fading() throws {
        try onStage { stage, container in
            container.viewControllers[0].view.backgroundColor = .red
            container.viewControllers[1].view.backgroundColor = .blue
            stage.advance(by: 0.1)

            stage.tap(at: CGPoint(x: 150, y: 20))
            stage.advance(by: 0.1)

            let color = try #require(stage.pixel(at: CGPoint(x: 150, y: 300)))
            stage.advance(by: 0.2)
            let last = try #require(stage.pixel(at: CGPoint(x: 150, y: 300)))
            expectTrue(color[0] > 20 && color[2] > 20 && last[0] == 0 && last[2] == 255, "\(color) \(last)")
        }
    }

    @Test("A child that is covered by a presentation in its own context is removed from the hierarchy first")
    func covered() throws {
        try onStage { stage, container in
            let modal = controller("M")
            modal.modalPresentationStyle = .currentContext
            stage.excludeFromLeakCheck(modal)
            let child = container.viewControllers[1]
            child.definesPresentationContext = true
            container.select(1, animated: true)
            stage.advance(by: 0.1)

            child.present(modal, animated: true)
            container.select(0, animated: true)
            stage.advance(by: 2)

            expectEqual(container.children.map(\.title), ["A"])
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    @Test("Choosing the current segment has no effect")
    func chooseCurrent() throws {
        try onStage { stage, container in
            stage.tap(at: CGPoint(x: 50, y: 20))
            stage.advance(by: 1)

            expectEmpty(stage.timeline.lines)
            expectEqual(container.selectedIndex, 0)
        }
    }

    @Test("A choice made during an exchange is performed after it")
    func chooseTwice() throws {
        try onStage { stage, container in
            stage.tap(at: CGPoint(x: 150, y: 20))
            stage.tap(at: CGPoint(x: 250, y: 20))
            stage.advance(by: 0.6)

            expectEqual(container.children.map(\.title), ["C"])
            expectEqual(container.selectedIndex, 2)
            expectEqual(
                stage.timeline.callbacks(of: container.viewControllers[0]), ["viewWillDisappear", "viewDidDisappear"])
            expectEqual(
                stage.timeline.callbacks(of: container.viewControllers[1]),
                [
                    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
                ])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("The delegate is called for the user's choices only")
    func delegate() throws {
        final class Listener: SegmentedContainerControllerDelegate {
            var chosen: [Int] = []
            func segmentedContainer(_ container: SegmentedContainerController, didChoose index: Int) {
                chosen.append(index)
            }
        }
        try onStage { stage, container in
            let listener = Listener()
            container.delegate = listener

            stage.tap(at: CGPoint(x: 250, y: 20))
            stage.advance(by: 1)
            container.selectedIndex = 0
            stage.advance(by: 1)

            expectEqual(listener.chosen, [2])
            expectEqual(container.currentViewController?.title, "A")
        }
    }

    @Test("An index out of range is refused, and an empty container is valid")
    func outOfRange() throws {
        try onStage { stage, container in
            container.selectedIndex = 7
            container.selectedIndex = -1
            stage.advance(by: 1)
            expectEqual(container.selectedIndex, 0)
        }
        let empty = SegmentedContainerController(titles: [], viewControllers: [])
        try Stage.run(rootViewController: empty) { _ in
            expectEqual(empty.selectedIndex, -1)
            expectNil(empty.currentViewController)
        }
    }

    @Test("After other code has removed the controller, the next choice shows a new one")
    func takenAway() throws {
        try onStage { stage, container in
            let taken = container.viewControllers[0]
            taken.willMove(toParent: nil)
            taken.view.removeFromSuperview()
            taken.removeFromParent()

            let whileEmpty = container.currentViewController
            container.select(2, animated: true)
            stage.advance(by: 1)
            container.select(0, animated: true)
            stage.advance(by: 1)

            expectNil(whileEmpty)
            expectIdentical(container.currentViewController, taken)
            expectEqual(container.children.map(\.title), ["A"])
            expectEqual(taken.view.frame, CGRect(x: 0, y: 40, width: 300, height: 460))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A controller removed during the exchange does not stop later choices")
    func takenAwayInside() throws {
        for index in [0, 1] {
            try onStage { stage, container in
                container.select(1, animated: true)
                stage.advance(by: 0.1)
                let taken = container.viewControllers[index]
                taken.willMove(toParent: nil)
                taken.view.removeFromSuperview()
                taken.removeFromParent()
                stage.advance(by: 1)

                container.select(2, animated: true)
                stage.advance(by: 1)

                expectEqual(container.children.map(\.title), ["C"], "\(index) \(stage.timeline)")
                expectNotNil(container.currentViewController?.view.window)
                expectEmpty(stage.diagnostics)
            }
        }
    }

    @Test("A controller that is removed while the previous controller leaves without its view is not shown")
    func takenAwayByOld() throws {
        try onStage { stage, container in
            let (old, new) = (container.viewControllers[0], container.viewControllers[1])
            old.view.removeFromSuperview()
            stage.whenCalled { controller, callback in
                guard controller === old, callback == "willMove(toParent: nil)", new.parent != nil else { return }
                new.willMove(toParent: nil)
                new.viewIfLoaded?.removeFromSuperview()
                new.removeFromParent()
            }

            container.select(1, animated: false)
            stage.advance(by: 1)

            expectEmpty(container.children)
            expectNil(new.viewIfLoaded?.superview)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("The segment chosen before the view is loaded is the first one shown")
    func chosenBefore() throws {
        let controllers = [controller("A"), controller("B")]
        let container = SegmentedContainerController(titles: ["One", "Two"], viewControllers: controllers)
        container.selectedIndex = 1
        expectNil(container.currentViewController)
        expectFalse(container.isViewLoaded)

        try Stage.run(rootViewController: container) { stage in
            expectEqual(container.children.map(\.title), ["B"])
            expectEqual(container.currentViewController?.title, "B")
            expectEmpty(stage.timeline.callbacks(of: controllers[0], .all))
        }
    }
}
