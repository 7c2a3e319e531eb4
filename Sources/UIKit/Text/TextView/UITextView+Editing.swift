import CoreGraphics
import Foundation
import TextLayout

extension UITextView {
    // MARK: Beginning and ending

    func beginEditing() {
        content.isEditing = true
        updateCaret()
        guard isEditable else { return }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        layoutIfNeeded()
        scrollToCaret()
    }

    func endEditing() {
        content.isEditing = false
        editor.endTyping()
        if isEditable {
            delegate?.textViewDidEndEditing(self)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        interaction.end()
    }

    func updateCaret() { content.caret.alpha = isEditable ? 1 : 0 }

    // MARK: Text

    func setDocument(_ document: TextDocument) {
        editor.setText(document)
        writeStorage { $0.setAttributedString(document.attributedString) }
        delegate?.textViewDidChangeSelection(self)
        layoutIfNeeded()
        content.updateSelection()
    }

    func select(_ range: NSRange) {
        let length = editor.text.length
        let start = min(max(0, range.location == NSNotFound ? length : range.location), length)
        let end = min(max(start, start.addingReportingOverflow(max(0, range.length)).partialValue), length)
        let selection = TextSelection(start..<max(start, end))
        // Also what is selected already is notified of.
        if editor.selection.range == selection.range { editorDidChangeSelection() } else { editor.select(selection) }
    }

    // MARK: Commands

    func canPerform(_ action: Selector) -> Bool? {
        let hasSelection = content.isEditing && !editor.selection.isCaret
        return switch action {
        case "copy:": hasSelection && !isSecureTextEntry
        case "cut:": hasSelection && isEditable && !isSecureTextEntry
        case "delete:": hasSelection && isEditable
        case "paste:", "pasteAndMatchStyle:": content.isEditing && isEditable && UIPasteboard.general.hasStrings
        case "select:": content.isEditing && hasText && editor.selection.isCaret
        case "selectAll:": isSelectable && hasText && editor.selection.range.count < editor.text.length
        default: nil
        }
    }

    // MARK: TextKit

    /// The storage, made when it is first asked for: text that nothing else works with does without.
    var storage: NSTextStorage {
        if let storage = parts.storage { return storage }
        _ = manager
        return parts.storage ?? NSTextStorage()
    }

    var manager: NSLayoutManager {
        if let manager = parts.manager { return manager }
        let manager = NSLayoutManager()
        manager.allowsNonContiguousLayout = true
        let storage = NSTextStorage(attributedString: editor.attributedString)
        storage.addLayoutManager(manager)
        manager.addTextContainer(textContainer)
        adopt(manager)
        return manager
    }

    /// Shows what a layout manager lays out.
    func adopt(_ manager: NSLayoutManager) {
        parts.manager = manager
        parts.storage = manager.textStorage
        manager.displayInvalidated = { [weak self] _ in
            MainActor.assumeIsolated { self?.linesDidChange(from: 0) }
        }
        parts.storage?.changesProcessed = { [weak self] _, _, _ in
            MainActor.assumeIsolated { self?.storageDidChange() }
        }
        storageDidChange()
    }

    private func storageDidChange() {
        guard !parts.isWritingStorage, let storage = parts.storage else { return }
        editor.take(TextDocument(NSAttributedString(attributedString: storage)))
        content.updateSelection()
    }

    /// Changes the storage as the text has changed; what its delegate changes then is the text's.
    func writeStorage(_ change: (NSTextStorage) -> Void) {
        guard let storage = parts.storage else { return }
        parts.isWritingStorage = true
        change(storage)
        parts.isWritingStorage = false
        if storage.string != editor.string { storageDidChange() }
    }
}

extension UITextView: TextEditorHost {
    func editorShouldChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func editorDidChangeText() {
        writeStorage { $0.setAttributedString(editor.attributedString) }
        layoutIfNeeded()
        editorDidChangeSelection()
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func editorDidChangeSelection() {
        clearsOnInsertion = false
        delegate?.textViewDidChangeSelection(self)
        guard content.isEditing else { return }
        layoutIfNeeded()
        scrollToCaret()
        content.updateSelection()
        content.restartCaret()
    }

    func editorDidChangeLines(from top: CGFloat) { linesDidChange(from: top) }
}
