import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The gestures that each recognizer recognizes.
@MainActor
@Suite("Gestures: recognizers", .serialized)
struct RecognizerTests {
    let stage = EventStage()
    let log = ActionLog()

    // MARK: Tap

    @Test("A tap is recognized once, at its location")
    func tap() {
        let view = stage.addView(50, 50)
        let tap = log.add(UITapGestureRecognizer(), to: view)
        var location: CGPoint?
        var touches = 0
        log.onAction = {
            location = $0.location(in: view)
            touches = $0.numberOfTouches
        }

        stage.tap(60, 70)

        expectEqual(log.states, [.ended])
        expectEqual(location, CGPoint(x: 10, y: 20))
        expectEqual(touches, 1)
        expectEqual(tap.state, .possible)
        expectEqual(view.log, ["began", "cancelled"])
    }

    @Test("A tap must be short", arguments: [(0.74, 1), (0.76, 0)])
    func tapDuration(duration: Double, count: Int) {
        let view = stage.addView()
        _ = log.add(UITapGestureRecognizer(), to: view)

        stage.down(10, 10)
        stage.up(10, 10, after: duration)

        expectEqual(log.states.count, count)
        expectEqual(view.log, ["began", count == 1 ? "cancelled" : "ended"])
    }

    @Test("A tap must stay in place", arguments: [(45.0, 1), (46.0, 0)])
    func tapDistance(distance: Double, count: Int) {
        let view = stage.addView()
        _ = log.add(UITapGestureRecognizer(), to: view)

        stage.down(10, 10)
        stage.move(10 + distance, 10)
        stage.move(10, 10)
        stage.up(10, 10)

        expectEqual(log.states.count, count)
    }

    @Test("A double tap must be quick", arguments: [(0.34, 1), (0.36, 0)])
    func doubleTap(pause: Double, count: Int) {
        let view = stage.addView()
        let tap = log.add(UITapGestureRecognizer(), to: view)
        tap.numberOfTapsRequired = 2

        stage.tap(10, 10)
        stage.wait(pause)
        stage.tap(12, 10)
        stage.wait(1)

        expectEqual(log.states.count, count)
        expectEqual(tap.state, .possible)
        expectEqual(
            view.log.sorted(),
            (count == 1
                ? ["began", "began", "cancelled", "cancelled"] : ["began", "began", "ended", "ended"]))
    }

    @Test("A tap of two fingers needs both")
    func twoFingerTap() {
        let view = stage.addView()
        let tap = log.add(UITapGestureRecognizer(), to: view)
        tap.numberOfTouchesRequired = 2

        stage.tap(10, 10)
        expectEmpty(log.states)

        stage.down(10, 10, finger: 1)
        stage.down(50, 10, finger: 2)
        stage.up(10, 10, finger: 1)
        stage.up(50, 10, finger: 2)
        expectEqual(log.states, [.ended])
    }

    @Test("A tap with a different button is not recognized")
    func otherButton() {
        let view = stage.addView()
        _ = log.add(UITapGestureRecognizer(), to: view)
        let menu = log.add(UITapGestureRecognizer(), to: view, name: "menu")
        menu.buttonMaskRequired = .secondary

        stage.mouse(.began, 10, 10, button: 3)
        stage.mouse(.ended, 10, 10, button: 3)

        expectEqual(log.names, ["menu"])
    }

    // MARK: Pan

