import Foundation
import RenderServer
import UIKit

extension Stage {
    // MARK: Touching

    /// Puts a finger down at a point of the screen, for 0.05 seconds.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        advance(by: 0.05)
        touchUp(at: point)
        advance(by: 0)
    }

    /// Taps the middle of a view, where it is on the screen now.
    public func tap(_ view: UIView) {
        advance(by: 0)
        tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    /// Moves a finger from one point to another in even steps of a frame, and lifts it.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        touchDown(at: start)
        let steps = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let fraction = CGFloat(step) / CGFloat(steps)
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        }
        touchUp(at: end)
        advance(by: 0)
    }

    /// Puts a finger down. Several fingers are told apart by their numbers.
    public func touchDown(at point: CGPoint, finger: Int = 1) { send(.began, point, finger) }

    /// Moves a finger that is down.
    public func touchMove(to point: CGPoint, finger: Int = 1) { send(.moved, point, finger) }

    /// Lifts a finger.
    public func touchUp(at point: CGPoint, finger: Int = 1) { send(.ended, point, finger) }

    /// Has the system take a finger away.
    public func touchCancel(at point: CGPoint, finger: Int = 1) { send(.cancelled, point, finger) }

    private func send(_ phase: PointerEvent.Phase, _ point: CGPoint, _ finger: Int) {
        loop.runUntilIdle()
        scene.handle(
            .pointer(
                PointerEvent(
                    kind: .touch, contact: Int64(finger), phase: phase, location: point, button: 0, time: clock.now)))
        loop.runUntilIdle()
    }
}
