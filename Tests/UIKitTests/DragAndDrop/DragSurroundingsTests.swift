import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Drags with windows, sheets, size changes and custom previews.
@MainActor
@Suite("Drag and drop: surroundings", .serialized)
struct DragSurroundingsTests {
    private static let source = CGPoint(x: 60, y: 140)
    private static let target = CGPoint(x: 280, y: 180)

    @Test("A window in front takes the drop", arguments: PointingDevice.allCases)
    func secondWindow(device: PointingDevice) throws {
        let (world, other) = (DragWorld(), DragWorld())
        try Stage.run(rootViewController: world) { stage in
            let window = try UIWindow(windowScene: #require(stage.window.windowScene))
            window.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
            window.rootViewController = other
            window.isHidden = false
            stage.advance(by: 0.1)

            stage.carry(device, from: Self.source, to: CGPoint(x: 280, y: 580))
            stage.up(device, at: CGPoint(x: 280, y: 580))
            stage.advance(by: 1.5)

            expectEqual(other.texts, ["text 0"])
            expectEmpty(world.texts)
            #expect(world.log.contains("did end 2"))
            expectEqual(window.subviews.count, 1)
        }
    }

    @Test("A sheet that is dismissed does not end its drag", arguments: PointingDevice.allCases)
    func sheet(device: PointingDevice) throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let world = DragWorld()
            root.present(world, animated: false)
            stage.advance(by: 0.1)
            let start = world.first.convert(CGPoint(x: 40, y: 40), to: nil)
            stage.carry(device, from: start, to: CGPoint(x: start.x, y: start.y + 100))
            let isCarried = world.log.contains("begin")

            root.dismiss(animated: false)
            stage.advance(by: 1.5)
            let isCancelled = world.log.contains("will end 0")
            stage.up(device, at: start)
            stage.advance(by: 1.5)

            expectTrue(isCarried)
            expectFalse(isCancelled)
            #expect(world.log.contains("will end 0"))
            #expect(world.log.contains("did end 0"))
            expectEqual(stage.window.subviews.count, 1)
            expectNil(root.presentedViewController)
        }
    }

    @Test("Removing the interaction and disabling it cancel", arguments: [true, false], PointingDevice.allCases)
    func interactionGoes(removes: Bool, device: PointingDevice) throws {
        let world = DragWorld()
        try Stage.run(rootViewController: world) { stage in
            stage.carry(device, from: Self.source, to: Self.target)
            let interaction = try #require(world.first.interactions.first as? UIDragInteraction)

            if removes { world.first.removeInteraction(interaction) } else { interaction.isEnabled = false }
            stage.advance(by: 1.5)
            stage.up(device, at: Self.target)

            #expect(world.log.contains("did end 0"))
            #expect(!world.log.contains("perform"))
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("A view in a scroll view is lifted without scrolling", arguments: PointingDevice.allCases)
    func inScrollView(device: PointingDevice) throws {
        let (controller, world) = (UIViewController(), DragWorld())
        try Stage.run(rootViewController: controller) { stage in
            let scroll = UIScrollView(frame: controller.view.bounds)
            scroll.contentSize = CGSize(width: 390, height: 2000)
            controller.view.addSubview(scroll)
            controller.addChild(world)
            scroll.addSubview(world.view)
            world.didMove(toParent: controller)
            stage.advance(by: 0.1)

            stage.carry(device, from: Self.source, to: Self.target)
            stage.up(device, at: Self.target)
            stage.advance(by: 1.5)
            let offset = scroll.contentOffset
            stage.drag(from: Self.source, to: CGPoint(x: 60, y: 40))

            expectEqual(world.texts, ["text 0"])
            expectEqual(offset, .zero)
            #expect(scroll.contentOffset.y > 0)
        }
    }

    @Test("A position is found by the stage's method, also from right to left", arguments: [false, true])
    func verb(isMirrored: Bool) throws {
        let world = DragWorld()
        try Stage.run(rootViewController: world) { stage in
            if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            (world.first.accessibilityIdentifier, world.place.accessibilityIdentifier) = ("first", "place")
            world.itemCount = 3
            stage.advance(by: 0.1)

            stage.find(identifier: "first").drag(to: stage.find(identifier: "place"))
            stage.advance(by: 1.5)

            expectEqual(world.texts, ["text 0", "text 1", "text 2"])
        }
    }

    @Test("A window that is resized continues the drag", arguments: PointingDevice.allCases)
    func resized(device: PointingDevice) throws {
        let world = DragWorld()
        try Stage.run(rootViewController: world) { stage in
            stage.carry(device, from: Self.source, to: CGPoint(x: 100, y: 600))

            stage.resize(to: CGSize(width: 844, height: 390))
            stage.advance(by: 0.5)
            stage.move(device, to: Self.target)
            stage.up(device, at: Self.target)
            stage.advance(by: 1.5)

            expectEqual(world.texts, ["text 0"])
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("A drag held over a view activates it after a while", arguments: PointingDevice.allCases)
    func springLoading(device: PointingDevice) throws {
        let world = DragWorld()
        try Stage.run(rootViewController: world) { stage in
            var activations = 0
            world.place.addInteraction(
                UISpringLoadedInteraction { _, context in
                    activations += 1
                    expectIdentical(context.targetView, world.place)
                })
            stage.advance(by: 0.1)
            stage.carry(device, from: Self.source, to: Self.target)

            stage.advance(by: 0.7)
            let before = activations
            stage.advance(by: 0.3)

            expectEqual(before, 0)
            expectEqual(activations, 1)
            stage.up(device, at: Self.target)
            stage.advance(by: 1.5)
        }
    }
}
