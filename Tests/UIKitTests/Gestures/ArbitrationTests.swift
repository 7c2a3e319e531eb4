import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Which of several recognizers recognize, and which touches the views get.
@MainActor
@Suite("Gestures: arbitration", .serialized)
struct ArbitrationTests {
    let stage = EventStage()
    let log = ActionLog()
    let delegate = AnsweringDelegate()

    @Test("An inner view's recognizer wins")
    func innerView() {
        let outer = stage.addView()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(inner)
        _ = log.add(UITapGestureRecognizer(), to: outer, name: "outer")
        _ = log.add(UITapGestureRecognizer(), to: inner, name: "inner")

        stage.tap(10, 10)
        stage.wait(1)
        stage.tap(150, 150)

        expectEqual(log.names, ["inner", "outer"])
    }

    @Test("The delegate may allow both")
    func simultaneous() {
        let outer = stage.addView()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(inner)
        let first = log.add(UIPanGestureRecognizer(), to: outer, name: "outer")
        _ = log.add(UIPanGestureRecognizer(), to: inner, name: "inner")
        first.delegate = delegate
        delegate.simultaneous = { _, _ in true }

        stage.down(10, 10)
        stage.move(40, 10)
        stage.up(40, 10)

        expectEqual(log.names, ["inner", "outer", "inner", "outer"])
    }

    @Test("The delegate may refuse to begin")
    func shouldBegin() {
        let view = stage.addView()
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        pan.delegate = delegate
        delegate.shouldBegin = { _ in false }

        stage.down(10, 10)
        stage.move(40, 10)
        stage.move(60, 10)
        stage.up(60, 10)

        expectEmpty(log.states)
        expectEqual(view.log, ["began", "moved", "moved", "ended"])
    }

    @Test("The delegate may refuse a touch")
    func shouldReceive() {
        let view = stage.addView()
        let tap = log.add(UITapGestureRecognizer(), to: view)
        tap.delegate = delegate
        delegate.shouldReceive = { _ in false }

        stage.tap(10, 10)

        expectEmpty(log.states)
        expectEqual(view.log, ["began", "ended"])
    }

    // MARK: Failure requirements

    @Test("A single tap waits for the double tap to fail")
    func waitingTap() {
        let view = stage.addView()
        let single = log.add(UITapGestureRecognizer(), to: view, name: "single")
        let double = log.add(UITapGestureRecognizer(), to: view, name: "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)

        stage.tap(10, 10)
        expectEmpty(log.names)
        stage.wait(0.4)
        expectEqual(log.names, ["single"])

        stage.tap(10, 10)
        stage.wait(0.1)
        stage.tap(10, 10)
        stage.wait(1)
        expectEqual(log.names, ["single", "double"])
        expectEqual(single.state, .possible)
        expectEqual(double.state, .possible)
    }

    @Test("A single tap that does not wait does not prevent the double tap")
    func tapWithoutWaiting() {
        let view = stage.addView()
        _ = log.add(UITapGestureRecognizer(), to: view, name: "single")
        let double = log.add(UITapGestureRecognizer(), to: view, name: "double")
        double.numberOfTapsRequired = 2

        stage.tap(10, 10)
        stage.wait(0.1)
        stage.tap(10, 10)

        expectEqual(log.names.first, "single")
        expectEqual(log.names.last, "double")
    }

    @Test("A pan waits for the swipe, and begins at the finger's current position")
    func panAfterSwipe() {
        let view = stage.addView(0, 0, 400, 800)
        let pan = log.add(UIPanGestureRecognizer(), to: view, name: "pan")
        let swipe = log.add(UISwipeGestureRecognizer(), to: view, name: "swipe")
        pan.delegate = delegate
        delegate.requireFailure = { $0 === pan && $1 === swipe }

        stage.down(100, 100)
        stage.move(120, 100)
        stage.move(130, 100)
        expectEqual(pan.state, .possible)
        stage.wait(0.6)
        expectEqual(log.names, ["pan"])
        expectEqual(pan.translation(in: view), CGPoint(x: 20, y: 0))
        stage.up(130, 100)
        expectEqual(log.states, [.began, .ended])

        stage.down(100, 100)
        stage.move(120, 100)
        stage.move(170, 100)
        stage.move(190, 100)
        stage.up(190, 100)
        expectEqual(log.names, ["pan", "pan", "swipe"])
        expectEqual(pan.state, .possible)
    }

    @Test("A failure requirement that was met stays met when a second finger touches")
    func metRequirement() {
        let view = stage.addView(0, 0, 400, 800)
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        let swipe = UISwipeGestureRecognizer()
        view.addGestureRecognizer(swipe)
        pan.require(toFail: swipe)

        stage.down(100, 100, finger: 1)
        stage.wait(0.6)
        stage.down(200, 100, finger: 2)
        stage.move(140, 100, finger: 1)

        expectEqual(log.states, [.began])
    }

    @Test("A waiting pan that ends sends both actions")
    func waitingPanEnds() {
        let view = stage.addView(0, 0, 400, 800)
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        pan.require(toFail: double)

        stage.down(100, 100)
        stage.move(120, 100)
        stage.up(120, 100)
        expectEmpty(log.states)
        stage.wait(0.5)

        expectEqual(log.states, [.began, .ended])
    }

    @Test("In a cycle of requirements one of both is recognized, once")
    func circle() {
        let view = stage.addView()
        let first = log.add(UITapGestureRecognizer(), to: view)
        let second = log.add(UITapGestureRecognizer(), to: view)
        first.require(toFail: second)
        second.require(toFail: first)

        stage.tap(10, 10)

        expectEqual(log.states, [.ended])
        expectEqual(first.state, .possible)
        expectEqual(second.state, .possible)
        expectEmpty(stage.scene.input.gestures.recognizers)
        expectEqual(view.log.count, 2)
    }

    // MARK: Touches of the views

    @Test("Delayed touches are sent when the recognizer fails")
    func delayedTouches() {
        let view = stage.addView()
        let press = log.add(UILongPressGestureRecognizer(), to: view)
        press.delaysTouchesBegan = true

        stage.down(10, 10)
        stage.move(15, 10)
        expectEmpty(view.log)
        stage.move(50, 10)

        expectEqual(view.log, ["began", "moved"])
        expectEqual(view.locations, [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)])
        stage.up(50, 10)
        expectEqual(view.log, ["began", "moved", "ended"])
    }

