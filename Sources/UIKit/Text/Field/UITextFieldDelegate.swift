import Foundation

/// Methods that permit and observe the editing of a field. All methods are optional.
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
    /// resign, for example when it leaves its window.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after the field has resigned first responder.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after the field has resigned first responder, with a reason. The default implementation calls the method
    /// without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether typed, deleted or pasted text may replace a range in UTF-16 units. The default is `true`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called after the selection has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the clear button may clear the text. The default is `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the return key has its default effect. The default is `true`. It ends editing only if
    /// `.editingDidEndOnExit` has a target.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the edit menu for a range. With `nil`, the default, it contains the suggested actions.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the edit menu is shown.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu is dismissed.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    /// Returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// The default implementation is empty.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// The default implementation is empty.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// The default implementation is empty.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Returns `nil`.
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

    /// The time at which a view beside the text is visible.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the field is first responder. The clear button requires text.
        case whileEditing
        /// While the field is not first responder. The clear button requires text.
        case unlessEditing
        /// Always. The clear button requires text.
        case always
    }

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The typed text is kept.
        case committed = 0
        /// The typed text is not kept, as on television sets.
        case cancelled
    }
}
