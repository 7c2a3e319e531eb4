import TextLayout

extension TextEditor {
    /// Performs a key command that moves the caret or deletes text. A vertical movement keeps the column and the end
    /// of the selection that moves. While an input method composes text, the command is not performed here.
    func perform(_ command: TextKeyCommand) -> Bool {
        guard text.markedRange == nil else { return false }
        switch command {
        case .move(let step, let isExtending):
            move(Self.direction(step.direction), by: TextUnit(step.unit), isExtending: isExtending)
        case .delete(let step):
            // The Backspace key calls `deleteBackward()`, which a subclass can override.
            guard step != TextStep(.character, .storage(.backward)) else { return false }
            delete(Self.direction(step.direction), by: TextUnit(step.unit))
        case .insert: return false
        }
        return true
    }

    private static func direction(_ direction: UITextDirection) -> TextLayout.TextDirection {
        switch direction {
        case .storage(.backward): .backward
        case .layout(.left): .left
        case .layout(.right): .right
        case .layout(.up): .up
        case .layout(.down): .down
        default: .forward
        }
    }
}

extension UITextField: TextKeyResponder {
    /// Whether the Tab key inserts a tab. In a text field, it moves the focus.
    package var insertsTabs: Bool { false }

    package func didResignFocus() { if content.isEditing { endEditing() } }

    package func revealEditedText() { if isEditing { reveal(bounds) } }

    // Chosen (Text): A field keeps its undo steps while another view only covers it, such as the alert of a shake;
    // when it is edited again it begins without steps.
    package func willReturnToEditing() { editor.keepsUndoSteps = true }

    package func perform(_ command: TextKeyCommand) -> Bool {
        // The Backspace key calls `deleteBackward()`, which a subclass can override.
        if case .delete(let step) = command, step != TextStep(.character, .storage(.backward)), endsClearing() {
            editor.deleteReplacingAll()
            return true
        }
        return editor.perform(command)
    }

    package func insert(_ text: String, replacing count: Int, typed: String) {
        guard !clearsAtChange, !clearsOnInsertion else { return insertText(typed) }
        editor.inserting(as: .converted(typed: typed, replacing: count)) { insertText(text) }
    }
}

extension UITextView: TextKeyResponder {
    /// Whether the Tab key inserts a tab, which is the case if the text can be edited.
    package var insertsTabs: Bool { isEditable }

    package func didResignFocus() { if content.isEditing { endEditing() } }

    package func revealEditedText() {
        guard isFirstResponder, isEditable else { return }
        layoutIfNeeded()
        scrollToCaret()
    }

    package func perform(_ command: TextKeyCommand) -> Bool {
        if case .delete = command, !isEditable { return true }
        return editor.perform(command)
    }

    package func insert(_ text: String, replacing count: Int, typed: String) {
        guard isEditable, !clearsOnInsertion else { return insertText(typed) }
        editor.inserting(as: .converted(typed: typed, replacing: count)) { insertText(text) }
    }
}
