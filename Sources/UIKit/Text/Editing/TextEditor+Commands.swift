import Foundation
import TextLayout

// What the edit menu and its keys do.
extension TextEditor {
    private var selectedText: NSAttributedString? {
        guard !selection.isCaret, !isSecure else { return nil }
        return attributedString.attributedSubstring(
            from: NSRange(location: selection.range.lowerBound, length: selection.range.count))
    }

    func copy() {
        guard !selection.isCaret, !isSecure else { return }
        UIPasteboard.general.string = text.document.string(in: selection.range)
    }

    func cut() {
        guard !selection.isCaret, !isSecure else { return }
        copy()
        endTyping()
        delete(.backward)
        endTyping()
    }

    /// Puts in what was copied: as plain text in the style of the text around it.
    func paste(keepsAttributes: Bool, isOneLine: Bool) {
        guard let string = UIPasteboard.general.string, !string.isEmpty else { return }
        endTyping()
        insert(isOneLine ? UITextField.oneLine(string) : string)
        endTyping()
    }

    /// Selects the word at the caret, or before it.
    func selectWord() {
        let offset = selection.range.lowerBound
        let found =
            units.range(of: .word, at: offset, isForward: true) ?? units.range(of: .word, at: offset, isForward: false)
        if let found { select(TextSelection(found)) }
    }
}
