/// A control whose default action is a tap with one finger: while it is enabled the tap is its own, and recognizers for a tap
/// that belong to views above it fail (Apple: "Interacting with Other User Interface Controls" of `UIGestureRecognizer`).
///
/// Documented for buttons, switches, steppers, segmented controls and page controls. That the buttons in bars are such controls is
/// chosen. A control of a program's own class is none.
package protocol SingleTapControl: UIView {
    var isEnabled: Bool { get }
}
