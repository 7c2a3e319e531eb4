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

/// A control whose thumb is dragged horizontally. While it tracks a finger, pans and swipes of views above it along the
/// control fail (same page, for `UISlider` and `UISwitch`). Swipes from an edge of the screen are not affected.
package protocol DraggedControl: UIView {
    var isTracking: Bool { get }
}
