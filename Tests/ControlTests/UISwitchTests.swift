import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("UISwitch", .serialized)
struct UISwitchTests {
    /// Runs a test with a control at (100, 100) and the names of the events that it sends.
    private func onScreen(_ control: UIControl, _ body: (Stage, EventLog) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 400, height: 400)) { stage in
            let log = EventLog(control)
            control.frame.origin = CGPoint(x: 100, y: 100)
            stage.window.addSubview(control)
            stage.advance(by: 0.02)
            try body(stage, log)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("It is 51 by 31 points, whatever its frame, and 49 wide for alignment")
    func size() {
        let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 5))

        expectEqual(control.frame, CGRect(x: 3, y: 4, width: 51, height: 31))
        expectEqual(control.intrinsicContentSize, CGSize(width: 49, height: 31))
        expectEqual(control.sizeThatFits(.zero), CGSize(width: 51, height: 31))
    }

    @Test("A tap toggles it and sends both events once; a program's change sends no events")
    func tap() throws {
        let control = UISwitch()
        try onScreen(control) { stage, log in
            control.isOn = true
            control.setOn(false, animated: true)
            let silent = log.events.isEmpty

            stage.tap(control)
            let first = control.isOn
            stage.tap(control)

            expectTrue(silent)
            expectTrue(first)
            expectFalse(control.isOn)
            expectEqual(log.events, ["changed on", "primary", "changed off", "primary"])
        }
    }

    @Test("A drag to the other side toggles it, and back again has no effect", arguments: [false, true])
    func drag(isRightToLeft: Bool) throws {
        let control = UISwitch()
        control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        try onScreen(control) { stage, log in
            let (off, on): (CGFloat, CGFloat) = isRightToLeft ? (135, 115) : (115, 135)

            stage.drag(from: CGPoint(x: off, y: 115), to: CGPoint(x: on, y: 115))
            let afterOne = control.isOn
            stage.touchDown(at: CGPoint(x: on, y: 115))
            stage.touchMove(to: CGPoint(x: off, y: 115))
            stage.touchMove(to: CGPoint(x: on, y: 115))
            stage.touchUp(at: CGPoint(x: on, y: 115))

            expectTrue(afterOne)
            expectTrue(control.isOn)
            expectEqual(log.events, ["changed on", "primary"])
        }
    }

    @Test("A finger that leaves far away, or is cancelled, does not change it")
    func leaves() throws {
        let control = UISwitch()
        try onScreen(control) { stage, log in
            stage.drag(from: CGPoint(x: 120, y: 115), to: CGPoint(x: 120, y: 390))
            stage.touchDown(at: CGPoint(x: 120, y: 115))
            stage.touchCancel(at: CGPoint(x: 120, y: 115))

            expectFalse(control.isOn)
            expectEmpty(log.events)
        }
    }

    @Test("The thumb slides to the other side, and is seven points wider under a finger")
    func thumb() throws {
        let control = UISwitch()
        try onScreen(control) { stage, _ in
            let thumb = try #require(control.subviews.last)
            control.layoutIfNeeded()
            let rest = thumb.frame

            stage.touchDown(at: CGPoint(x: 110, y: 115))
            stage.advance(by: 0.05)
            let pressed = thumb.frame
            stage.touchUp(at: CGPoint(x: 110, y: 115))
            stage.advance(by: 0.1)
            let shown = thumb.layer.presentation()?.frame.minX ?? 0
            stage.advance(by: 1)

            expectEqual(rest, CGRect(x: 2, y: 2, width: 27, height: 27))
            expectEqual(pressed, CGRect(x: 2, y: 2, width: 34, height: 27))
            expectEqual(thumb.frame, CGRect(x: 22, y: 2, width: 27, height: 27))
            expectTrue(shown > 2 && shown < 22)
        }
    }

    @Test("A value that is set during a drag stays when the finger is lifted outside")
    func setWhileTracking() throws {
        let control = UISwitch()
        try onScreen(control) { stage, log in
            stage.touchDown(at: CGPoint(x: 110, y: 115))
            control.isOn = true
            stage.touchMove(to: CGPoint(x: 110, y: 390))
            stage.touchUp(at: CGPoint(x: 110, y: 390))

            expectTrue(control.isOn)
            expectEmpty(log.events)
        }
    }

    @Test("It may be removed, and toggled again, in its own event")
    func callbacks() throws {
        let control = UISwitch()
        try onScreen(control) { stage, log in
            control.addAction(
                UIAction { action in
                    (action.sender as? UISwitch)?.setOn(false, animated: true)
                    (action.sender as? UIView)?.removeFromSuperview()
                }, for: .valueChanged)

            stage.tap(control)

            expectFalse(control.isOn)
            expectNil(control.superview)
            expectFalse(control.isTracking)
        }
    }

    @Test("Removed while a finger is on it, it keeps its value and tracks no touches")
    func removed() throws {
        let control = UISwitch()
        try onScreen(control) { stage, log in
            stage.touchDown(at: CGPoint(x: 110, y: 115))
            control.removeFromSuperview()
            stage.touchUp(at: CGPoint(x: 110, y: 115))

            expectFalse(control.isOn)
            expectFalse(control.isTracking)
            expectEmpty(log.events)
        }
    }
}
