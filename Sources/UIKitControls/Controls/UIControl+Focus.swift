import CoreGraphics

extension UIControl: FocusAdjusting, FocusShaping {
    package var focusShape: (rect: CGRect, cornerRadius: CGFloat) { ringShape }

    /// Adjusts the value for a left or right arrow key. Up and down move the focus.
    package func adjust(towards heading: UIFocusHeading) -> Bool {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch heading {
        case .right: isEnabled && adjust(by: isRightToLeft ? -1 : 1)
        case .left: isEnabled && adjust(by: isRightToLeft ? 1 : -1)
        default: false
        }
    }
}
