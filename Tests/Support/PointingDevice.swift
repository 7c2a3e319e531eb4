import Foundation
import IrekoTesting
import Testing
import UIKit

/// A device that a test points with. The same expectations hold for all devices.
package enum PointingDevice: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case finger, mouse

    package var testDescription: String { rawValue }
}

/// A device that a test selects rows and items with.
package enum SelectingDevice: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case finger, mouse, keyboard

    package var testDescription: String { rawValue }
}

extension Stage {
    /// Taps or clicks the middle of a row, or moves the focus to the row with arrows and presses Return.
    ///
    /// All rows have the same height, and the first begins at the top of the window.
    ///
    /// - Parameter focused: The row that has the focus; `nil` before the first selection with the keyboard.
    package func select(
        row: Int, rowHeight: CGFloat, in list: UIScrollView, focused: inout Int?, with device: SelectingDevice
    ) {
        switch device {
        case .finger: tap(.finger, at: CGPoint(x: 100, y: (CGFloat(row) + 0.5) * rowHeight))
        case .mouse: tap(.mouse, at: CGPoint(x: 100, y: (CGFloat(row) + 0.5) * rowHeight))
        case .keyboard:
            if focused == nil { _ = list.becomeFirstResponder() }
            let steps = row - (focused ?? -1)
            for _ in 0..<abs(steps) { press(steps > 0 ? .keyboardDownArrow : .keyboardUpArrow) }
            focused = row
            press(.keyboardReturnOrEnter)
            settle()
        }
    }

    /// Puts a finger down, or presses the mouse's primary button.
    package func down(_ device: PointingDevice, at point: CGPoint) {
        switch device {
        case .finger: touchDown(at: point)
        case .mouse: mouse(.began, point)
        }
    }

    package func move(_ device: PointingDevice, to point: CGPoint) {
        switch device {
        case .finger: touchMove(to: point)
        case .mouse: mouse(.moved, point)
        }
    }

    package func up(_ device: PointingDevice, at point: CGPoint) {
        switch device {
        case .finger: touchUp(at: point)
        case .mouse: mouse(.ended, point)
        }
    }

    package func tap(_ device: PointingDevice, at point: CGPoint) {
        down(device, at: point)
        up(device, at: point)
        settle()
    }

    /// Taps or clicks the middle of a view.
    package func tap(_ device: PointingDevice, _ view: UIView) {
        tap(device, at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    /// Moves with the finger or the button down, in steps of a frame.
    package func drag(
        _ device: PointingDevice, from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25
    ) {
        down(device, at: start)
        let steps = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            move(device, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        up(device, at: end)
        settle()
    }

    /// Opens the menu at a point: with a finger that rests, or the mouse's secondary button.
    package func openMenu(_ device: PointingDevice, at point: CGPoint) {
        switch device {
        case .finger:
            touchDown(at: point)
            advance(by: 0.7)
            touchUp(at: point)
        case .mouse: click(3, at: point)
        }
        advance(by: 0.6)
    }
}
