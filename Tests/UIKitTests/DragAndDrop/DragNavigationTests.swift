import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Drags that continue while the user navigates by spring loading.
@MainActor
@Suite("Drag and drop: navigation", .serialized)
struct DragNavigationTests {
    private static let source = CGPoint(x: 60, y: 140)
    private static let empty = CGPoint(x: 200, y: 600)
    private static let target = CGPoint(x: 280, y: 180)

    enum Way: CaseIterable { case push, tab, fullScreen, replacedRoot }

    /// Runs a test with a page with a draggable view, and a closure that shows a different page instead of it.
    private func run(_ way: Way, _ body: (Stage, DragWorld, DragWorld, () -> Void) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (world, page, tabs) = (DragWorld(), DragWorld(), UITabBarController())
            var stack: UINavigationController?
            switch way {
            case .push:
                stack = UINavigationController(rootViewController: world)
                stack?.isNavigationBarHidden = true
                stage.window.rootViewController = stack
            case .tab:
                tabs.viewControllers = [world, page]
                stage.window.rootViewController = tabs
            case .fullScreen, .replacedRoot: stage.window.rootViewController = world
            }
            page.modalPresentationStyle = .fullScreen
            stage.advance(by: 0.1)
            try body(stage, world, page) {
                switch way {
                case .push: stack?.pushViewController(page, animated: true)
                case .tab: tabs.selectedIndex = 1
                case .fullScreen: world.present(page, animated: true)
                case .replacedRoot: stage.window.rootViewController = page
                }
                stage.advance(by: 1)
            }
        }
    }

    @Test("A drag is dropped in a page that appears instead of the source's page", arguments: Way.allCases)
    func drops(way: Way) throws {
        try run(way) { stage, world, page, show in
            for device in PointingDevice.allCases {
                stage.carry(device, from: Self.source, to: Self.empty)
                (world.log, page.log) = ([], [])

                show()
                let during = (world.log, world.first.window)
                stage.move(device, to: Self.target)
                let isInFront = stage.window.subviews.last.map { page.view.isDescendant(of: $0) } == false
                stage.up(device, at: Self.target)
                stage.advance(by: 1.5)

                expectEmpty(during.0, "\(way)")
                expectNil(during.1, "\(way)")
                expectTrue(isInFront, "\(way)")
                expectEqual(page.texts, ["text 0"], "\(way)")
                expectEqual(page.log.prefix(3), ["can handle", "enter", "update"], "\(way)")
                expectEqual(world.log, ["move", "will end 2", "did end 2", "transferred"], "\(way)")
                if way == .push || way == .replacedRoot { break }
                page.dismiss(animated: false)
                world.tabBarController?.selectedIndex = 0
                page.texts = []
                stage.advance(by: 0.5)
            }
        }
    }

    @Test("A finger that rests on a new page enters its target, and drops there without a movement")
    func rests() throws {
        try run(.push) { stage, world, page, show in
            stage.carry(from: Self.source, to: Self.target)
            world.log = []

            show()
            let entered = (world.log, page.log)
            stage.touchUp(at: Self.target)
            stage.advance(by: 1.5)

            expectEqual(entered.0, ["exit"])
            expectEqual(entered.1, ["can handle", "enter", "update"])
            expectEqual(page.texts, ["text 0"])
            expectEmpty(world.texts)
        }
    }

    @Test(
        "A drag without a source is cancelled: its delegate is called, and the picture fades out",
        arguments: Way.allCases)
    func cancels(way: Way) throws {
        try run(way) { stage, world, _, show in
            let count = stage.window.subviews.count
            stage.carry(from: Self.source, to: Self.empty)
            show()
            world.log = []

            stage.press(.keyboardEscape)
            stage.advance(by: 1.5)
            stage.touchUp(at: Self.empty)

            expectEqual(world.log, ["will end 0", "will cancel", "cancelled", "did end 0"], "\(way)")
            expectNil(world.session, "\(way)")
            if way != .fullScreen { expectEqual(stage.window.subviews.count, count, "\(way)") }
        }
    }

    @Test("A lift whose view leaves is cancelled", arguments: Way.allCases)
    func lift(way: Way) throws {
        try run(way) { stage, world, page, show in
            stage.touchDown(at: Self.source)
            stage.advance(by: 0.4)
            expectEqual(world.log, ["items", "lift preview", "will lift"])

            show()
            stage.touchMove(to: Self.target)
            stage.touchUp(at: Self.target)
            stage.advance(by: 1)

            #expect(!world.log.contains("begin"), "\(way)")
            expectEqual(world.log.count, 4, "\(way): the lift has ended")
            expectNil(world.session, "\(way)")
            expectEmpty(page.log, "\(way)")
        }
    }

    @Test("The page of the source is freed during the drag, and the drag can still be dropped")
    func freed() throws {
        weak var freed: DragWorld?
        weak var session: (any UIDragSession)?
        let page = DragWorld()
        try Stage.run(rootViewController: UIViewController()) { stage in
            var world: DragWorld? = DragWorld()
            stage.window.rootViewController = world
            stage.advance(by: 0.1)
            stage.carry(from: Self.source, to: Self.empty)
            (freed, session) = (world, world?.session)
            world = nil

            stage.window.rootViewController = page
            stage.advance(by: 1)
            let isFreed = freed == nil
            stage.touchMove(to: Self.target)
            stage.touchUp(at: Self.target)
            stage.advance(by: 1.5)

            expectTrue(isFreed)
            expectEqual(page.texts, ["text 0"])
            expectNil(session)
            expectEqual(stage.window.subviews.count, 1)
        }
    }
}
