import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// Order of the calls of a drag's delegates.
@MainActor
@Suite("Drag and drop: order", .serialized)
struct DragOrderTests {
    private static let source = CGPoint(x: 60, y: 140)
    private static let target = CGPoint(x: 280, y: 180)
    private static let empty = CGPoint(x: 200, y: 600)
    private static let lift = ["items", "lift preview", "will lift"]
    private static let begin = ["lifted 0", "allows move", "begin", "move"]

    private func run(_ body: (Stage, DragWorld) throws -> Void) throws {
        let world = DragWorld()
        try Stage.run(rootViewController: world) { stage in
            stage.advance(by: 0.1)
            try body(stage, world)
        }
    }

    @Test("A finger lifts, carries and drops")
    func dropByTouch() throws {
        try run { stage, world in
            stage.carry(from: Self.source, to: Self.target)
            let carried = world.log
            world.log = []

            stage.touchUp(at: Self.target)
            stage.advance(by: 1.5)

            expectEqual(carried, Self.lift + Self.begin + ["can handle", "enter", "update"])
            expectEqual(
                world.log.filter { $0 != "loaded" },
                [
                    "will end 2", "perform", "will drop", "dropped", "did end 2", "conclude", "session end",
                    "transferred",
                ])
            expectEqual(world.texts, ["text 0"])
        }
    }

    @Test("A pointer carries at once")
    func dropByMouse() throws {
        try run { stage, world in
            stage.mouse(.began, Self.source)
            stage.mouse(.moved, Self.target)
            let carried = world.log
            stage.mouse(.ended, Self.target)
            stage.advance(by: 1.5)

            expectEqual(carried, Self.lift + Self.begin + ["can handle", "enter", "update"])
            expectEqual(world.texts, ["text 0"])
        }
    }

