import CoreGraphics
import Foundation

/// Methods that provide content and size of a picker's rows, and observe selections by the user. All methods have a
/// default.
///
/// A row shows its view if available, otherwise the attributed title, otherwise the title. Rows are requested when
/// they become visible.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the width of a component in points. By default, or if the value is not above 0, the components share
    /// the picker's width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// Returns the height of a component's rows in points. It is 32 by default, or if the value is not above 0.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// Returns the attributed title of a row, which takes precedence over the plain title, or `nil`.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// Returns the view of a row. An empty view gets the size of the row. Otherwise the view is centered in the row.
    ///
    /// - Parameters:
    ///   - pickerView: The picker.
    ///   - row: The row, from 0.
    ///   - component: The component, from 0.
    ///   - view: A view of this component that is no longer visible and can be reused, often `nil`.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView

    /// Called after the user has scrolled a component to a different row. It is not called for
    /// `selectRow(_:inComponent:animated:)`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns 0, for an equal share of the picker's width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Returns 0, for the default height.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Returns `nil`.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns `nil`, for the plain title.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns a placeholder, for the title of the row.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { PickerRowView.none }
    /// The default implementation is empty.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

extension OptionalMethods {
    static let pickerView = OptionalMethods((any UIPickerViewDelegate).self) { $0 is any UIPickerViewDelegate.Type }
}

/// Methods that provide the accessibility of a picker's components.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate>.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the label of a component. The default is `nil`.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// Returns the hint of a component. The default is `nil`.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// Returns `nil`.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    /// Returns `nil`.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}
