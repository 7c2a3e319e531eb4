import Foundation
import IrekoTesting
import QuartzCore
import RenderServer
import UIKit

extension Stage {
    /// Turns a wheel (by notches of 48 points), or moves two fingers on a trackpad.
    package func scroll(_ dx: Double, _ dy: Double, at point: CGPoint, isContinuous: Bool = false) {
        settle()
        window.windowScene?.handle(
            .scroll(
                ScrollEvent(
                    location: point, delta: CGVector(dx: dx, dy: dy), time: CACurrentMediaTime(),
                    isContinuous: isContinuous)))
        settle()
    }

    /// Presses and releases a button of the mouse.
    package func click(_ button: Int, at point: CGPoint) {
        for phase in [PointerEvent.Phase.began, .ended] {
            mouse(phase, point, button: button)
            advance(by: 0.05)
        }
    }

    /// Presses, moves or releases the mouse: button 1 is the primary one, 3 the secondary.
    package func mouse(_ phase: PointerEvent.Phase, _ point: CGPoint, button: Int = 1) {
        settle()
        window.windowScene?.handle(
            .pointer(
                PointerEvent(
                    kind: .mouse, contact: 0, phase: phase, location: point, button: button, time: CACurrentMediaTime())
            ))
        settle()
    }
}
