import Foundation
import TextLayout

// The edit commands of menus and keys. Secure text can be neither copied nor cut.
extension TextEditor {
    /// Copies the selection. Its attributes are available for texts of the same program.
    func copy() {
        guard !selection.isCaret, !isSecure else { return }
        UIPasteboard.general.attributedString = attributed(text.document[selection.range]).attributedString
    }

    func cut() {
        guard !selection.isCaret, !isSecure else { return }
        copy()
        delete(.backward, as: .pasted)
    }

    /// Inserts the contents of the pasteboard.
    ///
    /// - Parameters:
    ///   - keepsAttributes: Whether the copied attributes are kept. Otherwise the inserted text gets the attributes of
    ///     the surrounding text.
    ///   - isOneLine: Whether line breaks are replaced by spaces.
    func paste(keepsAttributes: Bool, isOneLine: Bool) {
        let attributed = keepsAttributes ? UIPasteboard.general.attributedString : nil
        if let attributed, attributed.length > 0, !isOneLine || !attributed.string.contains(where: \.isNewline) {
            insert(smartInsertion(attributed))
        } else if let string = UIPasteboard.general.string, !string.isEmpty {
            insert(smartInsertion(isOneLine ? UITextField.oneLine(string) : string), as: .pasted)
        }
    }

    /// Selects the word at the caret, or the word before the caret.
    func selectWord() {
        let offset = selection.range.lowerBound
        let found =
            units.range(of: .word, at: offset, isForward: true) ?? units.range(of: .word, at: offset, isForward: false)
        guard let found else { return }
        select(TextSelection(found))
        text.selectsWords = true
    }
}
