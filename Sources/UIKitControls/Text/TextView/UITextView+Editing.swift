import CoreGraphics
import Foundation
import TextLayout

extension UITextView {
    // MARK: Beginning and ending

    func beginEditing() {
        content.isEditing = true
        updateCaret()
        guard isEditable else { return }
        parts.hasBegunEditing = true
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        layoutIfNeeded()
        scrollToCaret()
    }

    func endEditing() {
        content.isEditing = false
        parts.spelling?.setNeedsCheck()
        editor.endTyping()
        if parts.hasBegunEditing {
            parts.hasBegunEditing = false
            delegate?.textViewDidEndEditing(self)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        interaction.end()
    }

    func updateCaret() { content.caret.alpha = isEditable ? 1 : 0 }

    // MARK: Text

    func setDocument(_ document: TextDocument) {
        editor.setText(document)
        if editor.selection.range != parts.reportedSelection { reportSelection() }
        layoutIfNeeded()
        content.updateSelection()
    }

    func select(_ range: NSRange) {
        let clamped = range.clamped(to: editor.text.length)
        let offsets = clamped.location..<clamped.upperBound
        // A caret inside a surrogate pair stays there (recorded on iOS 26.1, TX20).
        let selected = offsets.isEmpty ? offsets : editor.text.rounded(offsets)
        editor.isUnselected = false
        // The delegate is not notified of a selection that does not change (recorded on iOS 26.1).
        if editor.selection.range != selected { editor.select(TextSelection(selected), rounds: false) }
    }

    /// Notifies the delegate of the selection.
    private func reportSelection() {
        parts.reportedSelection = editor.selection.range
        delegate?.textViewDidChangeSelection(self)
    }

    /// Ends composing, and moves the caret to the start of the selection. The delegate is notified of the selection
    /// twice, and of the text once (recorded on iOS 26.1).
    func endComposing() {
        guard editor.markedTextRange != nil else { return }
        editor.unmark()
        let start = editor.selection.range.lowerBound
        if editor.selection.isCaret { editorDidChangeSelection() } else { editor.select(TextSelection(start..<start)) }
        reportSelection()
        reportText()
    }

    /// Replaces the marked text. If the marked text becomes empty, the delegate is notified twice (recorded on iOS
    /// 26.1).
    func compose(_ text: String?, _ selected: NSRange) {
        let removes = text?.isEmpty != false && editor.markedTextRange != nil
        editor.setMarked(text, selected)
        guard removes, editor.markedTextRange == nil else { return }
        reportSelection()
        reportText()
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
        case "find:", "findNext:", "findPrevious:": isFindInteractionEnabled
        case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
            content.isEditing && isEditable && allowsEditingTextAttributes && !isSecureTextEntry
        case "findAndReplace:": isFindInteractionEnabled && isEditable
        case "useSelectionForFind:": isFindInteractionEnabled && !editor.selection.isCaret
        case "selectAll:": isSelectable && hasText && editor.selection.range.count < editor.text.length
        default: nil
        }
    }

    func toggle(_ action: Selector) {
        guard canPerform(action) == true, let style = TextStyleToggle(action) else { return }
        editor.toggle(style)
    }

    // MARK: TextKit

    /// The text storage. It is created on first access, since most text views do not need it.
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

    /// Uses a layout manager for the text view.
    func adopt(_ manager: NSLayoutManager) {
        parts.manager = manager
        parts.storage = manager.textStorage
        textContainer.displayInvalidated = { [weak self] _ in
            MainActor.assumeIsolated { self?.linesDidChange(from: 0) }
        }
        textContainer.layoutEnsured = { [weak self] in MainActor.assumeIsolated { self?.layOutAllText() } }
        textContainer.storageChanged = { [weak self] actions, range, _ in
            let isSameText = !actions.contains(.editedCharacters)
            MainActor.assumeIsolated { self?.storageDidChange(range, isSameText: isSameText) }
        }
        takeStorage()
    }

