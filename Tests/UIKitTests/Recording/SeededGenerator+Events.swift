import CoreGraphics
import RandomSupport
import RenderServer
import UIKit

extension SeededGenerator {
    /// A random event that a display may report, or that it should not.
    mutating func event() -> DisplayEvent {
        let numbers: [Double] = [0, 1, 50, 70, 195, 400, 1e300, -1e300, .nan, .infinity, number(0, 900)]
        let time = pick([number(1000, 2000), .nan, -.infinity, 0])
        let location = CGPoint(x: pick(numbers), y: pick(numbers))
        switch below(8) {
        case 0, 1, 2:
            return .pointer(
                PointerEvent(
                    kind: pick([.mouse, .touch]), contact: Int64(below(3)),
                    phase: pick([.began, .moved, .ended, .cancelled, .hovered]), location: location, button: below(4),
                    time: time))
        case 3:
            return .scroll(
                ScrollEvent(location: location, delta: CGVector(dx: pick(numbers), dy: pick(numbers)), time: time))
        case 4, 5:
            return .key(
                KeyEvent(
                    isDown: below(2) == 0, isRepeat: below(3) == 0, usage: pick([4, 5, 0xE1, 0x29, -1, 9999]),
                    characters: pick(["a", "", "\"\\(x)\n"]), modifiers: .init(rawValue: UInt16(below(32))), time: time)
            )
        case 6: return .text(pick(["a", "", "\"\\(x)\n"]))
        default:
            return pick([
                .resized(DisplayMode(size: CGSize(width: number(1, 999), height: number(1, 999)), scale: 1)),
                .focus(below(2) == 0), .visibility(below(2) == 0), .frame(time: time, next: time), .closeRequested,
                .composition("a", selection: 0..<1),
            ])
        }
    }
}
