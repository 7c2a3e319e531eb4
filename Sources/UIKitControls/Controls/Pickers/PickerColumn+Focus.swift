import CoreGraphics

extension PickerColumn: FocusAdjusting, FocusShaping {
    var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (CGRect(x: 0, y: (bounds.height - rowHeight) / 2 - 1, width: bounds.width, height: rowHeight + 2), 8)
    }

    // Chosen (Pickers): Up and down arrows turn the focused wheel; left and right, and tab, move to the next one.
    /// Handles arrow keys: up and down turn the wheel. Left and right are not handled, so they move the focus to the
    /// next wheel.
    func adjust(towards heading: UIFocusHeading) -> Bool {
        switch heading {
        case .up:
            _ = step(by: -1)
            return true
        case .down:
            _ = step(by: 1)
            return true
        default: return false
        }
    }
}
