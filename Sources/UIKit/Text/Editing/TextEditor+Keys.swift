import TextLayout

extension TextEditor {
    /// Carries out a key that moves the caret: the column is kept, and the end of the selection that moves. While an input method composes
    /// it is left to the system.
    func perform(_ command: TextKeyCommand) -> Bool {
        guard case .move(let step, let isExtending) = command, text.markedRange == nil else { return false }
        move(Self.direction(step.direction), by: TextUnit(step.unit), isExtending: isExtending)
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
    /// The tab key moves the focus.
    package var insertsTabs: Bool { false }

    package func perform(_ command: TextKeyCommand) -> Bool { editor.perform(command) }
}

extension UITextView: TextKeyResponder {
    /// The tab key inserts a tab where the text can be edited.
    package var insertsTabs: Bool { isEditable }

    package func perform(_ command: TextKeyCommand) -> Bool { editor.perform(command) }
}
