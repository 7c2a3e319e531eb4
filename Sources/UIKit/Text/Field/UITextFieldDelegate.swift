import Foundation

/// Decides about editing a field, and hears of it. All methods are optional.
///
///     tap ─▶ should begin ─▶ did begin ─▶ (should change ─▶ did change selection)* ─▶ should end ─▶ did end
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextfielddelegate>.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the field may become first responder: `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field has become first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether it may stop being first responder: `true`. Not asked where it has to, as when it leaves its window.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// It has stopped.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// The same, with a reason. By default it calls the one without.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether what the user types, deletes or pastes may take the place of a range (in UTF-16 units): `true`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Something else is selected.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button may clear the text: `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it does: `true`. It ends editing only where something is to be called for
    /// `.editingDidEndOnExit`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The edit menu for a range; `nil`, the default, for one of the suggested actions.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The edit menu is about to be shown.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The edit menu is about to go.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    /// `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// `nil`.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Nothing.
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Nothing.
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}

extension UITextField {
    /// What is around a field's text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line
        /// A thin line as of something sunk.
        case bezel
        /// A thin line with round corners, and a background.
        case roundedRect
    }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the field is first responder; the clear button only if there is text.
        case whileEditing
        /// While it is not; the clear button only if there is text.
        case unlessEditing
        /// Always; the clear button only if there is text.
        case always
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// What was typed stays.
        case committed = 0
        /// It does not, as on television sets.
        case cancelled
    }
}
