extension UITextField: TextTransferHost {
    var takesEdits: Bool { isEnabled }
    var hasOneLine: Bool { true }
    var takesAttributes: Bool { allowsEditingTextAttributes }

    func prepareForInsertion() -> Bool {
        let replacesAll = hasText && (clearsAtChange || clearsOnInsertion)
        selectForInsertion()
        return replacesAll
    }

    func setEditable(_ isEditable: Bool) {}

    /// While a drag is over the field, a text that is too long is displayed as during editing.
    func dropDidChange() { setNeedsLayout() }
}