    @Test("A lifted view that is released returns to its place")
    func liftAlone() throws {
        try run { stage, world in
            stage.touchDown(at: Self.source)
            stage.advance(by: 0.4)
            stage.touchUp(at: Self.source)
            stage.advance(by: 1)

            expectEqual(Array(world.log.prefix(3)), Self.lift)
            #expect(!world.log.contains("begin"))
            expectTrue(world.log.last == "lifted 1" || world.log.contains("lifted 1"))
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("A drag that is released outside of targets animates back", arguments: [UIDropOperation.cancel, .forbidden])
    func cancels(operation: UIDropOperation) throws {
        try run { stage, world in
            world.operation = operation
            stage.carry(from: Self.source, to: Self.target)
            world.log = []

            stage.touchUp(at: Self.target)
            stage.advance(by: 1.5)

            expectEqual(world.log, ["exit", "will end 0", "will cancel", "cancelled", "did end 0", "session end"])
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("A move that the drag does not allow is forbidden")
    func moveNotAllowed() throws {
        try run { stage, world in
            (world.operation, world.allowsMove) = (.move, false)
            stage.carry(from: Self.source, to: Self.target)

            stage.touchUp(at: Self.target)
            stage.advance(by: 1.5)

            #expect(world.log.contains("will end 0"))
            #expect(!world.log.contains("perform"))
        }
    }

    @Test("Escape cancels")
    func escape() throws {
        try run { stage, world in
            stage.carry(from: Self.source, to: Self.empty)
            world.log = []

            stage.press(.keyboardEscape)
            stage.touchMove(to: Self.target)
            stage.touchUp(at: Self.target)
            stage.advance(by: 1.5)

            expectEqual(world.log, ["will end 0", "will cancel", "cancelled", "did end 0"])
        }
    }

    @Test("A view that leaves its window does not end its drag, which is cancelled without a target")
    func sourceGoes() throws {
        try run { stage, world in
            stage.carry(from: Self.source, to: Self.empty)
            world.log = []

            world.first.removeFromSuperview()
            stage.advance(by: 1.5)
            expectEmpty(world.log)
            stage.touchUp(at: Self.empty)
            stage.advance(by: 1.5)

            expectEqual(world.log.first, "will end 0")
            expectEqual(world.log.last, "did end 0")
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("A tap with a second finger adds items")
    func addsItems() throws {
        try run { stage, world in
            stage.carry(from: Self.source, to: Self.empty)
            world.log = []

            stage.touchDown(at: CGPoint(x: 60, y: 340), finger: 2)
            stage.advance(by: 0.05)
            stage.touchUp(at: CGPoint(x: 60, y: 340), finger: 2)
            let added = world.log
            stage.touchMove(to: Self.target)
            stage.touchUp(at: Self.target)
            stage.advance(by: 1.5)

            expectEqual(added, ["items to add", "will add 1", "lift preview"])
            expectEqual(world.texts, ["text 0", "added"])
        }
    }

    @Test("Without items the touch is left to other recognizers")
    func noItems() throws {
        try run { stage, world in
            world.itemCount = 0
            stage.carry(from: Self.source, to: Self.target)
            stage.touchUp(at: Self.target)
            stage.advance(by: 1)

            expectEqual(world.log, ["items"])
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("Leaving a view and entering it again calls the delegate again")
    func leavesAndReturns() throws {
        try run { stage, world in
            stage.carry(from: Self.source, to: Self.target)
            world.log = []

            stage.touchMove(to: Self.empty)
            stage.touchMove(to: Self.target)
            stage.touchCancel(at: Self.target)
            stage.advance(by: 1.5)

            expectEqual(Array(world.log.prefix(6)), ["move", "exit", "move", "can handle", "enter", "update"])
            #expect(world.log.contains("will end 0"))
        }
    }

    @Test(
        "Views that are removed in any callback end the drag, and all objects are freed",
        arguments: [
            "items", "lift preview", "will lift", "lifted 0", "allows move", "begin", "move", "can handle", "enter",
            "update", "will end 2",
            "perform", "will drop", "dropped", "did end 2", "conclude",
        ])
    func hostile(callback: String) throws {
        weak var session: (any UIDragSession)?
        weak var view: UIView?
        try run { stage, world in
            view = world.first
            world.onCallback = { [unowned world] in
                guard $0 == callback else { return }
                world.first.removeFromSuperview()
                world.place.removeFromSuperview()
            }

            stage.carry(from: Self.source, to: Self.target)
            session = world.session
            stage.touchUp(at: Self.target)
            stage.advance(by: 2)

            expectEqual(stage.window.subviews.count, 1)
            expectNil(session)
            let begins = world.log.count { $0.hasPrefix("will end") }
            expectEqual(begins, world.log.count { $0.hasPrefix("did end") })
        }
        expectNil(view)
    }

    @Test("Any sequence of touches leaves no drag behind", arguments: 0..<40)
    func random(seed: Int) throws {
        try run { stage, world in
            var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
            func next(_ count: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % count
            }
            let points = [Self.source, Self.target, Self.empty, CGPoint(x: 60, y: 340)]
            for _ in 0..<40 {
                let (point, finger) = (points[next(4)], 1 + next(2))
                switch next(8) {
                case 0, 1: stage.touchDown(at: point, finger: finger)
                case 2, 3: stage.touchMove(to: point, finger: finger)
                case 4: stage.touchUp(at: point, finger: finger)
                case 5: stage.advance(by: 0.4)
                case 6: world.operation = UIDropOperation(rawValue: UInt(next(4))) ?? .copy
                default: if next(4) == 0 { stage.press(.keyboardEscape) }
                }
            }
            stage.touchUp(at: Self.empty, finger: 1)
            stage.touchUp(at: Self.empty, finger: 2)
            stage.advance(by: 2)

            let log = world.log
            expectEqual(log.count { $0 == "begin" }, log.count { $0.hasPrefix("did end") }, "seed \(seed)")
            expectTrue(log.count { $0 == "enter" } <= log.count { $0 == "exit" || $0 == "perform" }, "seed \(seed)")
            expectEqual(stage.window.subviews.count, 1, "seed \(seed)")
            expectNil(world.session, "seed \(seed)")
        }
    }
}
