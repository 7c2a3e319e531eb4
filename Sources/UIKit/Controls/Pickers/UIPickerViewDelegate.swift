import CoreGraphics
import Foundation

/// Gives a picker's rows their content and size, and is called when the user has selected a row. All methods have a default.
///
/// A row shows the view that it is given; without one the attributed title; without that the title. Rows are asked for when
/// they come into sight.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The width of a component in points. Without this method, and where the result is not above 0, the components share the
    /// picker's width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// The height of a component's rows in points: 32 without this method, and where the result is not above 0.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// The text of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// The text of a row with attributes, which is preferred to the plain one; `nil` to have that one.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// The view of a row. A view without a size gets the row's; another keeps its own, in the middle of the row.
    ///
    /// - Parameters:
    ///   - pickerView: The picker.
    ///   - row: The row, from 0.
    ///   - component: The component, from 0.
    ///   - view: A view of this component that has gone out of sight and may be used again; often `nil`.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView

    /// The user has scrolled a component to another row, and scrolling has ended. Not called for
    /// `selectRow(_:inComponent:animated:)`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// The component has a share of the picker's width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// The usual height.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// No text.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// The plain title.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// The row shows its title.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { PickerRowView.none }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

extension OptionalMethods {
    static let pickerView = OptionalMethods((any UIPickerViewDelegate).self) { $0 is any UIPickerViewDelegate.Type }
}

/// What assistive programs say of a picker's components.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate>.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// The name of a component; `nil`, the default, for none.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// What a component is for; `nil`, the default, for nothing.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// None.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    /// None.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}