    @Test("Delayed touches are never sent when the recognizer succeeds")
    func swallowedTouches() {
        let view = stage.addView()
        let tap = log.add(UITapGestureRecognizer(), to: view)
        tap.delaysTouchesBegan = true

        stage.tap(10, 10)

        expectEqual(log.states, [.ended])
        expectEmpty(view.log)
    }

    @Test("The end is delayed until the double tap fails", arguments: [true, false])
    func delayedEnd(delays: Bool) {
        let view = stage.addView()
        let double = log.add(UITapGestureRecognizer(), to: view)
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = delays

        stage.tap(10, 10)
        expectEqual(view.log, delays ? ["began"] : ["began", "ended"])
        stage.wait(0.4)

        expectEqual(view.log, ["began", "ended"])
    }

    @Test("A view keeps its touches if the recognizer does not cancel them")
    func cancelsTouches() {
        let view = stage.addView()
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        pan.cancelsTouchesInView = false

        stage.down(10, 10)
        stage.move(40, 10)
        stage.up(40, 10)

        expectEqual(log.states, [.began, .ended])
        expectEqual(view.log, ["began", "moved", "ended"])
    }

    @Test("A plain recognizer delays no touches")
    func plain() {
        let view = stage.addView()
        let plain = UIGestureRecognizer()
        plain.delaysTouchesBegan = true
        view.addGestureRecognizer(plain)

        stage.tap(10, 10)

        expectEqual(view.log, ["began", "ended"])
    }

    // MARK: Cancelling gestures

    @Test("Disabling cancels")
    func disabling() {
        let view = stage.addView()
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        stage.down(10, 10)
        stage.move(40, 10)

        pan.isEnabled = false
        stage.move(60, 10)
        stage.up(60, 10)

        expectEqual(log.states, [.began, .cancelled])
        expectEqual(pan.state, .possible)
    }

    @Test("Disabling inside the action cancels")
    func disablingInAction() {
        let view = stage.addView()
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        log.onAction = { if $0.state == .changed { $0.isEnabled = false } }

        stage.down(10, 10)
        stage.move(40, 10)
        stage.move(60, 10)
        pan.isEnabled = true
        stage.move(80, 10)
        stage.up(80, 10)

        expectEqual(log.states, [.began, .changed, .cancelled])
    }

    @Test("The system cancels gesture and touches")
    func systemCancels() {
        let view = stage.addView()
        _ = log.add(UIPanGestureRecognizer(), to: view)
        stage.down(10, 10)
        stage.move(40, 10)

        stage.scene.input.cancelAll(in: stage.scene)

        expectEqual(log.states, [.began, .cancelled])
        expectEqual(view.log, ["began", "cancelled"])
    }

    @Test("Removing the recognizer cancels it")
    func removing() {
        let view = stage.addView()
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        stage.down(10, 10)
        stage.move(40, 10)

        view.removeGestureRecognizer(pan)
        stage.move(60, 10)

        expectEqual(log.states, [.began, .cancelled])
        expectEqual(view.gestureRecognizers, [])
        expectNil(pan.view)
    }

    @Test("A target is kept weakly and can be removed")
    func weakTarget() {
        let view = stage.addView()
        var gone: ActionLog? = ActionLog()
        weak let watched = gone
        let tap = gone?.add(UITapGestureRecognizer(), to: view)
        gone = nil
        tap?.addTarget(log, action: ActionLog.note(_:))
        stage.tap(10, 10)
        expectNil(watched)
        expectEqual(log.states, [.ended])

        tap?.removeTarget(log, action: nil)
        stage.tap(10, 10)
        expectEqual(log.states, [.ended])
    }

    @Test("A custom recognizer is reset after failing")
    func customFailing() {
        final class Checkmark: UIGestureRecognizer {
            var resets = 0
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
            override func reset() { resets += 1 }
        }
        let view = stage.addView()
        let checkmark = log.add(Checkmark(), to: view)

        stage.down(10, 10)
        stage.move(20, 20)

        expectEqual(checkmark.resets, 1)
        expectEqual(checkmark.state, .possible)
        expectEmpty(log.states)
        stage.up(20, 20)
        expectEqual(view.log, ["began", "moved", "ended"])
    }

    @Test("A custom recognizer need not handle cancelling")
    func customCancelling() {
        final class Scratch: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        }
        let view = stage.addView()
        let scratch = log.add(Scratch(), to: view)

        stage.down(10, 10)
        stage.cancel(10, 10)

        expectEqual(log.states, [.began, .cancelled])
        expectEqual(scratch.state, .possible)
    }
}
