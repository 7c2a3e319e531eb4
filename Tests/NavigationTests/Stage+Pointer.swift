import Foundation
import IrekoTesting
import QuartzCore
import RenderServer
import UIKit

extension Stage {
    /// Moves two fingers on a trackpad.
    func swipeOnTrackpad(_ dx: Double, at point: CGPoint) {
        settle()
        window.windowScene?.handle(
            .scroll(
                ScrollEvent(
                    location: point, delta: CGVector(dx: dx, dy: 0), time: CACurrentMediaTime(), isContinuous: true)))
        settle()
    }

    /// Presses and releases a button of the mouse.
    func click(_ button: Int, at point: CGPoint) {
        for phase in [PointerEvent.Phase.began, .ended] {
            mouse(phase, point, button: button)
            advance(by: 0.05)
        }
    }

    /// Presses, moves or releases the mouse.
    func mouse(_ phase: PointerEvent.Phase, _ point: CGPoint, button: Int = 1) {
        settle()
        window.windowScene?.handle(
            .pointer(
                PointerEvent(
                    kind: .mouse, contact: 0, phase: phase, location: point, button: button, time: CACurrentMediaTime())
            ))
        settle()
    }
}
