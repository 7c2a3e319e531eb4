import CoreGraphics

// Chosen (Input): Buttons in bars are controls with a tap as default action: a tap recognizer of a view above them
// fails, as Apple documents it for `UIButton`, `UISwitch`, `UIStepper`, `UISegmentedControl` and `UIPageControl`.
/// A control whose default action is a tap with one finger: while it is enabled, tap recognizers of views above it
/// fail (Apple: "Interacting with Other User Interface Controls" of `UIGestureRecognizer`).
///
/// Documented for buttons, switches, steppers, segmented controls and page controls. Buttons in bars are also included.
/// A custom control of a program is not included.
package protocol SingleTapControl: UIView {
    var isEnabled: Bool { get }
}

/// A control whose thumb is dragged horizontally, in its coordinate space. Pans and swipes of views above it that begin
/// on the thumb and move along the control fail (same page, for `UISlider` and `UISwitch`), even if a scroll view
/// delays the touch. Swipes from an edge of the screen are not affected.
package protocol DraggedControl: UIView {
    var isEnabled: Bool { get }
    var isTracking: Bool { get }

    /// Returns whether a touch at a point of the control is on its thumb.
    func isThumb(at point: CGPoint) -> Bool
}

extension DraggedControl {
    /// Returns whether the control tracks a touch, or will track it when it receives the touch.
    func isDragged(by touch: UITouch) -> Bool {
        if isTracking { return true }
        guard isEnabled, let window = touch.window else { return false }
        return isThumb(at: layer.convert(touch.beganLocationInWindow, from: window.layer))
    }
}
