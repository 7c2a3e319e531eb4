import Foundation

/// A controller whose view replaces the keyboard: a responder's `inputViewController`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinputviewcontroller>.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The controller's view, if it is an input view.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }

    /// The text edited in the view's scene.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = TextDocumentProxy(controller: self)

    /// Creates the view: an input view in the keyboard's style.
    open override func loadView() {
        // If the controller has a nib name, the nib contains the view.
        if nibName != nil { return super.loadView() }
        view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 216), inputViewStyle: .keyboard)
    }

    /// Resigns the first responder, which removes the view.
    open func dismissKeyboard() { _ = viewIfLoaded?.window?.windowScene?.keyWindow?.endEditing(false) }

    /// Called when the selection is about to change. The default implementation has no effect.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}

    /// Called when the selection has changed. The default implementation has no effect.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}

    /// Called when the text is about to change. The default implementation has no effect.
    open func textWillChange(_ textInput: (any UITextInput)?) {}

    /// Called when the text has changed. The default implementation has no effect.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
