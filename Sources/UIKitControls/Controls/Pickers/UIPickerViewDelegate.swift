import CoreGraphics
import Foundation

/// The methods that provide the content and the size of rows, and that are called when the user selects a row. All
/// methods are optional.
///
/// A row displays the view that the delegate returns; without a view the attributed title; without an attributed title
/// the title. The content of a row is requested when the row becomes visible.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the width of a component, in points. If the method is not implemented or returns 0 or less, the
    /// components share the width of the picker view equally.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// Returns the height of the rows in a component, in points. If the method is not implemented or returns 0 or
    /// less, the height is 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// Returns the attributed title of a row; `nil` for the plain title.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// Returns the view of a row. A view with an empty size gets the size of the row. Any other view is centered in
    /// the row.
    ///
    /// - Parameters:
    ///   - pickerView: The picker.
    ///   - row: The row, from 0.
    ///   - component: The component, from 0.
    ///   - view: A view of this component that is no longer visible and can be reused; `nil` if no such view exists.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView

    /// Called when the user has turned a component to a different row. It is not called for
    /// `selectRow(_:inComponent:animated:)`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// The default implementation returns 0, so that the components share the width of the picker view equally.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// The default implementation returns 0, which selects the default height.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// The default implementation returns `nil`.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// The default implementation returns `nil`, so that the plain title is used.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// The default implementation returns a placeholder, so that the title is used.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { PickerRowView.none }
    /// The default implementation is empty.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

extension OptionalMethods {
    static let pickerView = OptionalMethods((any UIPickerViewDelegate).self) { $0 is any UIPickerViewDelegate.Type }
}

/// The methods that provide accessibility labels and hints for the components of a picker view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate>.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the accessibility label of a component. The default is `nil`.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// Returns the accessibility hint of a component. The default is `nil`.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// The default implementation returns `nil`.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    /// The default implementation returns `nil`.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}
