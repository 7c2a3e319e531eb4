import Foundation

/// A controller whose view is shown in place of the keyboard: a responder's `inputViewController`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinputviewcontroller>.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The controller's view, where that is an input view.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }

    /// The text that is being edited in the view's scene.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = TextDocumentProxy(controller: self)

    /// Makes the view: an input view in the keyboard's style.
    open override func loadView() {
        // Storyboards and nibs name one.
        if nibName != nil { return super.loadView() }
        view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 216), inputViewStyle: .keyboard)
    }

    /// Has the first responder resign, and with it the view go.
    open func dismissKeyboard() { _ = viewIfLoaded?.window?.windowScene?.keyWindow?.endEditing(false) }

    /// Does nothing; for overriding.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}

    /// Does nothing; for overriding.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}

    /// Does nothing; for overriding.
    open func textWillChange(_ textInput: (any UITextInput)?) {}

    /// Does nothing; for overriding.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
