import Foundation

/// The edited text, as seen by a custom keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdocumentproxy>.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text of the paragraph before the selection; `nil` if empty.
    var documentContextBeforeInput: String? { get }
    /// The text of the paragraph after the selection; `nil` if empty.
    var documentContextAfterInput: String? { get }
    /// The selected text; `nil` if empty.
    var selectedText: String? { get }
    /// Moves the caret by a number of characters. Negative numbers move it back.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Sets the marked text of a composition, with a selection in UTF-16 units of the text.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Ends the composition and keeps its text.
    func unmarkText()
}

/// The text of the scene that contains a controller's view.
final class TextDocumentProxy: NSObject, UITextDocumentProxy {
    private weak var controller: UIViewController?

    init(controller: UIViewController) {
        self.controller = controller
        super.init()
    }

    nonisolated deinit {}

    private var session: TextInputSession? { controller?.viewIfLoaded?.window?.windowScene?.textInput }
    private var text: (any UITextInput)? { session?.input as? any UITextInput }

    var hasText: Bool { session?.input?.hasText ?? false }
    func insertText(_ text: String) { session?.insert(text) }
    func deleteBackward() { session?.deleteBackward() }

    var documentContextBeforeInput: String? { context(.backward) }
    var documentContextAfterInput: String? { context(.forward) }

    private func context(_ direction: UITextStorageDirection) -> String? {
        guard let text, let selected = text.selectedTextRange else { return nil }
        let isForward = direction == .forward
        let place = isForward ? selected.end : selected.start
        let isAtEnd = text.tokenizer.isPosition(place, atBoundary: .paragraph, inDirection: .storage(direction))
        let end =
            isAtEnd
            ? place
            : text.tokenizer.position(from: place, toBoundary: .paragraph, inDirection: .storage(direction))
                ?? (isForward ? text.endOfDocument : text.beginningOfDocument)
        return nonempty(text.textRange(from: place, to: end), in: text)
    }

    var selectedText: String? {
        guard let text, let selected = text.selectedTextRange else { return nil }
        return nonempty(selected, in: text)
    }

    private func nonempty(_ range: UITextRange?, in text: any UITextInput) -> String? {
        guard let range, !range.isEmpty, let string = text.text(in: range), !string.isEmpty else { return nil }
        return string
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        session?.move(TextStep(.character, .storage(offset < 0 ? .backward : .forward)), times: offset.magnitude)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        let selected = selectedRange.clamped(to: markedText.utf16.count)
        session?.compose(markedText, selection: selected.location..<selected.upperBound)
    }

    func unmarkText() { session?.endComposition() }

    // MARK: Input traits of the text

    private var traits: (any UITextInputTraits)? { session?.input }
    var autocapitalizationType: UITextAutocapitalizationType { traits?.autocapitalizationType ?? .sentences }
    var autocorrectionType: UITextAutocorrectionType { traits?.autocorrectionType ?? .default }
    var spellCheckingType: UITextSpellCheckingType { traits?.spellCheckingType ?? .default }
    var keyboardType: UIKeyboardType { traits?.keyboardType ?? .default }
    var keyboardAppearance: UIKeyboardAppearance { traits?.keyboardAppearance ?? .default }
    var returnKeyType: UIReturnKeyType { traits?.returnKeyType ?? .default }
    var enablesReturnKeyAutomatically: Bool { traits?.enablesReturnKeyAutomatically ?? false }
    var isSecureTextEntry: Bool { traits?.isSecureTextEntry ?? false }
    var textContentType: UITextContentType! { traits?.textContentType }
}
