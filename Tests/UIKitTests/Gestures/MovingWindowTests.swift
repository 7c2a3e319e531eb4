import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Gestures in windows that they move, such as the button of a debugging tool.
@MainActor
@Suite("Gestures in moving windows", .serialized)
struct MovingWindowTests {
    @MainActor private final class Mover: NSObject {
        var start = CGPoint.zero
        var velocity = CGPoint.zero

        func moveInSteps(_ pan: UIPanGestureRecognizer) {
            guard let window = pan.view else { return }
            let step = pan.translation(in: window)
            pan.setTranslation(.zero, in: window)
            window.center = CGPoint(x: window.center.x + step.x, y: window.center.y + step.y)
            velocity = pan.velocity(in: nil)
        }

        func moveFromStart(_ pan: UIPanGestureRecognizer) {
            guard let window = pan.view else { return }
            if pan.state == .began { start = window.center }
            let way = pan.translation(in: nil)
            window.center = CGPoint(x: start.x + way.x, y: start.y + way.y)
            velocity = pan.velocity(in: nil)
        }
    }

    private final class TouchedWindow: UIWindow {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
            center = CGPoint(x: center.x + now.x - before.x, y: center.y + now.y - before.y)
        }
    }

    /// Drags a window by 200 points to the right, with 600 points per second.
    private func dragging<Window: UIWindow>(_ make: (UIWindowScene) -> Window, _ body: (Window) -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let window = make(try #require(stage.window.windowScene))
            window.frame = CGRect(x: 10, y: 300, width: 80, height: 80)
            window.windowLevel = .alert
            window.isHidden = false
            stage.settle()
            stage.touchDown(at: CGPoint(x: 50, y: 340))
            for step in 1...20 {
                stage.touchMove(to: CGPoint(x: 50 + 10 * step, y: 340))
                stage.advance(by: 1 / 60)
            }
            body(window)
            stage.touchUp(at: CGPoint(x: 250, y: 340))
            window.isHidden = true
        }
    }

    @Test("A window that a pan moves follows the finger, and the velocity is the finger's")
    func pan() throws {
        for action in [Mover.moveInSteps, Mover.moveFromStart] {
            let mover = Mover()
            try dragging {
                let window = UIWindow(windowScene: $0)
                window.addGestureRecognizer(UIPanGestureRecognizer(target: mover, action: action))
                return window
            } _: { window in
                // The first 10 points begin the gesture.
                expectEqual(window.frame, CGRect(x: 200, y: 300, width: 80, height: 80))
                #expect(abs(mover.velocity.x - 600) < 1)
            }
        }
    }

    @Test("A window that moves by its touches follows the finger")
    func touches() throws {
        try dragging {
            TouchedWindow(windowScene: $0)
        } _: { window in
            expectEqual(window.frame, CGRect(x: 210, y: 300, width: 80, height: 80))
        }
    }

    @Test("The location of a touch in a window that an animation or the program moves is below the finger")
    func location() throws {
        @MainActor final class Presser: NSObject {
            var locations: [CGPoint] = []
            func press(_ press: UILongPressGestureRecognizer) { locations.append(press.location(in: press.view)) }
        }
        let presser = Presser()
        try Stage.run(rootViewController: UIViewController()) { stage in
            let window = UIWindow(windowScene: try #require(stage.window.windowScene))
            window.frame = CGRect(x: 0, y: 300, width: 200, height: 200)
            window.windowLevel = .alert
            window.addGestureRecognizer(UILongPressGestureRecognizer(target: presser, action: Presser.press(_:)))
            window.isHidden = false
            stage.settle()
            stage.touchDown(at: CGPoint(x: 50, y: 340))
            window.frame.origin.y = 320
            stage.advance(by: 0.7)
            stage.touchMove(to: CGPoint(x: 60, y: 340))
            stage.touchUp(at: CGPoint(x: 60, y: 340))

            expectEqual(presser.locations.first, CGPoint(x: 50, y: 20))
            expectEqual(presser.locations.last, CGPoint(x: 60, y: 20))
            window.isHidden = true
        }
    }
}