    /// Applies changes that were made while the layout called the layout manager's delegate or the text container.
    func takeChanges() {
        guard parts.isOutOfDate else { return }
        takeStorage()
    }

    private func takeStorage() {
        guard let storage = parts.storage else { return }
        parts.isOutOfDate = false
        let document = TextDocument(storage)
        // The storage was created for the current text, so only its attributes can differ, and the undo steps are
        // kept. (UTF-8 is compared, since strings that differ only in composed characters are equal.)
        let isSameText = storage.string.utf8.elementsEqual(editor.string.utf8)
        editor.take(document, in: isSameText ? 0..<document.length : nil)
        content.updateSelection()
    }

    /// Updates the text view after the storage has processed changes of the program or of the text view. The delegate
    /// of the storage may have made further changes.
    private func storageDidChange(_ range: NSRange, isSameText: Bool) {
        guard let storage = parts.storage else { return }
        if parts.manager?.isAsking == true {
            parts.isOutOfDate = true
            return setNeedsLayout()
        }
        guard parts.isWritingStorage || isSameText, storage.length == editor.text.length, let part = Range(range) else {
            return takeStorage()
        }
        // The range of an attribute may end inside a surrogate pair. A string must contain the whole pair.
        let whole =
            part.lowerBound - (cutsCharacter(part.lowerBound) ? 1 : 0)..<part.upperBound
            + (cutsCharacter(part.upperBound) ? 1 : 0)
        editor.take(TextDocument(storage, in: NSRange(whole)), in: whole)
    }

    private func cutsCharacter(_ offset: Int) -> Bool {
        guard offset > 0, offset < editor.text.length else { return false }
        return editor.text.document.string(in: offset - 1..<offset + 1).unicodeScalars.count == 1
    }
}

extension UITextView: TextEditorHost {
    func editorShouldChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    /// Updates the text storage, if it has been created.
    func editorDidReplace(_ range: Range<Int>, with text: TextDocument) {
        if parts.find?.isFindNavigatorVisible == true {
            content.found = FoundText()
            parts.find?.textDidChange()
        }
        parts.spelling?.didReplace(range, withLength: text.length)
        guard let storage = parts.storage, !parts.isWritingStorage else { return }
        parts.isWritingStorage = true
        // Subclasses store their text in an `NSMutableAttributedString`, which can replace only whole characters.
        let whole = storage.string.wholeCharacters(NSRange(range))
        let end = whole.upperBound + text.length - range.count
        let replacement =
            whole == NSRange(range) ? text : editor.text.document[whole.location..<max(whole.location, end)]
        let defaults = editor.defaultAttributes
        // Characters and attributes are set separately, since Foundation would leak the attributes of an attributed
        // string.
        storage.beginEditing()
        storage.replaceCharacters(in: whole, with: replacement.string)
        replacement.forEachRun(in: 0..<replacement.length) { values, part in
            let range = NSRange(location: whole.location + part.lowerBound, length: part.count)
            storage.setAttributes(defaults.merging(values) { $1 }, range: range)
            return true
        }
        storage.endEditing()
        parts.isWritingStorage = false
    }

    func editorDidReplaceByProgram() { editorDidChangeText() }

    private func reportText() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Notifies the delegate. The delegate is not notified of an unchanged selection (recorded on iOS 26.1).
    func editorDidChangeText() {
        layoutIfNeeded()
        if editor.selection.range != parts.reportedSelection { reportSelection() }
        showSelection()
        reportText()
        // The delegate may have resized the text view for the new text.
        if !isScrollEnabled { revealEditedText() }
    }

    func editorDidChangeSelection() {
        reportSelection()
        showSelection()
    }

    private func showSelection() {
        clearsOnInsertion = false
        guard content.isEditing else { return }
        layoutIfNeeded()
        scrollToCaret()
        content.updateSelection()
        content.restartCaret()
        parts.spelling?.setNeedsCheck()
    }

    func editorDidChangeLines(from top: CGFloat, to bottom: CGFloat) { linesDidChange(from: top, to: bottom) }
}
