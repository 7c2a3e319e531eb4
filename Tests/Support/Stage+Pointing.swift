import CoreGraphics
import IrekoTesting
import RandomSupport
import UIKit

extension Stage {
    /// Taps or clicks of `point(in:_:)` at one place.
    package struct Taps {
        package let device: PointingDevice
        package let count: Int
        /// In the window's coordinates.
        package let place: CGPoint
    }

    /// Taps, clicks, presses and drags at random in a view and a little beside it, with a finger or the mouse.
    ///
    /// - Returns: The taps, if the operation consists of taps only.
    @discardableResult
    package func point(in view: UIView, _ random: inout SeededGenerator) -> Taps? {
        let area = view.convert(view.bounds, to: nil).insetBy(dx: -12, dy: -12)
        let onScreen = area.intersection(window.bounds)
        guard !onScreen.isEmpty else { return nil }
        func place(in area: CGRect, _ random: inout SeededGenerator) -> CGPoint {
            CGPoint(x: random.number(area.minX, area.maxX), y: random.number(area.minY, area.maxY))
        }
        let (start, end) = (place(in: onScreen, &random), place(in: area, &random))
        let count = 1 + random.below(3)
        var taps: Taps?
        switch random.below(6) {
        case 0:
            for _ in 0..<count {
                tap(at: start)
                advance(by: 0.05)
            }
            taps = Taps(device: .finger, count: count, place: start)
        case 1:
            for _ in 0..<count { click(1, at: start) }
            taps = Taps(device: .mouse, count: count, place: start)
        case 2:
            for _ in 1..<count { click(1, at: start) }
            mouse(.began, start)
            mouse(.moved, CGPoint(x: (start.x + end.x) / 2, y: end.y))
            mouse(.moved, end)
            mouse(.ended, end)
        case 3:
            for _ in 1..<count {
                tap(at: start)
                advance(by: 0.05)
            }
            drag(from: start, to: end)
        default:
            // A press, then a drag.
            let device = random.pick(PointingDevice.allCases)
            down(device, at: start)
            advance(by: 0.6)
            move(device, to: CGPoint(x: end.x, y: start.y))
            move(device, to: end)
            up(device, at: end)
        }
        advance(by: random.pick([0, 0.3, 1]))
        return taps
    }
}
