import CoreGraphics
import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// The limits of swipes as they were recorded on iOS 26.1.
@MainActor @Suite("Swipes as recorded", .serialized)
struct RecordedSwipeTests {
    private let stage = EventStage()
    private let log = ActionLog()

    private func swipe(_ direction: UISwipeGestureRecognizer.Direction = .right, touches: Int = 1) {
        let view = stage.addView(0, 0, 400, 800)
        let swipe = log.add(UISwipeGestureRecognizer(), to: view)
        swipe.direction = direction
        swipe.numberOfTouchesRequired = touches
    }

    @Test(
        "The required distance decreases with time, and so does the permitted deviation (K31)",
        arguments: [
            (0.01, 49, 0, false), (0.01, 50, 0, true), (0.4, 31, 0, false), (0.4, 32, 0, true), (0.4, 60, 30, true),
            (0.4, 60, 31, false), (0.49, 27.1, 0, true),
        ])
    func distance(time: Double, along: Double, across: Double, isRecognized: Bool) {
        swipe()

        stage.down(100, 100)
        stage.wait(time - 0.01)
        stage.move(100 + along, 100 + across)

        expectEqual(log.states, isRecognized ? [.ended] : [])
        stage.up(100 + along, 100 + across)
    }

    @Test("A finger behind its start ends the attempt; a move back before it does not (K32)")
    func back() {
        swipe()
        stage.down(100, 100)
        stage.move(99.9, 100)
        stage.move(200, 100)
        stage.up(200, 100)
        expectEmpty(log.states)

        stage.down(100, 100)
        stage.move(120, 100)
        stage.move(110, 100)
        stage.move(200, 100)
        expectEqual(log.states, [.ended])
        stage.up(200, 100)
    }

    @Test("Each of two fingers needs the distance (K33)", arguments: [(50.0, true), (0, false), (-100, false)])
    func twoFingers(second: Double, isRecognized: Bool) {
        swipe(touches: 2)

        stage.down(100, 100)
        stage.down(200, 200, finger: 2)
        stage.move(200 + second, 200, finger: 2)
        stage.move(200, 100)

        expectEqual(log.states, isRecognized ? [.ended] : [])
        stage.up(200, 100)
        stage.up(200 + second, 200, finger: 2)
    }

    @Test("With a horizontal direction, vertical ones have no effect (K34)")
    func horizontalWins() {
        swipe([.right, .down])
        stage.down(100, 100)
        stage.move(100, 200)
        stage.up(100, 200)
        stage.down(100, 100)
        stage.move(200, 200)
        stage.up(200, 200)
        expectEmpty(log.states)

        stage.down(100, 100)
        stage.move(200, 100)
        expectEqual(log.states, [.ended])
        stage.up(200, 100)
    }
}
