import CoreGraphics
import IrekoTesting
import RandomSupport
import TestSupport
import UIKit

extension Stage {
    /// Taps, clicks, presses and drags at random in a text and a little beside it, with a finger or the mouse.
    func point(at input: any UIView & UITextInput, _ random: inout SeededGenerator) {
        let area = input.convert(input.bounds, to: nil).insetBy(dx: -12, dy: -12)
        func place(_ random: inout SeededGenerator) -> CGPoint {
            CGPoint(x: random.number(area.minX, area.maxX), y: random.number(area.minY, area.maxY))
        }
        let (start, end) = (place(&random), place(&random))
        let count = 1 + random.below(3)
        switch random.below(6) {
        case 0:
            for _ in 0..<count {
                tap(at: start)
                advance(by: 0.05)
            }
        case 1: for _ in 0..<count { click(1, at: start) }
        case 2:
            for _ in 1..<count { click(1, at: start) }
            mouse(.began, start)
            mouse(.moved, CGPoint(x: (start.x + end.x) / 2, y: end.y))
            mouse(.moved, end)
            mouse(.ended, end)
        case 3:
            touchDown(at: start)
            advance(by: 0.6)
            touchMove(to: CGPoint(x: end.x, y: start.y))
            touchMove(to: end)
            touchUp(at: end)
        case 4:
            tap(at: start)
            advance(by: 0.05)
            drag(from: start, to: end)
        default:
            guard let selected = input.selectedTextRange, !selected.isEmpty else { return tap(at: start) }
            let isStart = random.below(2) == 0
            let line = input.convert(input.caretRect(for: isStart ? selected.start : selected.end), to: nil)
            let knob = CGPoint(x: line.midX, y: isStart ? line.minY - 6 : line.maxY + 6)
            guard window.bounds.contains(knob) else { return }
            drag(from: knob, to: end)
        }
        advance(by: random.pick([0, 0.3, 1]))
    }
}