    @Test("A pan begins after ten points and does not count them")
    func panBegins() {
        let view = stage.addView()
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        var translations: [CGPoint] = []
        log.onAction = { _ in translations.append(pan.translation(in: view)) }

        stage.down(10, 10)
        stage.move(19, 10)
        expectEqual(pan.state, .possible)
        stage.move(22, 10)
        stage.move(22, 15)
        stage.up(22, 15)

        expectEqual(log.states, [.began, .changed, .ended])
        expectEqual(translations, [CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 5), CGPoint(x: 2, y: 5)])
        expectEqual(view.log, ["began", "moved", "cancelled"])
    }

    @Test("A pan has the velocity of the finger")
    func panVelocity() {
        let view = stage.addView(0, 0, 400, 800)
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        var velocity = CGPoint.zero
        log.onAction = { _ in velocity = pan.velocity(in: view) }

        stage.down(10, 10)
        stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 60))
        stage.up(110, 60)
        #expect(abs(velocity.x - 1000) < 1e-6)
        #expect(abs(velocity.y - 500) < 1e-6)

        stage.down(10, 10)
        stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 60))
        stage.up(110, 60, after: 0.2)
        expectEqual(velocity, .zero)
    }

    @Test("The translation can be set and continues from there")
    func setTranslation() {
        let view = stage.addView()
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        stage.down(10, 10)
        stage.move(30, 10)

        pan.setTranslation(CGPoint(x: 100, y: 0), in: view)
        stage.move(35, 12)

        expectEqual(pan.translation(in: view), CGPoint(x: 105, y: 2))
    }

    @Test("The translation is in the view's coordinates")
    func translationSpace() {
        let view = stage.addView(0, 0, 200, 200)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = log.add(UIPanGestureRecognizer(), to: view)

        stage.down(10, 10)
        stage.move(40, 10)

        expectEqual(pan.translation(in: view), CGPoint(x: 10, y: 0))
        expectEqual(pan.translation(in: nil), CGPoint(x: 20, y: 0))
    }

    @Test("A pan with too many fingers fails")
    func panFingers() {
        let view = stage.addView()
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        pan.maximumNumberOfTouches = 1

        stage.down(10, 10, finger: 1)
        stage.down(50, 10, finger: 2)
        stage.move(60, 60, finger: 1)
        stage.up(60, 60, finger: 1)
        stage.up(50, 10, finger: 2)

        expectEmpty(log.states)
    }

    @Test("Fingers that are added do not move the pan")
    func addedFingers() {
        let view = stage.addView()
        let pan = log.add(UIPanGestureRecognizer(), to: view)
        stage.down(10, 10, finger: 1)
        stage.move(30, 10, finger: 1)

        stage.down(150, 150, finger: 2)
        stage.move(40, 10, finger: 1)
        stage.up(40, 10, finger: 1)

        expectEqual(pan.translation(in: view), CGPoint(x: 15, y: 0))
        expectEqual(pan.state, .changed)
        stage.up(150, 150, finger: 2)
        expectEqual(log.states.last, .ended)
    }

    @Test("The wheel pans if allowed")
    func wheel() {
        let view = stage.addView()
        let deaf = log.add(UIPanGestureRecognizer(), to: view, name: "deaf")
        let pan = log.add(UIPanGestureRecognizer(), to: view, name: "pan")
        pan.allowedScrollTypesMask = .discrete
        var translations: [CGPoint] = []
        log.onAction = { _ in translations.append(pan.translation(in: view)) }

        stage.scroll(0, -30)
        stage.wait(0.05)
        stage.scroll(0, -30)
        stage.wait(1)

        expectEqual(log.states, [.began, .changed, .ended])
        expectEqual(translations.map(\.y), [-30, -60, -60])
        #expect(!log.names.contains("deaf"))
        expectEqual(deaf.state, .possible)
        expectEqual(pan.state, .possible)
    }

    // MARK: Long press

    @Test("A long press begins when its time is over")
    func longPress() {
        let view = stage.addView()
        _ = log.add(UILongPressGestureRecognizer(), to: view)

        stage.down(10, 10)
        stage.wait(0.49)
        expectEmpty(log.states)
        stage.wait(0.02)
        expectEqual(log.states, [.began])
        expectEqual(view.log, ["began", "cancelled"])
        stage.move(100, 100)
        stage.up(100, 100)

        expectEqual(log.states, [.began, .changed, .ended])
    }

    @Test("A long press must stay in place", arguments: [(10.0, 1), (11.0, 0)])
    func longPressDistance(distance: Double, count: Int) {
        let view = stage.addView()
        _ = log.add(UILongPressGestureRecognizer(), to: view)

        stage.down(10, 10)
        stage.move(10 + distance, 10)
        stage.wait(1)

        expectEqual(log.states.count, count)
    }

    @Test("A long press counts by the touches' timestamps, not by when they arrive")
    func longPressTimes() {
        let view = stage.addView()
        _ = log.add(UILongPressGestureRecognizer(), to: view)

        MainLoop.current = stage.loop
        // The main thread was busy: the release arrives late, but before the timer could run.
        stage.scene.handle(
            .pointer(
                .init(
                    kind: .touch, contact: 1, phase: .began, location: CGPoint(x: 10, y: 10), button: 0, time: 1)))
        stage.scene.handle(
            .pointer(
                .init(
                    kind: .touch, contact: 1, phase: .ended, location: CGPoint(x: 10, y: 10), button: 0, time: 1.6)))

        expectEqual(log.states, [.began, .ended])
    }

    @Test("A long press may need a tap before it")
    func tapAndPress() {
        let view = stage.addView()
        let press = log.add(UILongPressGestureRecognizer(), to: view)
        press.numberOfTapsRequired = 1

        stage.down(10, 10)
        stage.wait(0.8)
        stage.up(10, 10)
        expectEmpty(log.states)

        stage.tap(10, 10)
        stage.wait(0.1)
        stage.down(10, 10)
        stage.wait(0.6)
        stage.up(10, 10)
        expectEqual(log.states, [.began, .ended])
    }

    // MARK: Pinch and rotation

    @Test("A pinch scales with the distance")
    func pinch() {
        let view = stage.addView(0, 0, 400, 800)
        let pinch = log.add(UIPinchGestureRecognizer(), to: view)
        stage.down(100, 100, finger: 1)
        stage.down(200, 100, finger: 2)

        stage.move(208, 100, finger: 2)
        expectEqual(log.states, [.began])
        expectEqual(pinch.scale, 1)
        stage.move(316, 100, finger: 2)
        expectEqual(pinch.scale, 2)
        stage.up(100, 100, finger: 1)
        expectEqual(pinch.state, .changed)
        stage.up(316, 100, finger: 2)

        expectEqual(log.states.last, .ended)
        expectEqual(pinch.scale, 1)
    }

    @Test("A rotation follows the fingers past half a turn")
    func rotation() {
        let view = stage.addView(0, 0, 400, 800)
        let rotation = log.add(UIRotationGestureRecognizer(), to: view)
        stage.down(200, 200, finger: 1)
        stage.down(300, 200, finger: 2)

        for step in 1...20 {
            let angle = Double(step) / 20 * 1.5 * Double.pi
            stage.move(200 + 100 * cos(angle), 200 + 100 * sin(angle), finger: 2)
        }

        #expect(abs(rotation.rotation - (1.5 * .pi - .pi / 36)) < 1e-9)
        expectEqual(rotation.state, .changed)
    }

    // MARK: Swipe and edge pan

    @Test("A swipe is recognized in its direction only")
    func swipe() {
        let view = stage.addView(0, 0, 400, 800)
        let left = log.add(UISwipeGestureRecognizer(), to: view, name: "left")
        left.direction = .left
        let vertical = log.add(UISwipeGestureRecognizer(), to: view, name: "vertical")
        vertical.direction = [.up, .down]

        stage.down(200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 100, y: 205))
        stage.up(100, 205)
        stage.down(200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300))
        stage.up(200, 300)
        stage.down(200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 200))
        stage.up(300, 200)

        expectEqual(log.names, ["left", "vertical"])
        expectEqual(log.states, [.ended, .ended])
    }

    @Test("A slow swipe is not recognized")
    func slowSwipe() {
        let view = stage.addView(0, 0, 400, 800)
        _ = log.add(UISwipeGestureRecognizer(), to: view)

        stage.down(100, 100)
        stage.wait(0.5)
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 180, y: 100))

        expectEmpty(log.states)
    }

    @Test("An edge pan starts at the edge", arguments: [(5.0, 1), (20.0, 0)])
    func edgePan(x: Double, count: Int) {
        let view = stage.addView(0, 0, 400, 800)
        let pan = log.add(UIScreenEdgePanGestureRecognizer(), to: view)
        pan.edges = .left

        stage.down(x, 100)
        stage.move(x + 30, 105)

        expectEqual(log.states.count, count)
        stage.up(x + 30, 105)
    }

    @Test("An edge pan along the edge fails")
    func edgePanDirection() {
        let view = stage.addView(0, 0, 400, 800)
        let pan = log.add(UIScreenEdgePanGestureRecognizer(), to: view)
        pan.edges = .left

        stage.down(5, 100)
        stage.move(8, 150)
        stage.move(100, 150)
        stage.up(100, 150)

        expectEmpty(log.states)
    }

    @Test("Hovering follows the pointer")
    func hover() {
        let view = stage.addView(0, 0, 100, 100)
        let hover = log.add(UIHoverGestureRecognizer(), to: view)

        stage.mouse(.hovered, 10, 10, button: 0)
        stage.mouse(.hovered, 20, 10, button: 0)
        expectEqual(hover.location(in: view), CGPoint(x: 20, y: 10))
        stage.mouse(.hovered, 300, 10, button: 0)

        expectEqual(log.states, [.began, .changed, .ended])
    }
}
