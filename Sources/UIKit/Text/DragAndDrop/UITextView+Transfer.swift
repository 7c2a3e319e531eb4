import TextLayout

extension UITextView: TextTransferHost {
    var takesEdits: Bool { isEditable }
    var hasOneLine: Bool { false }
    var takesAttributes: Bool { allowsEditingTextAttributes }

    func prepareForInsertion() -> Bool {
        guard clearsOnInsertion else { return false }
        editor.select(TextSelection(0..<editor.text.length), isInput: true)
        return true
    }

    func setEditable(_ isEditable: Bool) { self.isEditable = isEditable }

    func dropDidChange() {}
}
