import Expectations
import Foundation
import IrekoContainers
import IrekoTesting
import TestSupport
import Testing
import UIKit

private final class Content: UIViewController, ContainerContent {
    func contentFrame(in bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 20) }
}

@MainActor
@Suite("The content container's recipes")
struct ContentContainerTests {
    private func content(_ title: String) -> Content {
        let content = Content()
        content.title = title
        return content
    }

    @Test("Display, hide")
    func displayAndHide() throws {
        try Stage.run(size: CGSize(width: 300, height: 500), rootViewController: ContentContainerController()) {
            stage in
            let container = try #require(stage.window.rootViewController as? ContentContainerController)
            let content = content("Content")
            stage.timeline.clear()

            container.display(content)
            let frame = content.view.frame
            container.hide(content)
            container.hide(content)

            expectEqual(frame, CGRect(x: 10, y: 20, width: 280, height: 460))
            expectEqual(
                stage.timeline.lines(of: [.appearance, .containment]),
                [
                    "Content willMove(toParent: ContentContainerController)", "Content viewWillAppear",
                    "Content viewIsAppearing", "Content viewDidAppear",
                    "Content didMove(toParent: ContentContainerController)", "Content willMove(toParent: nil)",
                    "Content viewWillDisappear", "Content viewDidDisappear", "Content didMove(toParent: nil)",
                ])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Cycle moves both at the same time, for 0.25 seconds")
    func cycle() throws {
        try Stage.run(size: CGSize(width: 300, height: 500), rootViewController: ContentContainerController()) {
            stage in
            let container = try #require(stage.window.rootViewController as? ContentContainerController)
            let (old, new) = (content("Old"), content("New"))
            container.display(old)
            stage.advance(by: 0)
            var result: Bool?

            container.cycle(from: old, to: new) { result = $0 }
            stage.advance(by: 0.125)
            let (oldX, newX) = (old.view.layer.presentation()?.frame.minX, new.view.layer.presentation()?.frame.minX)
            stage.advance(by: 0.124)
            let early = result
            stage.advance(by: 0.001)

            // Half of the way at half of the time, by the symmetry of ease-in-ease-out.
            #expect(abs((oldX ?? 0) - (10 - 150)) < 0.5)
            #expect(abs((newX ?? 0) - (10 + 150)) < 0.5)
            expectNil(early)
            expectEqual(result, true)
            expectEqual(container.contents.map(\.title), ["New"])
            expectNil(old.parent)
            expectNil(old.view.superview)
            expectEmpty(stage.diagnostics)
        }
    }

    // MARK: Interrupted cycles

    private func onStage(_ body: (Stage, ContentContainerController, Content, Content, Content) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 300, height: 500), rootViewController: ContentContainerController()) {
            stage in
            let container = try #require(stage.window.rootViewController as? ContentContainerController)
            let (first, second, third) = (content("First"), content("Second"), content("Third"))
            container.display(first)
            stage.advance(by: 0)
            container.cycle(from: first, to: second)
            stage.advance(by: 0.1)
            try body(stage, container, first, second, third)
        }
    }

    private static let home = CGRect(x: 10, y: 20, width: 280, height: 460)

