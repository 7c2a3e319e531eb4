import Foundation
import IrekoContainers
import IrekoTesting
import Testing
import UIKit

/// The base class of containers that forward by hand: one list of children for appearance and one for rotation.
@MainActor
@Suite("Container base")
struct ContainerViewControllerTests {
    private final class Container: ContainerViewController {
        var appearing: [UIViewController]?
        var turning: [UIViewController]?
        override var childrenForAppearanceCallbacks: [UIViewController] { appearing ?? children }
        override var childrenForRotationCallbacks: [UIViewController] { turning ?? children }
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

            #expect(
                stage.timeline.lines(of: .appearance) == [
                    "Container viewWillAppear", "Second viewWillAppear", "Container viewIsAppearing",
                    "Second viewIsAppearing", "Container viewDidAppear", "Second viewDidAppear",
                    "Container viewWillDisappear", "Second viewWillDisappear", "Container viewDidDisappear",
                    "Second viewDidDisappear",
                ])
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test("Only the listed children get rotation callbacks, and all of them must agree to it")
    func rotation() throws {
        try onStage { stage, container, first, second in
            stage.window.rootViewController = container
            stage.advance(by: 0)
            stage.timeline.clear()

            first.mask = .portrait
            stage.rotate(to: .landscapeLeft)
            #expect(stage.window.bounds.width == 390)
            first.mask = .all
            second.follows = false
            stage.rotate(to: .landscapeLeft)
            #expect(stage.window.bounds.width == 390)

            container.turning = [first]
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            #expect(stage.window.bounds.width == 844)
            #expect(
                stage.timeline.lines(of: .size).filter { $0.contains("otat") } == [
                    "Container willRotate(to: landscapeLeft)", "First willRotate(to: landscapeLeft)",
                    "Container willAnimateRotation(to: landscapeLeft)", "First willAnimateRotation(to: landscapeLeft)",
                    "Container didRotate(from: portrait)", "First didRotate(from: portrait)",
                ])
            #expect(container.supportedInterfaceOrientations == .all)
        }
    }
}
