import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("UIStepper", .serialized)
struct UIStepperTests {
    private let minus = CGPoint(x: 120, y: 116)
    private let plus = CGPoint(x: 170, y: 116)

    @Test("Taps raise and lower the number between its ends")
    func taps() throws {
        try onStage(UIStepper()) { stage, stepper in
            let log = EventLog(stepper)
            stepper.stepValue = 60

            stage.tap(at: minus)
            stage.tap(at: plus)
            stage.tap(at: plus)
            stage.tap(at: plus)
            stage.tap(at: minus)

            expectEqual(stepper.frame.size, CGSize(width: 94, height: 32))
            expectEqual(log.events, ["changed 60.0", "primary", "changed 100.0", "primary", "changed 40.0", "primary"])
        }
    }

    @Test("A finger that stays repeats after half a second, ten times a second")
    func repeats() throws {
        try onStage(UIStepper()) { stage, stepper in
            stage.touchDown(at: plus)
            let first = stepper.value
            stage.advance(by: 0.49)
            let before = stepper.value
            stage.advance(by: 0.52)
            let after = stepper.value
            stage.touchUp(at: plus)
            stage.advance(by: 5)

            #expect((first, before, after) == (1, 1, 7))
            expectEqual(stepper.value, 7)
        }
    }

    @Test("It stops while the finger is far away, and without `autorepeat`")
    func noRepeat() throws {
        try onStage(UIStepper()) { stage, stepper in
            stage.touchDown(at: plus)
            stage.touchMove(to: CGPoint(x: 170, y: 390))
            stage.advance(by: 2)
            stage.touchUp(at: plus)
            stepper.autorepeat = false
            stage.touchDown(at: plus)
            stage.advance(by: 2)
            stage.touchUp(at: plus)

            expectEqual(stepper.value, 2)
        }
    }

    @Test("With `wraps` a step beyond one end wraps to the other")
    func wraps() throws {
        try onStage(UIStepper()) { stage, stepper in
            stepper.wraps = true

            stage.tap(at: minus)
            let low = stepper.value
            stage.tap(at: plus)

            expectEqual(low, 100)
            expectEqual(stepper.value, 0)
        }
    }

    @Test("Without `isContinuous` one event is sent at the end")
    func notContinuous() throws {
        try onStage(UIStepper()) { stage, stepper in
            let log = EventLog(stepper)
            stepper.isContinuous = false

            stage.touchDown(at: plus)
            stage.advance(by: 0.65)
            let during = log.events
            stage.touchUp(at: plus)

            expectEmpty(during)
            expectEqual(log.events, ["changed 3.0", "primary"])
        }
    }

    @Test("From right to left minus is at the right")
    func mirrored() throws {
        try onStage(UIStepper()) { stage, stepper in
            stepper.semanticContentAttribute = .forceRightToLeft

            stage.tap(at: minus)

            expectEqual(stepper.value, 1)
        }
    }

    @Test("Ends in the wrong order and steps of zero raise UIKit's exception")
    func hostile() throws {
        try onStage(UIStepper()) { stage, stepper in
            stepper.minimumValue = 101
            stepper.maximumValue = -1
            stepper.stepValue = 0
            stepper.stepValue = .nan
            stepper.minimumValue = .infinity
            stepper.value = .nan
            stepper.value = .infinity

            #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value) == (0, 100, 1, 100))
            expectEqual(stage.diagnostics.map(\.rule), Array(repeating: "controlValue", count: 5) + ["control"])
        }
    }

    @Test("Removed or disabled by its own event, it stops repeating")
    func callbacks() throws {
        try onStage(UIStepper()) { stage, stepper in
            stepper.addAction(
                UIAction { action in
                    guard let stepper = action.sender as? UIStepper, stepper.value == 3 else { return }
                    stepper.removeFromSuperview()
                }, for: .valueChanged)

            stage.touchDown(at: plus)
            stage.advance(by: 5)

            expectEqual(stepper.value, 3)
            expectFalse(stepper.isTracking)
        }
    }
}