    @Test(
        "A cycle from the disappearing content shows its own new content, and the old one continues from its position")
    func interrupted() throws {
        try onStage { stage, container, first, second, third in
            let before = try #require(first.view.layer.presentation()).frame.minX

            container.cycle(from: first, to: third)
            stage.advance(by: 1.0 / 60)
            let after = try #require(first.view.layer.presentation()).frame.minX
            stage.advance(by: 1)

            expectTrue(after <= before && after > before - 40)
            expectEqual(container.contents.map(\.title), ["Third"])
            expectEqual(third.view.frame, Self.home)
            expectNil(first.view.superview)
            expectNil(second.view.superview)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A cycle from the appearing content continues to the next, and one back ends where it began")
    func continued() throws {
        for back in [false, true] {
            try onStage { stage, container, first, second, third in
                let next = back ? first : third

                container.cycle(from: second, to: next)
                stage.advance(by: 1)

                expectEqual(container.contents.map(\.title), [next.title])
                expectEqual(next.view.frame, Self.home)
                expectNotNil(next.view.window)
                expectNotEqual(stage.timeline.callbacks(of: next, .containment).last, "didMove(toParent: nil)")
                expectNil(second.parent)
                expectNil(second.view.superview)
                expectEmpty(stage.diagnostics)
            }
        }
    }

    @Test("Content that is displayed or hidden during its cycle has that state after it")
    func afterwards() throws {
        try onStage { stage, container, first, second, _ in
            container.hide(second)
            container.display(first)
            stage.advance(by: 1)

            expectEqual(container.contents.map(\.title), ["First"])
            expectEqual(first.view.frame, Self.home)
            expectEqual(stage.timeline.callbacks(of: second).suffix(2), ["viewWillDisappear", "viewDidDisappear"])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("An exchange for content that is being hidden at that moment is performed afterwards")
    func cycledWhileHidden() throws {
        try Stage.run(size: CGSize(width: 300, height: 500), rootViewController: ContentContainerController()) {
            stage in
            let container = try #require(stage.window.rootViewController as? ContentContainerController)
            for moment in ["willMove(toParent: nil)", "viewDidDisappear"] {
                let (first, second) = (content("First"), content("Second"))
                container.display(first)
                container.display(second)
                var done: [Bool] = []
                stage.whenCalled { [weak container] controller, callback in
                    guard controller === second, callback == moment, done.isEmpty else { return }
                    done.append(false)
                    container?.cycle(from: first, to: second) { done.append($0) }
                }

                container.hide(second)
                stage.advance(by: 1)

                expectEqual(done, [false, true])
                expectEqual(container.contents.map(\.title), ["Second"])
                expectEqual(second.view.frame, CGRect(x: 10, y: 20, width: 280, height: 460))
                expectEqual(stage.timeline.callbacks(of: second).last, "viewDidAppear")
                expectEmpty(stage.diagnostics)
                container.hide(second)
            }
        }
    }

    @Test(
        "Content that a second cycle requests while the first one shows it arrives once, at the first one's end"
    )
    func arrivesOnce() throws {
        try Stage.run(size: CGSize(width: 300, height: 500), rootViewController: ContentContainerController()) {
            stage in
            let container = try #require(stage.window.rootViewController as? ContentContainerController)
            let (first, second, third) = (content("First"), content("Second"), content("Third"))
            container.display(first)
            container.display(second)
            var done: [Bool] = []
            stage.whenCalled { [weak container] controller, callback in
                guard controller === first, callback == "viewDidDisappear" else { return }
                container?.cycle(from: second, to: third) { done.append($0) }
            }

            container.cycle(from: first, to: third)
            stage.advance(by: 0.25)
            let arrived = stage.timeline.callbacks(of: third, .containment)
            stage.advance(by: 1)

            expectEqual(done, [true])
            expectEqual(container.contents.map(\.title), ["Third"])
            expectEqual(
                arrived,
                [
                    "willMove(toParent: ContentContainerController)", "didMove(toParent: ContentContainerController)",
                ])
            expectEqual(stage.timeline.callbacks(of: third, .containment), arrived)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Containers that exchange by the usual recipe twice within its duration cause no diagnostic")
    func recipeTwice() throws {
        final class Container: UIViewController {
            func cycle(from old: UIViewController, to new: UIViewController) {
                old.willMove(toParent: nil)
                addChild(new)
                transition(from: old, to: new, duration: 0.25, options: [], animations: nil) { _ in
                    old.removeFromParent()
                    new.didMove(toParent: self)
                }
            }
        }
        try Stage.run(rootViewController: Container()) { stage in
            let container = try #require(stage.window.rootViewController as? Container)
            let (first, second, third) = (controller("First"), controller("Second"), controller("Third"))
            container.addChild(first)
            container.view.addSubview(first.view)
            first.didMove(toParent: container)

            container.cycle(from: first, to: second)
            stage.advance(by: 0.1)
            container.cycle(from: second, to: third)
            stage.advance(by: 1)

            expectEqual(container.children.map(\.title), ["Third"])
            expectEmpty(stage.diagnostics)
        }
    }
}
