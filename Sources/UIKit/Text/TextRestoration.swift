import Foundation

/// What a field and a text view keep of themselves between launches (RESTORATION.md §6): what is selected, which counts only where the
/// text, which the program brings back before, is long enough for it.
extension UITextInput {
    func encodeSelection(with coder: NSCoder) {
        guard let range = selectedTextRange else { return }
        coder.encode(offset(from: beginningOfDocument, to: range.start), forKey: "UITextInput.selectionStart")
        coder.encode(offset(from: range.start, to: range.end), forKey: "UITextInput.selectionLength")
    }

    func decodeSelection(with coder: NSCoder) {
        guard coder.containsValue(forKey: "UITextInput.selectionStart") else { return }
        let start = coder.decodeInteger(forKey: "UITextInput.selectionStart")
        let length = coder.decodeInteger(forKey: "UITextInput.selectionLength")
        let whole = offset(from: beginningOfDocument, to: endOfDocument)
        guard start >= 0, length >= 0, start <= whole, length <= whole - start,
            let first = position(from: beginningOfDocument, offset: start),
            let last = position(from: first, offset: length)
        else { return }
        selectedTextRange = textRange(from: first, to: last)
    }
}
