import CoreGraphics
import Foundation
import TextLayout

extension UITextField {
    /// Returns a text whose line breaks were replaced by spaces, since a text field has only one line.
    static func oneLine(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    // MARK: Beginning and ending

    func beginEditing() {
        content.isEditing = true
        // Undo steps from the last time that the field was edited are removed, unless a view, for example the alert of
        // a shake, has only covered the field temporarily.
        if !editor.keepsUndoSteps { editor.forgetUndoSteps() }
        editor.keepsUndoSteps = false
        clearsAtChange = isSecureTextEntry && hasText
        setNeedsLayout()
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { clear() }
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        sendActions(for: .editingDidBegin)
        setNeedsLayout()
        layoutIfNeeded()
    }

    func endEditing() {
        content.isEditing = false
        parts.spelling?.setNeedsCheck()
        editor.endTyping()
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
        sendActions(for: .editingDidEnd)
        interaction.end()
    }

    // MARK: Keys and buttons

    /// Calls the delegate, and then sends `.editingDidEndOnExit`. If this event has a target, editing ends.
    func returnKeyPressed() {
        if enablesReturnKeyAutomatically, !hasText { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends, isFirstResponder { resignFirstResponder() }
    }

    func clearButtonTapped() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        if !isEditing { becomeFirstResponder() }
        clear()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func clear() {
        clearContent()
        editorDidChangeSelection()
    }

    /// Returns whether the next change by the user replaces the whole text, which then applies to no further change.
    func endsClearing() -> Bool {
        guard clearsAtChange else { return false }
        (clearsAtChange, clearsOnInsertion) = (false, false)
        return !editor.isEmpty
    }

    /// Selects the text before an insertion, if secure text is being edited again, or if the next insertion replaces
    /// the text.
    func selectForInsertion() {
        guard clearsAtChange || clearsOnInsertion else { return }
        (clearsAtChange, clearsOnInsertion) = (false, false)
        editor.select(TextSelection(0..<editor.text.length), isInput: true)
    }

    // MARK: Commands

    func canPerform(_ action: Selector) -> Bool? {
        switch action {
        case "cut:", "copy:":
            isEditing && !editor.selection.isCaret && !isSecureTextEntry
        case "delete:": isEditing && !editor.selection.isCaret
        case "paste:", "pasteAndMatchStyle:": isEnabled && isEditing && UIPasteboard.general.hasStrings
        case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
            isEnabled && isEditing && allowsEditingTextAttributes && !isSecureTextEntry
        case "select:": isEditing && hasText && editor.selection.isCaret
        case "selectAll:": isEditing && hasText && editor.selection.range.count < editor.text.length
        default: nil
        }
    }

    func toggle(_ action: Selector) {
        guard canPerform(action) == true, let style = TextStyleToggle(action) else { return }
        editor.toggle(style)
    }

    // MARK: Attributes

    func setAttributedText(_ text: NSAttributedString?) {
        let text = text ?? NSAttributedString(string: "")
        if text.length > 0 {
            let first = text.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { editor.defaults.font = font }
            if let color = first[.foregroundColor] as? UIColor { editor.color = color }
            if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
        var document = TextDocument(text)
        if text.string.contains(where: \.isNewline) { document = TextDocument(Self.oneLine(text.string)) }
        editor.setText(document)
    }

    func setDefaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont
        textColor = attributes[.foregroundColor] as? UIColor
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        var rest = attributes
        for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] { rest[key] = nil }
        editor.newTextAttributes = rest
        editor.changeAttributes(in: 0..<editor.text.length) { $0 = rest }
    }
}

extension UITextField: TextEditorHost {
    var textOrigin: CGPoint {
        layoutIfNeeded()
        return content.convert(CGPoint.zero, to: self)
    }

    func editorShouldChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func editorDidReplace(_ range: Range<Int>, with text: TextDocument) {
        parts.spelling?.didReplace(range, withLength: text.length)
    }

    /// Notifies the delegate of the selection first (recorded on iOS 26.1).
    func editorDidChangeText() {
        editorDidChangeSelection()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorDidReplaceByProgram() { editorDidChangeSelection() }

    func editorDidChangeSelection() {
        clearsOnInsertion = false
        textSelectionDidChange()
        delegate?.textFieldDidChangeSelection(self)
        showSelection()
        revealEditedText()
    }

    private func showSelection() {
        guard isEditing else { return }
        showText()
        content.restartCaret()
        parts.spelling?.setNeedsCheck()
    }

    func editorDidChangeLines(from top: CGFloat, to bottom: CGFloat) {
        content.redraw()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
