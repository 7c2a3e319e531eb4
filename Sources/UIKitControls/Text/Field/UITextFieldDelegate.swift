import Foundation

/// The methods that permit and observe the editing of a text field. All methods are optional.
///
///     tap ─▶ should begin ─▶ did begin ─▶ (should change ─▶ did change selection)* ─▶ should end ─▶ did end
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextfielddelegate>.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether the field may become first responder. The default is `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after the field has become first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether the field may resign first responder. The default is `true`. It is not called if the field must
    /// resign, for example when it is removed from its window.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after the field has resigned first responder.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after the field has resigned first responder. The default implementation calls the method without a
    /// reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether the user may replace a range with a text. The range is in UTF-16 units, and is empty if text is
    /// only inserted. The default is `true`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called after the selection has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the clear button may clear the text. The default is `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the return key has its default effect. The default is `true`. The return key ends editing only
    /// if `.editingDidEndOnExit` has a target.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the edit menu for a range; `nil`, the default, for the suggested actions.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the edit menu is shown.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu is dismissed.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    /// The default implementation returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// The default implementation is empty.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// The default implementation returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// The default implementation is empty.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// The default implementation calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// The default implementation returns `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// The default implementation is empty.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// The default implementation returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// The default implementation returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// The default implementation returns `nil`.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// The default implementation is empty.
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// The default implementation is empty.
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}

extension UITextField {
    /// The border style of a field.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin line.
        case line
        /// A thin line with a sunken appearance.
        case bezel
        /// A thin line with round corners, and a background.
        case roundedRect
    }

    /// The condition for displaying a view beside the text. The clear button also requires text.
    public enum ViewMode: Int, Sendable {
        /// The view is never visible.
        case never = 0
        /// The view is visible while the field is first responder.
        case whileEditing
        /// The view is visible while the field is not first responder.
        case unlessEditing
        /// The view is always visible.
        case always
    }

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text that the user has entered is kept.
        case committed = 0
        /// The text that the user has entered is discarded, as on television sets.
        case cancelled
    }
}
