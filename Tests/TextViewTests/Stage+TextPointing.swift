import CoreGraphics
import IrekoTesting
import RandomSupport
import TestSupport
import UIKit

extension Stage {
    /// Points in a text at random, or drags an end of the selection.
    func point(at input: any UIView & UITextInput, _ random: inout SeededGenerator) {
        guard random.below(6) == 0, let selected = input.selectedTextRange, !selected.isEmpty else {
            point(in: input, &random)
            return
        }
        let area = input.convert(input.bounds, to: nil)
        let end = CGPoint(x: random.number(area.minX, area.maxX), y: random.number(area.minY, area.maxY))
        let isStart = random.below(2) == 0
        let line = input.convert(input.caretRect(for: isStart ? selected.start : selected.end), to: nil)
        let knob = CGPoint(x: line.midX, y: isStart ? line.minY - 6 : line.maxY + 6)
        guard window.bounds.contains(knob) else { return }
        drag(from: knob, to: end)
        advance(by: random.pick([0, 0.3, 1]))
    }
}
